import type { FrameLocator, Locator, Page } from "@playwright/test"
import { expectNoViolations, WIDTH_RULES } from "../support/axe"
import { expectNoSidewaysScrolling } from "../support/geometry"
import { memberSteps } from "../support/registration"
import { registration, routes, site } from "../support/site"
import { expect, open, requestsOf, test } from "../support/test"

/*
 * Becoming a member: the form in its frame, and what stands there if the form does not come (spec section 2,
 * "Registration"). What each step asks for and says: __tests__/outputs/member-form; by keyboard: keyboard.spec.ts.
 */

const FORM = "/member-form.html"
const frameOf = (page: Page) => page.frameLocator("iframe[title='Member registration form']")
const numbers = (scope: Page | Locator) => scope.getByRole("link", { name: site.telephones[0]?.number, exact: true })
const ready = (form: Page | FrameLocator) => form.getByRole("region", { name: /Your message is ready/ })

/** Answers a step. Goes on by keyboard: a second click within half a second would count as a double click. */
async function answer(form: Page | FrameLocator, { questions, forward }: (typeof memberSteps)[number]): Promise<void> {
  for (const { label, answer, isChoice } of questions) {
    const field = form.getByLabel(label, { exact: true })
    if (isChoice) await field.selectOption(answer)
    else await field.fill(answer)
  }
  await form.getByRole("button", { name: forward }).press("Enter")
}

test("on a phone the form comes first, and every step begins in sight", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, routes.registration)
  const form = frameOf(page)
  const header = page.getByRole("banner")

  await test.step("the first field begins within 700 px of the page's top", async () => {
    const field = form.getByLabel("Full name")
    await expect(field).toBeVisible()
    const box = await field.boundingBox()
    expect((box?.y ?? Infinity) + (await page.evaluate(() => window.scrollY))).toBeLessThanOrEqual(700)
  })

  for (const [index, step] of memberSteps.entries()) {
    await test.step(`step ${index + 1} begins below the header`, async () => {
      const heading = form.getByRole("heading", { level: 2, name: `Step ${index + 1} of ${memberSteps.length}` })
      if (index > 0) {
        await expect(heading).toBeFocused()
        await expect(heading).toBeInViewport({ ratio: 1 })
        const edge = await header.boundingBox()
        expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((edge?.y ?? 0) + (edge?.height ?? 0))
      }
      await answer(form, step)
    })
  }

  await test.step("the message is ready, nothing has been sent, and the ways to send it are in sight", async () => {
    await expect(ready(form)).toBeFocused()
    await expect(form.getByText("Nothing has been sent yet.")).toBeInViewport()
    await expect(form.getByRole("link", { name: /^Send on WhatsApp/ })).toBeInViewport()
    const links = ready(form).getByRole("link")
    await expect(links).toHaveText([...site.handOver.map(({ label }) => new RegExp(`^${label}`)), "Send by email"])
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""))
    for (const href of all.map(decodeURIComponent)) {
      if (href.startsWith("tel:")) continue
      expect(href).toContain("Full name: Nakato & Prossy")
      const [, number = "none"] = /CaFN registration (\S{6})\n/.exec(href) ?? []
      await expect(form.getByText(`Your number is ${number}.`)).toBeVisible()
    }
  })
})

test("at every width each state stays inside the frame, and axe finds nothing", async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, routes.registration)
  const form = frameOf(page)
  const check = (what: string) =>
    test.step(what, async () => {
      for (const [width, height] of [
        [1440, 2052],
        [769, 2052],
        [768, 1400],
        [320, 1400],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect(page.locator("iframe"), `${width} px`).toHaveJSProperty("clientHeight", height)
        await expectNoSidewaysScrolling(page)
        const excess = await form.locator(":root").evaluate((root) => root.scrollWidth - root.clientWidth)
        expect(excess, `${what}, ${width} px`).toBeLessThanOrEqual(0)
        const rules = width === 320 ? undefined : WIDTH_RULES
        if (width !== 769) await expectNoViolations(page, `registration, ${what}, ${width} px`, { rules })
      }
    })
  const [first, second] = memberSteps
  if (!first || !second) throw new Error("The form has fewer than two steps.")
  await check("step 1")
  await form.getByRole("button", { name: first.forward }).press("Enter")
  await expect(form.getByRole("status")).toContainText("answers need another look:")
  await check("errors")
  await answer(form, first)
  await expect(form.getByText(registration.identityCard)).toBeVisible()
  await check("step 2")
  await answer(form, second)
  await expect(ready(form)).toBeFocused()
  await check("ready to send")
})

test("the form on a page of its own needs no other file, has the site's typeface, and leads back", async ({ page }) => {
  const faces = () =>
    document.fonts.ready.then((fonts) =>
      [...fonts].map(({ family, status }) => `${family.replaceAll('"', "")} ${status}`),
    )
  const asked = requestsOf(page)
  await page.goto(FORM)
  await expect(page.getByText(/need JavaScript/)).toBeHidden()
  await expect(page.getByRole("link", { name: /^Back to the website/ })).toHaveAttribute("href", routes.registration)
  for (const step of memberSteps) await answer(page, step)
  await expect(ready(page)).toBeFocused()
  expect(await page.evaluate(faces)).toEqual(["Bricolage Grotesque loaded"])
  expect(asked.map((address) => new URL(address).pathname)).toEqual([FORM])

  await test.step("in its frame too", async () => {
    await open(page, routes.registration)
    await expect(frameOf(page).getByLabel("Full name")).toBeVisible()
    const frame = page.frames().find((one) => one.url().endsWith(FORM))
    expect(await frame?.evaluate(faces)).toEqual(["Bricolage Grotesque loaded"])
  })
})

test("the checklist names every field, folded on the screen and open on paper", async ({ page }) => {
  await open(page, routes.registration)
  const checklist = page.locator("[data-slot=registration-checklist]")
  const first = checklist.getByRole("listitem").first()
  await expect(checklist.locator("li")).toHaveText([...registration.requiredFields, ...registration.optionalFields])
  await expect(first).toBeHidden()
  await page.getByText(registration.checklistTitle).click()
  await expect(first).toBeVisible()
  await page.getByText(registration.checklistTitle).click()
  await expect(first).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")))
  await page.emulateMedia({ media: "print" })
  await expect(first).toBeVisible()
  await expect(checklist.getByText(registration.optionalTitle)).toBeVisible()
  await expect(page.locator("iframe")).toBeHidden()
})

test.describe("a form that can't be used", () => {
  test.use({ expectedProblems: [/404|member-form|ERR_FAILED/] })

  test("has the telephone and WhatsApp in its place, whatever is wrong with it", async ({ page }) => {
    const alert = page.getByRole("main").getByRole("alert")
    const expectNumbers = async () => {
      await expect(numbers(alert)).toHaveAttribute("href", /^tel:\+256/)
      await expect(alert.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/256/)
    }

    await test.step("another page comes in its place", async () => {
      const body = "<h1>Not Found</h1>"
      await page.route(`**${FORM}`, (route) => route.fulfill({ status: 404, contentType: "text/html", body }))
      await open(page, routes.registration)
      await expectNumbers()
      await expect(page.locator("iframe")).toHaveCount(0)
      await expectNoViolations(page, "registration, form lost")
      await page.unrouteAll()
    })

    await test.step("its request fails", async () => {
      await page.route(`**${FORM}`, (route) => route.abort())
      await open(page, routes.registration)
      await expectNumbers()
      const top = await numbers(alert).evaluate((link) => link.getBoundingClientRect().top + window.scrollY)
      expect(top).toBeLessThan(700)
      await page.unrouteAll()
    })

    await test.step("its script does not run", async () => {
      await page.route(`**${FORM}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(/<script>[^]*<\/script>/, "") })
      })
      await open(page, routes.registration)
      await expect(numbers(alert)).toHaveAttribute("href", /^tel:\+256/)
      await page.goto(FORM)
      await expect(numbers(page)).toHaveAttribute("href", /^tel:\+256/)
      await expect(page.getByRole("link", { name: /SMS/ })).toHaveAttribute("href", /^sms:\+256/)
      await expectNoViolations(page, "registration form without its script")
      await page.unrouteAll()
    })

    await test.step("it does not come", async () => {
      await page.clock.install()
      await page.route(`**${FORM}`, () => {})
      await open(page, routes.registration)
      await page.clock.runFor(21_000)
      await expect(alert.getByRole("link", { name: /page of its own/ })).toHaveAttribute("href", FORM)
      await expect(numbers(alert)).toBeVisible()
    })
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedProblems: [/^other host: mailto:/] })

  test("the form says what to do instead, and all its steps are one form that goes by e-mail", async ({ page }) => {
    const asked = requestsOf(page)
    await page.goto(routes.registration)
    const frame = page.getByTitle("Member registration form")
    await expect(frame).toBeVisible()
    // The form by itself: a frame of another origin hears too late that scripts are switched off.
    await page.goto((await frame.getAttribute("src")) ?? "")
    await expect(page.getByText(/need JavaScript/)).toBeVisible()
    await expect(numbers(page)).toHaveAttribute("href", /^tel:\+256/)
    await expect(page.getByRole("button")).toHaveText(["Write the email"])
    // The browser refuses an empty form, and hands a complete one to the e-mail program, which the policy allows.
    await page.getByRole("button", { name: "Write the email" }).click()
    await expect(page.getByLabel("Full name")).toBeFocused()
    for (const name of ["Full name", "Occupation", "District", "Subcounty", "Parish", "Village"]) {
      await page.getByLabel(name).fill("Nakato")
    }
    await page.getByLabel("Phone number").fill("0700 000 000")
    await page.getByLabel("Gender").selectOption("Woman")
    await page.getByLabel("How you heard about us").selectOption("From a member")
    await page.getByRole("button", { name: "Write the email" }).click()
    await expect
      .poll(() => asked.filter((address) => address.startsWith("mailto:")).map(decodeURIComponent))
      .toEqual([
        expect.stringMatching(
          /^mailto:hello@cafn\.example\?subject=CaFN registration&body=CaFN registration=\r\nFull name=Nakato\r\n/,
        ),
      ])
    await expect(page.getByLabel("Full name"), "nothing that was typed is lost").toHaveValue("Nakato")
  })
})
