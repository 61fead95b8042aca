import type { Locator, Page } from "@playwright/test"
import { fillCart } from "./support/cart"
import { fillContactForm, reachContactForm, reachFooter } from "./support/forms"
import { expect, open, test } from "./support/test"

/*
 * Every form of the site under a double press: it sends once and says one thing, with and without an address to post to
 * (data/site.json, "forms").
 */

interface FormCase {
  name: string
  /** The form's name in data/site.json; null where nothing is ever sent. */
  endpoint: "contact" | "subscribe" | "comment" | "review" | "order" | null
  address: string
  /** Brings the form into sight and fills it in. */
  fill: (page: Page) => Promise<Locator>
  button: string
  /** What is said, once; null where the order beside the emptied form says what to do. */
  thanks: string | null
}

const fillAll = async (form: Locator, answers: Record<string, string>) => {
  for (const [label, text] of Object.entries(answers)) await form.getByLabel(label, { exact: false }).fill(text)
  return form
}

const person = { "Your name": "Nakato", "Email address": "nakato@example.com" }
const mainForm = (page: Page, button: string) =>
  page.getByRole("main").locator("form", { has: page.getByRole("button", { name: button }) })

const cases: readonly FormCase[] = [
  {
    name: "the contact page's",
    endpoint: "contact",
    address: "/contact",
    fill: (page) =>
      fillAll(mainForm(page, "Send message"), {
        ...person,
        "Phone number": "+256 000 000 009",
        "Your message": "Two cows",
      }),
    button: "Send message",
    thanks: "Thanks For Your Message",
  },
  {
    name: "home's",
    endpoint: "contact",
    address: "/",
    fill: async (page) => {
      const form = await reachContactForm(page)
      await fillContactForm(form)
      return form
    },
    button: "Send message",
    thanks: "Thank you for your interest!",
  },
  {
    name: "the footer's",
    endpoint: "subscribe",
    address: "/about-us",
    fill: async (page) => {
      const footer = await reachFooter(page)
      return fillAll(footer.locator("form"), { "Your email address": "nakato@example.com" })
    },
    button: "Subscribe",
    thanks: "Thanks For Subscribe",
  },
  {
    name: "the newsletter's",
    endpoint: "subscribe",
    address: "/about-us",
    fill: async (page) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.getByRole("banner").getByRole("button", { name: "About us and contact" }).click()
      return fillAll(page.getByRole("dialog").locator("form"), { "Your email address": "nakato@example.com" })
    },
    button: "Subscribe",
    thanks: "Thanks For Your Message",
  },
  {
    name: "a comment's",
    endpoint: "comment",
    address: "/blog-single/1",
    fill: async (page) => {
      await page.locator("[data-slot=comment-form]").scrollIntoViewIfNeeded()
      return fillAll(mainForm(page, "Send your story"), { ...person, "Your comment": "So did we" })
    },
    button: "Send your story",
    thanks: "Thanks For Your Message",
  },
  {
    name: "a review's",
    endpoint: "review",
    address: "/shop-single/1",
    fill: async (page) => {
      await page.getByRole("tab", { name: "Review" }).click()
      return fillAll(mainForm(page, "Send review"), { "Your review": "Sweet", ...person })
    },
    button: "Send review",
    thanks: "Thanks For Your Message",
  },
  {
    name: "the checkout's",
    endpoint: "order",
    address: "/checkout",
    fill: (page) =>
      fillAll(mainForm(page, "Place order"), {
        "First name": "Prossy",
        "Last name": "Nakato",
        "Street address": "Plot 7",
        "Town / City": "Gulu",
        "State / County": "Northern",
        "Postcode / ZIP": "none",
        "Email address": "nakato@example.com",
      }),
    button: "Place order",
    thanks: null,
  },
  {
    name: "the login's",
    endpoint: null,
    address: "/login",
    fill: (page) => fillAll(mainForm(page, "Login"), { "Email address": "nakato@example.com", Password: "secret" }),
    button: "Login",
    thanks: "Login Successful",
  },
]

/** Has the site name an address for each form, and returns what is posted there. The answer takes `delay` milliseconds. */
async function nameEndpoints(page: Page, delay: number): Promise<string[]> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch()
    const facts = (await response.json()) as { data: { siteSettings?: { forms: Record<string, string | null> } } }
    // Other files hold the words of parts that few pages have.
    const forms = facts.data.siteSettings?.forms ?? {}
    for (const name of Object.keys(forms)) forms[name] = `/test-forms/${name}`
    await route.fulfill({ response, json: facts })
  })
  const posts: string[] = []
  await page.route("**/test-forms/*", async (route, request) => {
    posts.push(new URL(request.url()).pathname)
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.fulfill({ json: {} })
  })
  return posts
}

const notices = (page: Page) => page.locator("[data-slot=toast-message]")

/** Said once, and nothing is complained of, now and when a late complaint would have come. */
async function expectOneAnswer(page: Page, form: Locator, { thanks }: FormCase) {
  if (thanks !== null) await expect(notices(page)).toContainText([thanks])
  else await expect(form.getByLabel("First name")).toHaveValue("")
  await page.waitForTimeout(700)
  await expect(notices(page)).toHaveCount(thanks === null ? 0 : 1)
  await expect(form.getByText(/need another look/)).toHaveCount(0)
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0)
}

for (const entry of cases) {
  const { name, endpoint, address, fill, button } = entry

  test(`${name} form takes a double click for one press`, async ({ page }) => {
    await fillCart(page)
    await open(page, address)
    const form = await fill(page)
    await form.getByRole("button", { name: button }).dblclick()
    await expectOneAnswer(page, form, entry)
  })

  if (endpoint) {
    for (const delay of [0, 800]) {
      test(`${name} form is posted once by three presses, answered after ${delay} ms`, async ({ page }) => {
        const posts = await nameEndpoints(page, delay)
        await fillCart(page)
        await open(page, address)
        const form = await fill(page)
        await form.getByRole("button", { name: button }).click({ clickCount: 3 })
        await expectOneAnswer(page, form, entry)
        expect(posts).toEqual([`/test-forms/${endpoint}`])
      })
    }
  }
}

test("a coupon's form answers a double click once", async ({ page }) => {
  await fillCart(page)
  await open(page, "/cart")
  const form = mainForm(page, "Apply coupon")
  await form.getByLabel("Coupon code").fill("COW")
  await form.getByRole("button", { name: "Apply coupon" }).dblclick()
  await expect(form.getByText("This coupon code is not valid.")).toHaveCount(1)
  await expect(form.getByLabel("Coupon code")).toHaveValue("COW")
})

test("the registration form's second press opens nothing that the first one has put under it", async ({ page }) => {
  await page.goto("/member-form.html")
  const link = page.locator("[data-channel=whatsapp]")
  await page.evaluate(() => {
    for (const box of document.querySelectorAll("[required]")) box.removeAttribute("required")
    const link = document.querySelector<HTMLAnchorElement>("[data-channel=whatsapp]")
    // What is pressed is counted, and held back: no other host is asked for anything.
    link?.addEventListener("click", (event) => {
      event.preventDefault()
      link.dataset.testPresses = String(Number(link.dataset.testPresses ?? 0) + 1)
    })
    // As a keyboard does it: a click of a pointer counts as the second half of a double click.
    const next = () => document.querySelector<HTMLButtonElement>("[data-step]:not([hidden]) [type=submit]")?.click()
    next()
    next()
    next()
    link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }))
  })
  await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\//)
  await expect(link).not.toHaveAttribute("data-test-presses")
  await page.waitForTimeout(600)
  await link.click()
  await expect(link).toHaveAttribute("data-test-presses", "1")
})
