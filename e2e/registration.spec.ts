import type { FrameLocator, Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { expectNoSidewaysScrolling } from "./support/geometry"
import { memberSteps } from "./support/registration"
import { registration, routes, site } from "./support/site"
import { expect, open, test } from "./support/test"

/* Becoming a member: the form in its frame, step by step (spec section 2, "Registration"). */

const NUMBER = "National identification number"
const frameOf = (page: Page) => page.frameLocator("iframe[title='Member registration form']")

/** Fills in the first `count` steps; a pause between them: a second click within half a second is a double click. */
async function walk(page: Page, form: Page | FrameLocator, count: number = memberSteps.length): Promise<void> {
  for (const { questions, forward } of memberSteps.slice(0, count)) {
    for (const { label, answer, isChoice } of questions) {
      const field = form.getByLabel(label, { exact: true })
      if (isChoice) await field.selectOption(answer)
      else await field.fill(answer)
    }
    await page.waitForTimeout(550)
    await form.getByRole("button", { name: forward }).click()
  }
}

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test("the form comes first: its first field begins within 700 px of the page's top", async ({ page }) => {
    await open(page, routes.registration)
    const field = frameOf(page).getByLabel("Full name")
    await expect(field).toBeVisible()
    const box = await field.boundingBox()
    const top = (box?.y ?? Infinity) + (await page.evaluate(() => window.scrollY))
    console.log(`first field of the registration: ${Math.round(top)} px`)
    expect(top).toBeLessThanOrEqual(700)
  })

  test("every step and what comes after begins in sight, clear of the header", async ({ page }) => {
    await open(page, routes.registration)
    const form = frameOf(page)
    const header = page.getByRole("banner")
    for (const [index, { questions, forward }] of memberSteps.entries()) {
      const heading = form.getByRole("heading", { level: 2, name: `Step ${index + 1} of ${memberSteps.length}` })
      if (index > 0) {
        await expect(heading).toBeFocused()
        await expect(heading).toBeInViewport({ ratio: 1 })
        const edge = await header.boundingBox()
        const box = await heading.boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0))
      }
      for (const { label, answer, isChoice } of questions) {
        const field = form.getByLabel(label, { exact: true })
        if (isChoice) await field.selectOption(answer)
        else await field.fill(answer)
      }
      await page.waitForTimeout(550)
      await form.getByRole("button", { name: forward }).click()
    }
    await expect(form.getByRole("heading", { name: /Send it/ })).toBeInViewport()
    await expect(form.getByText("Nothing has been sent yet.")).toBeInViewport()
    await expect(form.getByRole("link", { name: /^Send on WhatsApp/ })).toBeInViewport()
  })

  test("the link to the form's own page is a target of 44 px", async ({ page }) => {
    await open(page, routes.registration)
    const box = await page.getByRole("link", { name: registration.directLabel }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  })
})

test("the form hands over by WhatsApp, SMS, a call and e-mail, and no link ever holds the identity number", async ({
  page,
}) => {
  await open(page, routes.registration)
  const form = frameOf(page)
  await walk(page, form)
  await expect(form.getByRole("region", { name: /Your message is ready/ })).toBeFocused()
  const links = form.getByRole("region", { name: /Your message is ready/ }).getByRole("link")
  await expect(links).toHaveText([...site.handOver.map(({ label }) => new RegExp(`^${label}`)), "Send by email"])
  const hrefs = await links.evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute("href") ?? "")))
  for (const href of hrefs) expect(href).not.toContain("CM12345678ABCD")
  for (const href of hrefs.filter((href) => !href.startsWith("tel:"))) {
    expect(href).toContain("Full name: Nakato & Prossy")
    expect(href).toContain("District: Mbarara")
  }
  const sms = hrefs.find((href) => href.startsWith("sms:")) ?? ""
  expect(sms.replace(/^[^=]*=/, "").length).toBeLessThanOrEqual(306)
  const called = site.telephones.find(({ label }) => label === registration.telephone)
  expect(hrefs).toContain(`tel:${called?.number.replaceAll(" ", "")}`)
  await expect(form.getByText("CM12345678ABCD")).toBeVisible()

  await page.waitForTimeout(550)
  await form.getByRole("button", { name: "Change something" }).click()
  await expect(form.getByRole("heading", { name: /^Step 1 of 3/ })).toBeFocused()
  await expect(form.getByLabel("Full name")).toHaveValue("Nakato & Prossy")
})

test("a step that is not complete says what is wrong in the page's words, beside each field and above them", async ({
  page,
}) => {
  await open(page, routes.registration)
  const form = frameOf(page)
  await form.getByLabel("Email address").fill("nakato")
  await form.getByRole("button", { name: memberSteps[0]?.forward }).click()
  await expect(form.getByLabel("Full name")).toBeFocused()
  await expect(form.getByLabel("Full name")).toHaveAccessibleDescription("Please fill in: Full name.")
  const summary = form.getByRole("status")
  await expect(summary).toContainText("answers need another look:")
  await summary.getByRole("link", { name: "Please write an email address like name@example.com." }).click()
  await expect(form.getByLabel("Email address")).toBeFocused()
  expect(await form.locator("form").evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true)
})

test("the form's headings have the site's typeface, in the frame and on the form's own page", async ({ page }) => {
  await open(page, routes.registration)
  const found = () => page.frames().find((one) => one.url().endsWith("/member-form.html"))
  await expect.poll(() => found() !== undefined).toBe(true)
  const frame = found()
  for (const where of [frame, page]) {
    if (where === page) await page.goto("/member-form.html")
    const faces = await where?.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', "")} ${status}`)
    })
    expect(faces).toEqual(["Bricolage Grotesque loaded"])
  }
})

test("on a page of its own it works too, and leads back", async ({ page }) => {
  await page.goto("/member-form.html")
  await expect(page.getByRole("link", { name: /^Back to the website/ })).toHaveAttribute("href", routes.registration)
  await walk(page, page)
  await expect(page.getByRole("region", { name: /Your message is ready/ })).toBeFocused()
})

for (const [width, height] of [
  [320, 1400],
  [768, 1400],
  [1440, 2052],
] as const) {
  test(`at ${width} px each state stays inside the frame, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, routes.registration)
    const form = frameOf(page)
    const check = async (what: string) => {
      await expectNoViolations(page, `registration, ${what}, ${width} px`)
      await expectNoSidewaysScrolling(page)
      const inside = await form.locator(":root").evaluate(({ scrollWidth, clientWidth, scrollHeight }) => ({
        excess: scrollWidth - clientWidth,
        height: scrollHeight,
      }))
      expect(inside.excess).toBeLessThanOrEqual(0)
      console.log(`registration, ${what}, ${width} px: ${inside.height} of ${height} px`)
    }
    await check("step 1")
    await form.getByRole("button", { name: memberSteps[0]?.forward }).click()
    await check("errors")
    await walk(page, form, 2)
    await check("step 3")
    await expect(form.getByText(registration.identity.title)).toBeVisible()
    await form.getByLabel("How you heard about us").selectOption({ index: 1 })
    await form.getByLabel(NUMBER, { exact: true }).fill("CM12345678ABCD")
    await page.waitForTimeout(550)
    await form.getByRole("button", { name: "Prepare my message" }).click()
    await check("ready to send")
  })
}

test("on paper the checklist is unfolded, required and optional, with lines to write on", async ({ page }) => {
  await open(page, routes.registration)
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  const checklist = page.locator("[data-slot=registration-checklist]")
  await expect(checklist.getByText("Full name")).toBeVisible()
  await expect(checklist.getByText(registration.optionalTitle)).toBeVisible()
  await expect(page.locator("iframe")).toBeHidden()
})
