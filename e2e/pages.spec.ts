import type { Locator, Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { farmers, posts, projects, registration, routes, services, site } from "./support/site"
import { expect, open, requestsOf, test } from "./support/test"

/* The pages about the network: team, projects, contact, registration, login (spec sections 2, 5 and 9). */

/** The visible notice; its text is also in the live region that reads it out. */
const notice = (page: Page) => page.locator("[data-slot=toast-message]")

test("the team lists six farmers, and each leads to a page with bars, lists and a telephone", async ({ page }) => {
  await open(page, "/farmers")
  const cards = page.getByRole("main").getByRole("article")
  await expect(cards).toHaveCount(farmers.length)
  await cards.nth(3).getByRole("heading").getByRole("link").click()
  await expect(page).toHaveURL("/farmer-details/4")
  const main = page.getByRole("main")
  const heading = main.getByRole("heading", { level: 1, name: "Team Details" })
  await expect(heading).toContainText(farmers[3]?.name ?? "no farmer")
  await expect(main.locator("[data-slot=progress-bar]")).toHaveCount(farmers[3]?.skillProgress.length ?? 0)
  await expect(main.getByText(farmers[3]?.phone ?? "no telephone", { exact: true })).toBeVisible()
})

test("a skill bar grows when it comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await open(page, "/farmer-details/1")
  const bar = page.locator("[data-slot=progress-bar]").last()
  const shift = () =>
    bar.locator("[aria-hidden] > div").evaluate((fill) => new DOMMatrix(getComputedStyle(fill).transform).e)
  const width = await bar.evaluate((element) => element.clientWidth)
  await bar.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - innerHeight + 8))
  await expect.poll(shift, "empty while only its edge is in view").toBeLessThan(-width * 0.9)
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
  const cards = page.getByRole("main").getByRole("article")
  const titles = await cards.getByRole("heading", { level: 2 }).allTextContents()
  expect(titles).toEqual(projects.map(({ title }) => title))
  await cards.getByRole("link", { name: projects[1]?.title }).click()
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
  await page.getByLabel("Email address").first().fill("nakato@example.com")
  await page.getByLabel("Phone number").fill("+256 700 000 000")
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
  const sent = page.getByRole("group", { name: "Thanks For Your Message" })
  await expect(sent).toBeFocused()
  await expect(sent.getByRole("definition").last()).toHaveText("Two cows & a calf?")
  await expectNoViolations(page, "contact, sent")
  const link = await sent.getByRole("link", { name: /Send on WhatsApp/ }).getAttribute("href")
  expect(new URL(link ?? "").searchParams.get("text")).toContain("Two cows & a calf?")
  await sent.getByRole("button", { name: "Write another" }).press("Enter")
  await expect(page.getByRole("textbox", { name: "Your name" })).toBeFocused()
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("")
})

test("what was sent stays in sight long after the toast, and is gone after a change of page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, "/contact")
  await writeMessage(page)
  await page.getByRole("button", { name: "Send message" }).click()
  const sent = page.getByRole("group", { name: "Thanks For Your Message" })
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toBeHidden({ timeout: 10_000 })
  await expect(sent.getByText("Nothing has been sent yet.")).toBeInViewport()
  await expect(sent.getByRole("link", { name: /^Send on WhatsApp/ })).toBeInViewport()
  await expect(sent.getByText("Two cows & a calf?")).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "What to do, and what not to touch" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sick or dead animal")
  await page.goBack()
  await expect(page.getByRole("textbox", { name: "Your message" })).toHaveValue("")
})

test("a double click on “Send message” presses nothing that stands there afterwards", async ({ page }) => {
  await open(page, "/contact")
  await writeMessage(page)
  await page.getByRole("button", { name: "Send message" }).dblclick()
  await expect(page.getByRole("group", { name: "Thanks For Your Message" })).toBeFocused()
  await page.waitForTimeout(600)
  expect(page.context().pages()).toHaveLength(1)
  await expect(page.getByRole("group", { name: "Thanks For Your Message" })).toBeVisible()
})

test.describe("the contact page's first screen", () => {
  test.use({ viewport: { width: 360, height: 640 }, timezoneId: "America/Los_Angeles" })

  for (const [moment, words] of [
    ["2026-11-23T17:59:00+03:00", "Open now until 18:00"],
    ["2026-11-23T18:00:00+03:00", "Closed now, opens Tuesday 8:00"],
    ["2026-11-29T12:00:00+03:00", "Closed now, opens Monday 8:00"],
  ] as const) {
    test(`at ${moment} says “${words}” on a phone of another time zone`, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      await open(page, "/contact")
      await expect(page.getByText(words)).toBeVisible()
    })
  }

  test("has call, WhatsApp and directions on large buttons, and the way for a sick animal", async ({ page }) => {
    await open(page, "/contact")
    const main = page.getByRole("main")
    const [office] = site.telephones
    for (const name of [`Call ${office?.number ?? "no number"}`, /^WhatsApp/, /^Directions/]) {
      const link = main.getByRole("link", { name })
      await expect(link).toBeInViewport({ ratio: 1 })
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(52)
    }
    await main.getByRole("link", { name: "What to do, and what not to touch" }).click()
    await expect(page).toHaveURL("/animal-health")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sick or dead animal")
  })
})

test.describe("a sick animal", () => {
  test("the vet's number is on the first screen of a phone, without scripts too", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 640 },
    })
    const page = await context.newPage()
    await page.goto("/animal-health")
    const call = page.getByRole("main").getByRole("link", { name: `Call our vet line ${site.vetLine ?? "none"}` })
    await expect(call).toHaveAttribute("href", `tel:${site.vetLine?.replace(/ /g, "") ?? ""}`)
    await expect(call).toBeInViewport({ ratio: 1 })
    for (const words of ["open, skin or eat an animal that died suddenly", "soap and running water for 15 minutes"])
      await expect(page.getByText(words)).toBeVisible()
    await context.close()
  })

  test("on paper the number is written out, and everything of the page is there", async ({ page }) => {
    await page.goto("/animal-health")
    await page.emulateMedia({ media: "print" })
    await expect(page.getByText(`Call our vet line: ${site.vetLine ?? "none"}`)).toBeVisible()
    await expect(page.getByRole("heading", { name: "Anthrax" })).toBeVisible()
  })

  for (const [kind, address] of [
    ["a post", `/blog-single/${posts.find(({ isAboutHealth }) => isAboutHealth)?.id ?? 0}`],
    ["a service", `/service-details/${services.find(({ isAboutHealth }) => isAboutHealth)?.id ?? 0}`],
  ] as const) {
    test(`${kind} about health leads there`, async ({ page }) => {
      await open(page, address)
      await page.getByRole("main").getByRole("link", { name: "What to do, and what not to touch" }).click()
      await expect(page).toHaveURL("/animal-health")
    })
  }

  test("is found on the site map and for search engines", async ({ page, request }) => {
    await open(page, "/site-map")
    await expect(page.getByRole("main").getByRole("link", { name: "Sick or Dead Animal" })).toBeVisible()
    const sitemap = await request.get("/sitemap-0.xml")
    expect(await sitemap.text()).toContain("/animal-health<")
  })
})

test("the contact page gives hours, telephones and a map that loads nothing from elsewhere", async ({ page }) => {
  await open(page, "/contact")
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: "Opening hours" })).toBeVisible()
  await expect(main.getByText("Saturday")).toHaveCount(1)
  for (const { number } of site.telephones)
    await expect(main.getByRole("link", { name: number, exact: true }).first()).toBeVisible()
  await expect(main.getByText("08:00–18:00").first()).toBeVisible()
  await expect(main.getByRole("link", { name: /OpenStreetMap/ })).toHaveAttribute("target", "_blank")
})

test("the login clears, answers, and says beforehand that it is not open", async ({ page }) => {
  await open(page, "/login")
  await expect(page.getByText(/not open yet/).first()).toBeVisible()
  await expect(page.getByRole("main").getByLabel("Email address")).toHaveAttribute("autocomplete", "username")
  await page.getByRole("main").getByLabel("Email address").fill("a@example.com")
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

  test("the checklist names every field, required and optional, and the form asks for each", async ({ page }) => {
    await open(page, routes.registration)
    const names = [...registration.requiredFields, ...registration.optionalFields]
    const checklist = page.locator("[data-slot=registration-checklist]")
    await expect(checklist.locator("li")).toHaveText(names)
    await expect(checklist.getByRole("listitem").first()).toBeHidden()
    await page.getByText(registration.checklistTitle).click()
    await expect(checklist.getByRole("heading")).toHaveText([/required/i, /optional/i])
    await expect(checklist.getByRole("listitem").first()).toBeVisible()
    for (const name of names) await expect(form(page).getByLabel(name, { exact: false }).first()).toBeAttached()
    for (const name of registration.requiredFields) {
      await expect(form(page).locator(`[data-label="${name}"]`)).toHaveAttribute("required", "")
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
    await expect(page.getByRole("button", { name: "Next: Where you live" })).toBeVisible()
    await expect(page.getByText(/need JavaScript/)).toBeHidden()
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

  test.describe("when the form's request fails", () => {
    test.use({ expectedProblems: [/member-form|ERR_FAILED/] })
    test("telephone and WhatsApp stand in its place", async ({ page }) => {
      await page.route("**/member-form.html", (route) => route.abort())
      await open(page, routes.registration)
      const alert = page.getByRole("main").getByRole("alert")
      await expect(numbers(alert)).toBeVisible()
      await expect(alert.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\/256/)
      await expect(page.locator("iframe")).toHaveCount(0)
      const top = await numbers(alert).evaluate((link) => link.getBoundingClientRect().top + window.scrollY)
      expect(top).toBeLessThan(700)
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
      for (const name of ["Full name", "Village", "How you heard about us"]) {
        await expect(page.getByLabel(name)).toBeVisible()
      }
      const identity = page.getByLabel("National identification number", { exact: true })
      await expect(identity, "it would stand in the e-mail").toBeHidden()
      await expect(page.getByRole("button")).toHaveText(["Write the email"])
      await expect(page.locator("form")).toHaveAttribute("action", /^mailto:/)
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
          expect.stringMatching(/^mailto:hello@cafn\.example\?subject=Member registration&body=Full name=Nakato\r\n/),
        ])
      await expect(page.getByLabel("Full name"), "nothing that was typed is lost").toHaveValue("Nakato")
    })
  })
})
