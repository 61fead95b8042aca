import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { windUntil } from "../support/clock"
import { unfold } from "../support/forms"
import { routes } from "../support/site"
import { expect, open, test, untilHydrated } from "../support/test"

/* The contact page (spec section 2). What its forms ask for, say and post: __tests__/features/contact. */

const main = (page: Page) => page.getByRole("main")
const send = (page: Page) => page.getByRole("button", { name: "Send message" })
const message = (page: Page) => page.getByRole("textbox", { name: "Your message" })
const notice = (page: Page) => page.locator("[data-slot=toast-message]")

test.describe("on a phone of another time zone", () => {
  test.use({ viewport: { width: 360, height: 640 }, timezoneId: "America/Los_Angeles" })

  test("Contact on a phone: contact links and Kampala's hours first; the sent answers stay visible", async ({
    page,
  }) => {
    await page.clock.install({ time: "2026-11-23T17:59:00+03:00" })
    await open(page, routes.contact)

    await test.step("call, WhatsApp and SMS are large buttons, beside whether the office is open", async () => {
      await expect(page.getByText("Open now until 18:00")).toBeVisible()
      for (const name of [/^Call ?: Office/, /^WhatsApp ?: Office/, /^SMS ?: Office/]) {
        const link = main(page).getByRole("link", { name })
        await expect(link).toBeInViewport({ ratio: 1 })
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    })

    await test.step("an incomplete message focuses the missing answer", async () => {
      await unfold(page, "Write to us here")
      await send(page).click()
      await expect(page.getByRole("textbox", { name: "Your name" })).toBeFocused()
    })

    await test.step("a complete message: the toast does not cover the thanks, which stay", async () => {
      await page.getByRole("textbox", { name: "Your name" }).fill("Nakato Prossy")
      await page.getByLabel("Email address").first().fill("nakato@example.com")
      await page.getByLabel("Phone number").fill("+256 700 000 000")
      await message(page).fill("Two cows & a calf?")
      await send(page).press("Enter")
      const sent = page.getByRole("group", { name: "Thanks For Your Message" })
      await expect(sent).toBeFocused()
      await expect(notice(page)).toContainText("Thanks For Your Message")
      const gap = async () => {
        const whatsApp = await sent.getByRole("link", { name: /^Send on WhatsApp/ }).boundingBox()
        const toast = await page.locator("[data-slot=toast]").boundingBox()
        return whatsApp && toast ? toast.y - whatsApp.y - whatsApp.height : NaN
      }
      await expect.poll(gap, "pixels between the way to send and the notice").toBeGreaterThanOrEqual(0)
      await windUntil(page, async () => (await notice(page).count()) === 0)
      await expect(sent.getByText("One tap sends it to us:")).toBeInViewport()
      await expect(sent.getByRole("link", { name: /^Send on WhatsApp/ })).toBeInViewport()
      await expect(sent.getByText("Two cows & a calf?")).toBeVisible()
      await expectNoViolations(page, "contact, sent")
    })

    await test.step("link for a sick animal; the form is empty after going back", async () => {
      await main(page).getByRole("link", { name: "What to do, and what not to touch" }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sick or dead animal")
      await page.goBack()
      await untilHydrated(page)
      await unfold(page, "Write to us here")
      await expect(message(page)).toHaveValue("")
    })
  })
})

test("Forms: three clicks during a slow post send one request", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Has the site name an address for its form.
  await page.route("**/page-data/sq/d/*.json", async (route) => {
    const response = await route.fetch()
    const facts = (await response.json()) as { data: { siteSettings?: { forms: Record<string, string | null> } } }
    // Other files hold the words of parts that few pages have.
    const { forms } = facts.data.siteSettings ?? {}
    if (forms) forms.contact = "/test-form"
    await route.fulfill({ response, json: facts })
  })
  let posts = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/test-form", async (route) => {
    posts += 1
    await answered
    await route.fulfill({ json: {} })
  })
  await open(page, routes.contact)
  const form = main(page).locator("form", { has: send(page) })
  for (const [label, text] of [
    ["Your name", "Nakato"],
    ["Email address", "nakato@example.com"],
    ["Phone number", "+256 000 000 009"],
    ["Your message", "Do you buy goats?"],
  ] as const)
    await form.getByLabel(label).fill(text)
  await send(page).click({ clickCount: 3 })
  await expect.poll(() => posts).toBe(1)
  // The button says that it is busy, so Playwright would wait for it.
  await send(page).click({ force: true })
  answer()
  await expect(main(page).getByRole("group", { name: "Thanks For Your Message" })).toBeVisible()
  expect(posts).toBe(1)
  expect(page.context().pages(), "no link to WhatsApp was pressed").toHaveLength(1)
})
