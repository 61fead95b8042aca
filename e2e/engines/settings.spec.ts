import { navigation, routes, service } from "../support/site"
import { expect, test } from "./support/test"

/* The visitor's browser settings (no JavaScript, dark theme, reduced motion). */

test.describe("without JavaScript", () => {
  test.use({ settings: { javaScript: false } })

  test("Without JavaScript: links and the menu's lists work, answers are open, no dead buttons", async ({
    visitor,
  }) => {
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
    const menu = visitor.part("navigation", "Main")
    await visitor.tabTo(menu.part("button", "Pages"))
    await visitor.press("Tab")
    await menu.part("link", "About Us").hasFocus()
  })
})

test.describe("dark theme", () => {
  test.use({ settings: { colorScheme: "dark" } })

  test("Dark theme: a product's page is dark, and axe finds nothing", async ({ visitor }) => {
    await visitor.open(routes.product)
    const background = await visitor.evaluate<string>("getComputedStyle(document.body).backgroundColor")
    const [red = 255, green = 255, blue = 255] = background.match(/\d+/g)?.map(Number) ?? []
    expect(Math.max(red, green, blue), "brightest of the paper's colours").toBeLessThan(80)
    expect(await visitor.findViolations()).toEqual([])
  })
})

test.describe("reduced motion", () => {
  test.use({ settings: { reducedMotion: true } })

  test("Reduced motion: slides wait to be started, and dialogs open without animation", async ({ visitor }) => {
    await visitor.open(routes.home)
    await visitor.main.part("region", "What CaFN does").part("button", "Start the slides").isThere()
    await expect.poll(() => visitor.evaluate("document.getAnimations().length")).toBe(0)
    await visitor.part("banner").part("button", "About us and contact").click()
    await visitor.part("dialog", "About CaFN").holdsFocus()
    await visitor.press("Escape")
    await visitor.part("dialog", "About CaFN").isGone()
  })
})
