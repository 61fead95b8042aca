import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { windUntil } from "../support/clock"
import { unfold } from "../support/forms"
import { routes, site } from "../support/site"
import { expect, open, test, untilAlive } from "../support/test"

/*
 * The network's own pages: a member, the contact page, and what to do with a sick animal (spec section 2). What their forms
 * ask for and say: __tests__/features; presses that follow each other: forms.spec.ts.
 */

const main = (page: Page) => page.getByRole("main")
const wayOut = (page: Page) => main(page).getByRole("link", { name: "What to do, and what not to touch" })

test("a member's skill bar fills when it comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open(page, routes.farmer)
  const bar = page.locator("[data-slot=progress-bar]").last()
  const shift = () =>
    bar.locator("[aria-hidden] > div").evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).e)
  const width = await bar.evaluate((element) => element.clientWidth)
  await bar.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - innerHeight + 8))
  await expect.poll(shift, "empty while only its edge is in view").toBeLessThan(-width * 0.9)
  await bar.scrollIntoViewIfNeeded()
  await expect.poll(shift, "filled").toBeGreaterThan(-width * 0.2)
})

test.describe("the contact page on a phone of another time zone", () => {
  test.use({ viewport: { width: 360, height: 640 }, timezoneId: "America/Los_Angeles" })

  test("its first screen has the ways to reach us and Kampala's hours; what was sent stays in sight", async ({
    page,
  }) => {
    await page.clock.install({ time: "2026-11-23T17:59:00+03:00" })
    await open(page, routes.contact)

    await test.step("call, WhatsApp and SMS on large buttons, and whether the office is open", async () => {
      await expect(page.getByText("Open now until 18:00")).toBeVisible()
      for (const name of [/^Call ?: Office/, /^WhatsApp ?: Office/, /^SMS ?: Office/]) {
        const link = main(page).getByRole("link", { name })
        await expect(link).toBeInViewport({ ratio: 1 })
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      }
    })

    const send = page.getByRole("button", { name: "Send message" })
    const message = page.getByRole("textbox", { name: "Your message" })

    await test.step("an incomplete message", async () => {
      await unfold(page, "Write to us here")
      await send.click()
      await expect(page.getByRole("textbox", { name: "Your name" })).toBeFocused()
      await expectNoViolations(page, "contact, form errors")
    })

    await test.step("a complete one: it stays in sight after the notice has gone", async () => {
      await page.getByRole("textbox", { name: "Your name" }).fill("Nakato Prossy")
      await page.getByLabel("Email address").first().fill("nakato@example.com")
      await page.getByLabel("Phone number").fill("+256 700 000 000")
      await message.fill("Two cows & a calf?")
      await send.press("Enter")
      const sent = page.getByRole("group", { name: "Thanks For Your Message" })
      const notice = page.locator("[data-slot=toast-message]")
      await expect(sent).toBeFocused()
      await expect(notice).toContainText("Thanks For Your Message")
      await windUntil(page, async () => (await notice.count()) === 0)
      await expect(sent.getByText("Nothing has been sent yet.")).toBeInViewport()
      await expect(sent.getByRole("link", { name: /^Send on WhatsApp/ })).toBeInViewport()
      await expect(sent.getByText("Two cows & a calf?")).toBeVisible()
      await expectNoViolations(page, "contact, sent")
    })

    await test.step("the way for a sick animal, and a form that is empty after coming back", async () => {
      await wayOut(page).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sick or dead animal")
      await page.goBack()
      await untilAlive(page)
      await unfold(page, "Write to us here")
      await expect(message).toHaveValue("")
    })
  })
})

test.describe("a sick animal, on a phone without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false })

  test("a number to call is on the first screen, and on paper it is written out", async ({ page }) => {
    await page.goto("/animal-health")
    const [label, number] = site.vetLine
      ? (["Call our vet line", site.vetLine] as const)
      : (["Call our office", site.telephones[0]?.number ?? "none"] as const)
    const call = main(page).getByRole("link", { name: `${label} ${number}` })
    await expect(call).toHaveAttribute("href", `tel:${number.replace(/ /g, "")}`)
    await expect(call).toBeInViewport({ ratio: 1 })
    for (const words of ["open, skin or eat an animal that died suddenly", "soap and running water for 15 minutes"])
      await expect(page.getByText(words)).toBeVisible()
    await page.emulateMedia({ media: "print" })
    await expect(page.getByText(`${label}: ${number}`)).toBeVisible()
    await expect(page.getByRole("heading", { name: "Anthrax" })).toBeVisible()
  })
})
