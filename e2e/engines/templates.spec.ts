import { routes } from "../support/site"
import { expect, test } from "./support/test"

/* Pages open, keep their heading while scripts take over, and come alive by themselves. */

test("Templates: each hydrates by itself, and keeps the heading of its HTML", async ({ visitor }) => {
  const { home, service, farmer, post, product, gallery, contact, cart, notFound } = routes
  for (const route of [home, service, farmer, post, product, gallery, contact, cart, notFound]) {
    await test.step(route, async () => {
      await visitor.openUntouched(route)
      const heading = await visitor.ask("servedHeading")
      expect(heading).not.toBe("")
      await visitor.untilHydrated()
      await expect.poll(() => visitor.ask("headings")).toEqual([heading])
    })
  }
})

test("Templates: axe finds nothing on home and shop", async ({ visitor }) => {
  for (const route of [routes.home, routes.shop]) {
    await visitor.open(route)
    expect(await visitor.findViolations(), route).toEqual([])
  }
})
