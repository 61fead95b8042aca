import { expectNoSidewaysScrolling } from "./support/geometry"
import { routes, service, services, site } from "./support/site"
import { expect, open, test } from "./support/test"

/* A service in full (spec section 2, "Services"). */

const { title, content, servicePath } = service(3)
const address = `/service-details/3/${servicePath}`

test("its parts stand in their order, with the words of the content", async ({ page }) => {
  await open(page, address)
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Overview",
    "Services offered",
    "The Challenge",
    "Our Solution",
    "Frequently asked questions",
    "All services",
    "Is this for your farm?",
  ])
  const text = await main.innerText()
  const places = [content.overview, content.challenge, content.impact, content.solution].map((words) =>
    text.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places, "overview, challenge, impact, solution").toEqual([...places].sort((a, b) => a - b))
  await expect(main.locator("blockquote")).toContainText(content.impact)
  const offered = main.locator("section", { has: page.getByRole("heading", { name: "Services offered" }) }).last()
  await expect(offered.getByRole("listitem")).toHaveText(content.servicesOffered)
  await expect(main.locator("picture img").first()).toHaveAttribute("alt", /\w/)
})

test("the breadcrumb leads to the services and home", async ({ page }) => {
  await open(page, address)
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" })
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Services", title])
  await expect(crumbs.locator("[aria-current=page]")).toHaveText(title)
  await crumbs.getByRole("link", { name: "Services" }).click()
  await expect(page).toHaveURL("/services")
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
})

test("the first question is open, and all are worked by keyboard", async ({ page }) => {
  await open(page, address)
  const triggers = page.locator("[data-slot=accordion-trigger]")
  const answers = page.locator("[data-slot=accordion-content]")
  await expect(triggers).toHaveText(content.faqs.map(({ question }) => question))
  await expect(answers.first()).toBeVisible()
  await expect(triggers.first()).toHaveAttribute("aria-expanded", "true")
  for (const index of [1, 2, 3]) await expect(answers.nth(index)).toBeHidden()

  await triggers.first().focus()
  await page.keyboard.press("ArrowDown")
  await expect(triggers.nth(1)).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(answers.nth(1)).toBeVisible()
  await expect(answers.nth(1)).toContainText(content.faqs[1]?.answer ?? "no second answer")
  await expect(answers.first()).toBeHidden()
  await page.keyboard.press("Space")
  await expect(answers.nth(1)).toBeHidden()
  await page.keyboard.press("End")
  await expect(triggers.last()).toBeFocused()
})

test("the sidebar lists them all, marks the one on show, and remembers it for the session", async ({ page }) => {
  // What the key is called is the session's own business; that it holds the number is the specification's.
  const remembered = () => page.evaluate(() => window.sessionStorage.getItem("activeService"))
  await open(page, routes.service)
  const list = page.getByRole("navigation", { name: "All services" })
  await expect(list.getByRole("link")).toHaveText(services.map((each) => each.title))
  await expect(list.locator("[aria-current=page]")).toHaveText(service(1).title)
  await expect.poll(remembered).toBe("1")

  await list.getByRole("link", { name: service(7).title }).click()
  await expect(page).toHaveURL(`/service-details/7/${service(7).servicePath}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(7).title)
  await expect(list.locator("[aria-current=page]")).toHaveText(service(7).title)
  await expect.poll(remembered).toBe("7")
  await page.reload()
  expect(await remembered()).toBe("7")
})

test("the contact card leads to the contact page and to the telephone", async ({ page }) => {
  await open(page, address)
  const sidebar = page.locator("[data-slot=service-sidebar]")
  await expect(sidebar.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact")
  const [telephone] = site.telephones
  await expect(sidebar.locator("a[href^='tel:']")).toHaveAttribute(
    "href",
    `tel:${telephone?.number.replaceAll(" ", "")}`,
  )
})

test("every service reads whole on the narrowest telephone", async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 700 })
  for (const each of services) {
    await page.goto(`/service-details/${each.id}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(each.title)
    if (each.content?.solution) await expect(page.getByText(each.content.solution)).toBeVisible()
    await expectNoSidewaysScrolling(page)
  }
})

test("both lists lead to all, in their order", async ({ page }) => {
  const addresses = services.map((each) => `/service-details/${each.id}/${each.servicePath}`)
  for (const [route, links] of [
    [routes.services, "[data-slot=services-grid] a"],
    [routes.servicesList, "[data-slot=service-row] a"],
  ] as const) {
    await page.goto(route)
    const found = await page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    expect(found, route).toEqual(addresses)
  }
})
