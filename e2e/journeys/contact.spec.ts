import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { advance } from "../support/clock"
import { routes } from "../support/site"
import { getToast } from "../support/toast"
import { expect, open, test } from "../support/test"
import { messages } from "../../src/features/contact/messages"

/* The contact page (spec section 2). Its forms in detail: __tests__/features/contact. */

const main = (page: Page) => page.getByRole("main")
const send = (page: Page) => page.getByRole("button", { name: "Send message" })
const message = (page: Page) => page.getByRole("textbox", { name: "Your message" })

test.describe("on a phone in another time zone", () => {
  test.use({ viewport: { width: 360, height: 640 }, timezoneId: "America/Los_Angeles" })

  test("Contact on a phone: contact links and Kampala's opening hours come first; a submitted message stays visible", async ({
    page,
  }) => {
    await page.clock.install({ time: "2026-11-23T17:59:00+03:00" })
    await open(page, routes.contact)

    await test.step("call, WhatsApp and SMS are large buttons, beside whether the office is open", async () => {
      await expect(page.getByText("Open now until 18:00")).toBeVisible()
      for (const name of [/^Call ?: Office/, /^WhatsApp ?: Office/, /^SMS ?: Office/]) {
        const link = main(page).getByRole("link", { name })
        await expect(link).toBeInViewport({ ratio: 1 })
        await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    })

    await test.step("a complete message: the toast does not cover the thanks, which remain", async () => {
      await page.getByRole("textbox", { name: "Your name" }).fill("Nakato Prossy")
      await page.getByLabel("Email address").first().fill("nakato@example.com")
      await page.getByLabel("Phone number").fill("+256 700 000 000")
      await message(page).fill("Two cows & a calf?")
      await send(page).press("Enter")
      const sent = page.getByRole("group", { name: "Thanks For Your Message" })
      await expect(sent).toBeFocused()
      await expect(getToast(page)).toContainText("Thanks For Your Message")
      const gap = async () => {
        const heading = await sent.getByRole("heading").boundingBox()
        const toast = await getToast(page).boundingBox()
        return heading && toast ? heading.y - toast.y - toast.height : NaN
      }
      await expect.poll(gap, "pixels between the toast and the heading").toBeGreaterThanOrEqual(0)
      await advance(page, 5000)
      await expect(getToast(page)).toHaveCount(0)
      await expect(sent.getByText(messages.sent.notYet)).toBeInViewport()
      await expect(sent.getByRole("link", { name: /^Send on WhatsApp/ })).toBeInViewport()
      await expect(sent.getByText("Two cows & a calf?")).toBeVisible()
      await expectNoViolations(page, "contact, submitted")
    })
  })
})
