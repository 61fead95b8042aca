import type { FrameLocator, Locator, Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { getMemberStep, memberSteps, type MemberStep } from "../support/registration"
import { routes, site } from "../support/site"
import { expect, open, recordRequests, test } from "../support/test"

/*
 * The registration form in its frame, and the fallbacks for it (spec section 2, "Registration"). Its steps:
 * __tests__/outputs/member-form.
 */

const FORM = "/member-form.html"
const getFrame = (page: Page) => page.frameLocator("iframe[title='Member registration form']")
const membership = site.telephones.find(({ key }) => key === "membership")
const getNumbers = (scope: Locator) => scope.locator(`a[href="tel:${membership?.number.replace(/ /g, "")}"]`)
const ready = (form: FrameLocator) => form.getByRole("region", { name: /Your message is ready/ })

async function fillIn(form: FrameLocator | Page, { questions }: MemberStep): Promise<void> {
  for (const { label, answer, isChoice } of questions) {
    const field = form.getByLabel(label, { exact: true })
    await (isChoice ? field.selectOption(answer) : field.fill(answer))
  }
}

/** Completes a step. Submits it by keyboard: a second click within half a second would count as a double click. */
async function complete(form: FrameLocator, step: MemberStep): Promise<void> {
  await fillIn(form, step)
  await form.getByRole("button", { name: step.submit }).press("Enter")
}

test("Registration: each state fits the frame at every width, without violations", async ({ page }) => {
  test.slow()
  await open(page, routes.registration)
  for (const [width, height] of [
    [1440, 2052],
    [769, 2052],
    [768, 1400],
    [320, 1400],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.locator("iframe"), `${width} px`).toHaveJSProperty("clientHeight", height)
  }
  const form = getFrame(page)
  const check = (state: string) =>
    test.step(state, async () => {
      await expectNoSidewaysScrolling(page)
      const excess = await form.locator(":root").evaluate((root) => root.scrollWidth - root.clientWidth)
      expect(excess, "pixels beyond the frame's edge").toBeLessThanOrEqual(0)
      await expectNoViolations(page, `registration, ${state}`)
    })
  await form.getByRole("button", { name: getMemberStep(1).submit }).press("Enter")
  await expect(form.getByRole("status")).toContainText("fields have errors. Please correct them.")
  await check("step 1 with errors")
  await complete(form, getMemberStep(1))
  await complete(form, getMemberStep(2))
  await expect(ready(form)).toBeFocused()
  await check("ready to send")
})

test.describe("on a phone of 360 × 640", () => {
  test.use({ viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true })

  test("Registration on a phone: the first field within 700 px, each step begins below the header", async ({
    page,
  }) => {
    await open(page, routes.registration)
    const form = getFrame(page)
    await expect(form.getByLabel("Full name")).toBeVisible()
    const top = (await form.getByLabel("Full name").boundingBox())?.y ?? Infinity
    expect(top + (await page.evaluate(() => window.scrollY))).toBeLessThanOrEqual(700)
    await complete(form, getMemberStep(1))
    const heading = form.getByRole("heading", { level: 2, name: `Step 2 of ${memberSteps.length}` })
    await expect(heading).toBeFocused()
    const header = await page.getByRole("banner").boundingBox()
    const edge = (header?.y ?? 0) + (header?.height ?? 0)
    const getTop = async () => (await heading.boundingBox())?.y
    await expect.poll(getTop, { message: "below the header" }).toBeGreaterThanOrEqual(edge)
    await complete(form, getMemberStep(2))
    await expect(ready(form)).toBeFocused()
    await expect(ready(form)).toBeInViewport()
  })
})

test("Registration form opened directly: loads no other file, has its typeface, links back", async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto(FORM)
  await expect(page.getByText(/need JavaScript/)).toBeHidden()
  await expect(page.getByRole("link", { name: /^Back to the website/ })).toHaveAttribute("href", routes.registration)
  const faces = await page.evaluate(() =>
    document.fonts.ready.then((fonts) => [...fonts].map(({ family, status }) => `${family} ${status}`)),
  )
  expect(faces.map((face) => face.replaceAll('"', ""))).toEqual(["Bricolage Grotesque loaded"])
  expect(requests.map((address) => new URL(address).pathname)).toEqual([FORM])
})

test.describe("a form that fails", () => {
  test.use({ expectedProblems: [/404|member-form|ERR_FAILED/] })

  test("Registration: telephone and WhatsApp replace a form that fails to load", async ({ page }) => {
    const alert = page.getByRole("main").getByRole("alert")
    await page.route(`**${FORM}`, (route) => route.abort())
    await open(page, routes.registration)
    await expect(getNumbers(alert)).toHaveAttribute("href", /^tel:\+256/)
    await expect(alert.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/256/)
    const top = await getNumbers(alert).evaluate((link) => link.getBoundingClientRect().top + window.scrollY)
    expect(top).toBeLessThan(700)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/^other host: mailto:/] })

  test("Registration without JavaScript: all steps are one form that is sent by email", async ({ page }) => {
    const requests = recordRequests(page)
    await page.goto(routes.registration)
    const frame = page.getByTitle("Member registration form")
    await expect(frame).toBeVisible()
    // Directly, because Playwright disables scripts in the sandboxed frame too late.
    await page.goto((await frame.getAttribute("src")) ?? "")
    await expect(page.getByText(/need JavaScript/)).toBeVisible()
    await expect(page.getByRole("button")).toHaveText(["Write the email"])
    // The browser validates the form, and opens the email program with a valid one.
    await page.getByRole("button", { name: "Write the email" }).click()
    await expect(page.getByLabel("Full name")).toBeFocused()
    for (const step of memberSteps) await fillIn(page, step)
    await page.getByRole("button", { name: "Write the email" }).click()
    const getEmails = () => requests.filter((address) => address.startsWith("mailto:")).map(decodeURIComponent)
    await expect
      .poll(getEmails)
      .toEqual([
        expect.stringMatching(
          /^mailto:hello@cafn\.example\?subject=CaFN registration&body=CaFN registration=\r\nFull name=Nakato/,
        ),
      ])
    await expect(page.getByLabel("Full name"), "the form keeps its values").toHaveValue("Nakato & Prossy")
  })
})
