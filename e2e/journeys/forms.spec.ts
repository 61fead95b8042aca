import type { Locator, Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { replaceClock, wind, windUntil } from "../support/clock"
import { customer, fillContactForm, reachContactForm, reachFooter } from "../support/forms"
import { routes } from "../support/site"
import { formHost, serveSiteWithForm } from "../support/site-with-form"
import { expect, open, test } from "../support/test"

/* Every form of the site under presses that follow each other, and posting to another host. What each form asks for, says
   and posts: jest (__tests__/shared/hand-over-form.test.tsx, and each feature's own). */

interface FormCase {
  name: string
  /** Fills it in. */
  fill: (page: Page) => Promise<Locator>
  button: string
  /** What the toast says. */
  thanks: string
}

const person = { "Your name": "Nakato", "Email address": "nakato@example.com" }

const contactForm: FormCase = {
  name: "contact",
  fill: (page) =>
    fillAll(mainForm(page, "Send message"), {
      ...person,
      "Phone number": "+256 000 000 009",
      "Your message": "Do you buy goats?",
    }),
  button: "Send message",
  thanks: "Thanks For Your Message",
}

const footerForm: FormCase = {
  name: "the footer's subscription",
  fill: async (page) => {
    const footer = await reachFooter(page)
    return fillAll(footer.locator("form"), { "Your email address": "nakato@example.com" })
  },
  button: "Subscribe",
  thanks: "Thanks For Subscribe",
}

const panelForm: FormCase = {
  name: "the side panel's subscription",
  fill: async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "About us and contact" }).click()
    return fillAll(page.getByRole("dialog").locator("form"), { "Your email address": "nakato@example.com" })
  },
  button: "Subscribe",
  thanks: "Thanks For Your Message",
}

/** The forms that are thanked for, by their page. */
const thanked: Readonly<Record<string, readonly FormCase[]>> = {
  [routes.contact]: [contactForm, footerForm, panelForm],
  [routes.home]: [
    {
      name: "home's contact",
      fill: async (page) => {
        const form = await reachContactForm(page)
        await fillContactForm(form)
        return form
      },
      button: "Send message",
      thanks: "Thank you for your interest!",
    },
  ],
  [routes.post]: [
    {
      name: "a comment",
      fill: async (page) => {
        await page.locator("[data-slot=comment-form]").scrollIntoViewIfNeeded()
        return fillAll(mainForm(page, "Send your story"), { ...person, "Your comment": "So did we" })
      },
      button: "Send your story",
      thanks: "Thanks For Your Message",
    },
  ],
  [routes.product]: [
    {
      name: "a review",
      fill: async (page) => {
        await page.getByRole("tab", { name: "Review" }).click()
        return fillAll(mainForm(page, "Send review"), { "Your review": "Sweet", ...person })
      },
      button: "Send review",
      thanks: "Thanks For Your Message",
    },
  ],
  [routes.login]: [
    {
      name: "login",
      fill: (page) => fillAll(mainForm(page, "Login"), { "Email address": "nakato@example.com", Password: "secret" }),
      button: "Login",
      thanks: "Login Successful",
    },
  ],
}

test("a double click on a form's button counts once, and presses nothing that comes under it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await replaceClock(page)
  await fillCart(page)

  for (const [route, forms] of Object.entries(thanked)) {
    await open(page, route)
    for (const { name, fill, button, thanks } of forms) {
      await test.step(name, async () => {
        const form = await fill(page)
        await form.getByRole("button", { name: button }).dblclick()
        await expectThanksOnce(page, form, thanks)
      })
    }
  }

  await test.step("the order", async () => {
    await open(page, routes.checkout)
    const form = await fillAll(mainForm(page, "Place order"), customer)
    await form.getByRole("button", { name: "Place order" }).dblclick()
    await expect(form.getByLabel("First name")).toHaveValue("")
    await wind(page, 700)
    await expectNoComplaint(form)
  })

  await test.step("the coupon", async () => {
    await open(page, routes.cart)
    const form = await fillAll(mainForm(page, "Apply coupon"), { "Coupon code": "COW" })
    await form.getByRole("button", { name: "Apply coupon" }).dblclick()
    await expect(form.getByText("This coupon code is not valid.")).toHaveCount(1)
    await expect(form.getByLabel("Coupon code")).toHaveValue("COW")
  })

  expect(page.context().pages(), "no link to WhatsApp was pressed").toHaveLength(1)
})

test("a form that is pressed three times while its post is on the way is posted once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await replaceClock(page)
  await nameEndpoints(page)
  const posts: string[] = []
  let answer = () => {}
  await page.route("**/test-forms/*", async (route, request) => {
    posts.push(new URL(request.url()).pathname)
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({ json: {} })
  })
  await open(page, routes.contact)
  for (const { name, fill, button, thanks } of [contactForm, footerForm, panelForm]) {
    await test.step(name, async () => {
      posts.length = 0
      const form = await fill(page)
      await form.getByRole("button", { name: button }).click({ clickCount: 3 })
      await expect.poll(() => posts.length, { message: "posts" }).toBeGreaterThan(0)
      // The button says that it is busy, so Playwright would wait for it.
      await form.getByRole("button", { name: button }).click({ force: true })
      answer()
      await expectThanksOnce(page, form, thanks)
      expect(posts).toEqual([`/test-forms/${name === "contact" ? "contact" : "subscribe"}`])
    })
  }
})

test.describe("a form with an address at another host", () => {
  // The form's host is another on purpose, and the browser says what the policy forbids.
  test.use({ expectedProblems: [/^other host: http:\/\/127\.0\.0\.1:|policy: connect-src|Content.Security.Policy/i] })

  test("is posted there where the policy allows it; where it does not, it says so and keeps what was typed", async ({
    page,
  }) => {
    const host = await formHost()
    for (const isAllowed of [true, false]) {
      const site = await serveSiteWithForm(`${host.origin}/message`, isAllowed ? [host.origin] : [])
      await open(page, `${site.origin}/contact`)
      const form = await contactForm.fill(page)
      await form.getByRole("button", { name: contactForm.button }).click()
      if (isAllowed) {
        await expect(page.getByText("Thanks For Your Message").first()).toBeVisible()
      } else {
        await expect(page.getByText("Your message could not be sent.").first()).toBeVisible()
        await expect(form.getByLabel("Your message")).toHaveValue("Do you buy goats?")
      }
      expect(host.received).toEqual([expect.objectContaining({ name: "Nakato", comments: "Do you buy goats?" })])
      // The page must be left before its server stops: it may still ask for a file.
      await page.waitForLoadState("networkidle")
      await page.goto("about:blank")
      site.stop()
    }
    host.stop()
  })
})

test.describe("the registration form by itself", () => {
  test("its second press opens nothing that the first one has put under it", async ({ page }) => {
    await page.goto("/member-form.html")
    const link = page.locator("[data-channel=whatsapp]")
    await page.evaluate(() => {
      for (const box of document.querySelectorAll("[required]")) box.removeAttribute("required")
      const link = document.querySelector<HTMLAnchorElement>("[data-channel=whatsapp]")
      // Presses are counted, and lead nowhere: no other host is asked for anything.
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
    await expect(async () => {
      await link.click()
      await expect(link).toHaveAttribute("data-test-presses", "1", { timeout: 100 })
    }, "a press of its own is let through").toPass()
  })
})

/** Has the site name an address for each form. */
async function nameEndpoints(page: Page): Promise<void> {
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch()
    const facts = (await response.json()) as { data: { siteSettings?: { forms: Record<string, string | null> } } }
    // Other files hold the words of parts that few pages have.
    const forms = facts.data.siteSettings?.forms ?? {}
    for (const name of Object.keys(forms)) forms[name] = `/test-forms/${name}`
    await route.fulfill({ response, json: facts })
  })
}

/** Said once, and nothing is complained of, now and when a late complaint would have come. Waits until the toast is gone. */
async function expectThanksOnce(page: Page, form: Locator, thanks: string): Promise<void> {
  const notices = page.locator("[data-slot=toast-message]")
  await expect(notices).toContainText([thanks])
  await wind(page, 700)
  await expect(notices).toHaveCount(1)
  await expectNoComplaint(form)
  await windUntil(page, async () => (await notices.count()) === 0)
}

async function expectNoComplaint(form: Locator): Promise<void> {
  await expect(form.getByText(/need another look/)).toHaveCount(0)
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0)
}

const mainForm = (page: Page, button: string): Locator =>
  page.getByRole("main").locator("form", { has: page.getByRole("button", { name: button }) })

async function fillAll(form: Locator, answers: Record<string, string>): Promise<Locator> {
  for (const [label, text] of Object.entries(answers)) await form.getByLabel(label, { exact: false }).fill(text)
  return form
}
