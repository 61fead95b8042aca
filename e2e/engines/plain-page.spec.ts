import { navigation, posts, products, routes, service, site } from "../support/site"
import { expect, test } from "./support/test"

/* A browser that is too old for the scripts: the page without them, whole, and no script is fetched. */

// The form in the registration's frame says why it stays whole.
test.use({ expectedProblems: [/This browser is too old for the form's steps/] })

test.afterEach(async ({ visitor }) => {
  expect(await visitor.ask("hasStarted"), "a script of the site was fetched").toBe(false)
})

test("Plain page: has heading and menu, no dead button, and does not scroll sideways", async ({ visitor }) => {
  const { home, shop, product, gallery, cart, contact, registration } = routes
  for (const route of [home, shop, product, gallery, cart, contact, registration]) {
    await test.step(route, async () => {
      await visitor.openUntouched(route)
      await visitor.ask("use")
      await visitor.part("heading", { level: 1 }).isThere()
      const idle = await visitor.evaluate<string[]>(
        `Array.from(document.querySelectorAll(".js-only")).filter((element) => element.offsetParent).map((element) => element.outerHTML.slice(0, 100))`,
      )
      expect(idle).toEqual([])
      expect(await visitor.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0)
      expect(await visitor.ask("hasStarted"), "a script of the site was fetched").toBe(false)
    })
  }
})

test("Plain page: the menu opens and its links navigate", async ({ visitor }) => {
  await visitor.openUntouched(routes.services)
  const menu = visitor.part("navigation", "Main")
  await visitor.tabTo(menu.part("button", "Pages"))
  await visitor.press("Tab")
  await menu.part("link", "About Us").hasFocus()
  await visitor.press("Enter")
  await visitor.isAt(routes.about)
})

test("Plain page: a product has price and contact links, the cart the telephone number", async ({ visitor }) => {
  const [product] = products
  await visitor.openUntouched(routes.product)
  await expect.poll(async () => (await visitor.main.look())?.text).toContain(product?.price.replace(/\D*(\d+).*/, "$1"))
  expect(
    await visitor.evaluate('document.querySelectorAll(\'main a[href^="tel:"], main a[href^="sms:"]\').length'),
  ).toBeGreaterThan(0)
  await visitor.openUntouched("/cart")
  await visitor.main.part("link", site.telephones[0]?.number).isThere()
})

test("Plain page: gallery pictures, answers and posts are all shown", async ({ visitor }) => {
  await visitor.openUntouched(routes.gallery)
  expect(await visitor.evaluate("document.querySelectorAll('[data-slot=gallery-picture] img').length")).toBeGreaterThan(
    20,
  )
  await visitor.openUntouched(routes.service)
  const text = (await visitor.main.look())?.text
  for (const { answer } of service(1).content.faqs) expect(text).toContain(answer)
  await visitor.openUntouched(routes.siteMap)
  for (const { title } of posts) await visitor.main.part("link", title).isThere()
})

test("Plain page: the registration goes by e-mail", async ({ visitor }) => {
  await visitor.openUntouched(routes.registration)
  await visitor.inside("iframe", async () => {
    await visitor.part("button", "Write the email").isThere()
    await visitor.part("textbox", "Full name").fill("Nakato")
  })
  await visitor.part("contentinfo").part("link", navigation.footer.explore[0]?.label).isThere()
})
