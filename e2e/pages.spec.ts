import type { Locator, Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { farmers, projects, registration, routes, site } from "./support/site"
import { expect, open, requestsOf, test } from "./support/test"

/* The pages about the network: team, projects, contact, registration, login (spec sections 2, 5 and 9). */

/** The visible notice; its text is also in the live region that reads it out. */
const notice = (page: Page) => page.locator("[data-slot=toast-message]")

test("the team lists six farmers, and each leads to a page with bars, lists and a telephone", async ({ page }) => {
  await open(page, "/farmers")
  const cards = page.getByRole("main").getByRole("article")
  await expect(cards).toHaveCount(farmers.length)
  await cards.nth(3).getByRole("link").click()
  await expect(page).toHaveURL("/farmer-details/4")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 1, name: "Team Details" })).toBeVisible()
  await expect(main.getByRole("heading", { level: 2, name: farmers[3]?.name, exact: true })).toBeVisible()
  await expect(main.locator("[data-slot=progress-bar]")).toHaveCount(farmers[3]?.skillProgress.length ?? 0)
  await expect(main.getByRole("link", { name: farmers[3]?.phone })).toHaveAttribute("href", /^tel:\+\d+$/)
})

test("a skill bar grows when it comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open(page, "/farmer-details/1")
  const bar = page.locator("[data-slot=progress-bar]").last()
  const shift = () =>
    bar.locator("[aria-hidden] > div").evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).e)
  const width = await bar.evaluate((element) => element.clientWidth)
  await expect.poll(shift, "empty while it is out of sight").toBeLessThan(-width * 0.9)
  await bar.scrollIntoViewIfNeeded()
  await expect.poll(shift, "filled").toBeGreaterThan(-width * 0.2)
})

test("an unknown farmer shows the page without details", async ({ page }) => {
  await open(page, "/farmer-details/99")
  await expect(page.getByRole("heading", { level: 1, name: "Team Details" })).toBeVisible()
  await expect(page.locator("[data-slot=farmer-contact]")).toHaveCount(0)
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
})

test("five projects in reading order, each with its achievements", async ({ page }) => {
  await open(page, "/project")
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()
  expect(titles).toEqual(projects.map(({ title }) => title))
  await page.getByRole("link", { name: projects[1]?.title }).click()
  await expect(page.getByRole("heading", { level: 2, name: "Key Achievements" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Other projects" }).getByRole("link")).toHaveCount(
    projects.length - 1,
  )
})

test("projects are found by number first, then by path", async ({ page }) => {
  for (const [address, title] of [
    ["/project-details/2", projects[1]?.title],
    ["/project-details/2/dairy-cattle-grazing", projects[1]?.title],
    ["/project-details/99/youth-in-cattle-farming", projects[2]?.title],
    ["/project-details/healthy-cattle-herd", projects[3]?.title],
    ["/project-details/99", "Error Page"],
  ] as const) {
    await open(page, address)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "")
  }
})

async function writeMessage(page: Page) {
  await page.getByRole("textbox", { name: "Your name" }).fill("Nakato Prossy")
  await page.getByLabel("E-mail address").first().fill("nakato@example.com")
  await page.getByLabel("Telephone").fill("+256 700 000 000")
  await page.getByRole("textbox", { name: "Your message" }).fill("Two cows & a calf?")
}

test("the contact form asks for every field, then thanks, clears and offers WhatsApp", async ({ page }) => {
  await open(page, "/contact")
  const send = page.getByRole("button", { name: "Send message" })
  await send.click()
  await expect(page.getByRole("textbox", { name: "Your name" })).toBeFocused()
  await expectNoViolations(page, "contact, form errors")
  await writeMessage(page)
  await send.press("Enter")
  await expect(notice(page)).toContainText("Thanks For Your Message")
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("")
  const link = await page.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href")
  expect(new URL(link ?? "").searchParams.get("text")).toContain("Two cows & a calf?")
})

test("the contact page gives hours, telephones and a map that loads nothing from elsewhere", async ({ page }) => {
  await open(page, "/contact")
  const main = page.getByRole("main")
  for (const { number } of site.telephones) await expect(main.getByRole("link", { name: number })).toBeVisible()
  await expect(main.getByText("08:00–18:00").first()).toBeVisible()
  await expect(main.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute("target", "_blank")
})

test("the login clears, answers, and says beforehand that it is not open", async ({ page }) => {
  await open(page, "/login")
  await expect(page.getByText(/not open yet/).first()).toBeVisible()
  await expect(page.getByRole("main").getByLabel("E-mail address")).toHaveAttribute("autocomplete", "username")
  await page.getByText("The form that members will use").click()
  await page.getByRole("main").getByLabel("E-mail address").fill("a@example.com")
  await page.getByLabel("Password").fill("secret")
  await page.getByLabel("Password").press("Enter")
  await expect(notice(page)).toContainText("Login Successful")
  await expect(page.getByLabel("Password")).toHaveValue("")
})

test.describe("registration", () => {
  const form = (page: Page) => page.frameLocator("iframe[title='Member registration form']")

  for (const [width, height] of [
    [768, 1400],
    [769, 2052],
  ] as const) {
    test(`at ${width} px the frame is ${height} px high`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, routes.registration)
      await expect(page.locator("iframe")).toHaveJSProperty("clientHeight", height)
      await expect(form(page).getByRole("heading", { level: 1 })).toBeVisible()
      await expect(page.getByText("Loading registration form...")).toHaveCount(0)
    })
  }

  test("the form hands over by WhatsApp and e-mail, and no link ever holds the identity number", async ({ page }) => {
    await open(page, routes.registration)
    const inside = form(page)
    const values: Record<string, string> = {
      "Full name": "Nakato & Prossy",
      "National identification number": "CM12345678ABCD",
      Occupation: "Dairy farmer",
      "Phone number": "+256 700 000 000",
      District: "Mbarara",
      Parish: "Kakoba",
      Subcounty: "Kakoba Division",
      Village: "Cell C",
    }
    const submit = inside.getByRole("button", { name: "Write my registration" })
    await submit.click()
    await expect(inside.getByLabel("Full name")).toBeFocused()
    for (const [label, value] of Object.entries(values)) await inside.getByLabel(label).fill(value)
    await inside.getByLabel("Gender").selectOption("Woman")
    await inside.getByLabel("How you heard about us").selectOption("From a member")
    await submit.click()
    await expect(inside.getByRole("region", { name: /Now send it/ })).toBeFocused()
    const links = await inside
      .getByRole("link", { name: /^Send/ })
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    expect(links).toHaveLength(2)
    for (const link of links) {
      expect(decodeURIComponent(link)).toContain("Full name: Nakato & Prossy")
      expect(decodeURIComponent(link)).toContain("National identification number: \n")
      expect(link).not.toContain("CM12345678ABCD")
    }
    await expect(inside.getByText("CM12345678ABCD")).toBeVisible()
    await expectNoViolations(page, "registration, message written")

    await inside.getByLabel("Village").fill("Cell D")
    await expect(inside.getByRole("link", { name: /^Send/ }), "a message that went stale is gone").toHaveCount(0)
    await expect(inside.getByLabel("National identification number")).toHaveValue("CM12345678ABCD")
  })

  test("the checklist names every field, and the form does too", async ({ page }) => {
    await open(page, routes.registration)
    const names = [...registration.requiredFields, ...registration.optionalFields]
    await expect(page.locator("[data-slot=registration-checklist] li")).toHaveText(names)
    for (const name of names) await expect(form(page).getByLabel(name)).toBeVisible()
    for (const name of registration.requiredFields) {
      await expect(form(page).getByLabel(name)).toHaveAttribute("required", "")
    }
  })

  test("/register is the same screen, and points search engines to the other", async ({ page }) => {
    await open(page, "/register")
    await expect(page.getByRole("heading", { level: 1, name: "Member registration" })).toBeVisible()
    await expect(page.locator("iframe")).toHaveCount(1)
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
  })

  const numbers = (scope: Page | Locator) => scope.getByRole("link", { name: site.telephones[0]?.number, exact: true })

  test("the form needs no other file than its own page, and its script runs under the hosts' policy", async ({
    page,
  }) => {
    const asked = requestsOf(page)
    await page.goto("/member-form.html")
    await page.getByLabel("Full name").fill("Nakato")
    await expect(page.getByRole("button", { name: "Write my registration" })).toBeVisible()
    await expect(page.getByText(/needs JavaScript/)).toBeHidden()
    expect(asked.map((address) => new URL(address).pathname)).toEqual(["/member-form.html"])
  })

  test.describe("when the form's script does not run", () => {
    test("it says whom to ring, and so does the page round it", async ({ page }) => {
      await page.route("**/member-form.html", async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(/<script>[^]*<\/script>/, "") })
      })
      await open(page, routes.registration)
      const alert = page.getByRole("main").getByRole("alert")
      await expect(numbers(alert)).toHaveAttribute("href", /^tel:\+256/)
      await page.goto("/member-form.html")
      await expect(numbers(page)).toHaveAttribute("href", /^tel:\+256/)
      await expect(page.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/256/)
      await expect(page.getByRole("link", { name: /SMS/ })).toHaveAttribute("href", /^sms:\+256/)
      await expect(page.getByRole("textbox")).toHaveCount(0)
      await expectNoViolations(page, "registration form without its script")
    })
  })

  test.describe("when another page comes in the form's place", () => {
    test.use({ expectedProblems: [/404/] })
    test("telephone and WhatsApp stand there, and the frame is gone", async ({ page }) => {
      await page.route("**/member-form.html", (route) =>
        route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not Found</h1>" }),
      )
      await open(page, routes.registration)
      const alert = page.getByRole("main").getByRole("alert")
      await expect(numbers(alert)).toBeVisible()
      await expect(alert.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/256/)
      await expect(page.locator("iframe")).toHaveCount(0)
      await expectNoViolations(page, "registration, form lost")
    })
  })

  test.describe("when the form does not come", () => {
    test.use({ expectedProblems: [/member-form/] })
    test("the page says so and offers a direct link", async ({ page }) => {
      await page.clock.install()
      await page.route("**/member-form.html", () => {})
      await open(page, routes.registration)
      await page.clock.runFor(21_000)
      const alert = page.getByRole("alert")
      await expect(alert.getByRole("link", { name: /page of its own/ })).toHaveAttribute("href", "/member-form.html")
      await expect(numbers(alert)).toBeVisible()
    })
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("the form says what to do instead and shows no button that does nothing", async ({ page }) => {
      await page.goto(routes.registration)
      const frame = page.getByTitle("Member registration form")
      await expect(frame).toBeVisible()
      // The form by itself: a frame of another origin hears too late that scripts are switched off.
      await page.goto((await frame.getAttribute("src")) ?? "")
      await expect(page.getByText(/needs JavaScript/)).toBeVisible()
      await expect(page.getByRole("button")).toHaveCount(0)
      await expect(page.getByRole("textbox")).toHaveCount(0)
      await expect(numbers(page)).toHaveAttribute("href", /^tel:\+256/)
    })
  })
})
