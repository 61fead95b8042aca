import { navigation, routes, service } from "../support/site"
import { expect, test } from "./support/test"

/* The visitor's browser settings (no JavaScript, dark theme, reduced motion), and loading scripts without
   interaction. */

test.describe("without JavaScript", () => {
  test.use({ settings: { javaScript: false } })

  test("a page's links work, answers are open, and there is no button without a function", async ({ visitor }) => {
    await visitor.openUntouched(routes.service)
    await visitor.part("heading", { level: 1, name: service(1).title }).isThere()
    const text = (await visitor.main.look())?.text.replace(/\s+/g, " ")
    for (const { answer } of service(1).content.faqs) expect(text).toContain(answer)
    expect(await visitor.part("banner").part("button", "Search").count()).toBe(0)
    for (const { label, href } of navigation.footer.explore) {
      await visitor.part("contentinfo").part("link", label).stands({ href })
    }
    await visitor.part("navigation", "Breadcrumb").part("link", "Services").focus()
    await visitor.press("Enter")
    await visitor.isAt(routes.services)
    expect(await visitor.ask("hasStarted")).toBe(false)
  })

  test("the menu's lists open by keyboard", async ({ visitor }) => {
    await visitor.openUntouched(routes.services)
    const menu = visitor.part("navigation", "Main")
    await visitor.tabTo(menu.part("button", "Pages"))
    await visitor.press("Tab")
    await menu.part("link", "About Us").hasFocus()
  })
})

test.describe("dark theme", () => {
  test.use({ settings: { colorScheme: "dark" } })

  for (const route of [routes.home, routes.service, routes.product, routes.contact]) {
    test(`${route} is dark, and axe finds nothing`, async ({ visitor }) => {
      await visitor.open(route)
      const [red = 255, green = 255, blue = 255] =
        (await visitor.evaluate<string>("getComputedStyle(document.body).backgroundColor"))
          .match(/\d+/g)
          ?.map(Number) ?? []
      expect(Math.max(red, green, blue), "brightest of the paper's colours").toBeLessThan(80)
      expect(await visitor.findViolations()).toEqual([])
    })
  }
})

test.describe("reduced motion", () => {
  test.use({ settings: { reducedMotion: true } })

  test("the slides do not move until they are started, and dialogs open without animation", async ({ visitor }) => {
    await visitor.open(routes.home)
    await visitor.main.part("region", "What CaFN does").part("button", "Start the slides").isThere()
    await expect.poll(() => visitor.evaluate("document.getAnimations().length")).toBe(0)
    await visitor.part("banner").part("button", "About us and contact").click()
    await visitor.part("dialog", "About CaFN").holdsFocus()
    await visitor.press("Escape")
    await visitor.part("dialog", "About CaFN").isGone()
  })
})

for (const route of [routes.home, routes.shop]) {
  test(`${route} comes alive by itself, after it is loaded`, async ({ visitor }) => {
    await visitor.openUntouched(route)
    expect(await visitor.ask("hasStarted")).toBe(false)
    await visitor.untilAlive()
    const [first, loaded] = await visitor.evaluate<[number, number]>(`[
      Math.min(...performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime)),
      performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd,
    ]`)
    expect(first).toBeGreaterThan(loaded)
  })
}
