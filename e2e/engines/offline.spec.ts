import { OwnSite } from "../support/own-site"
import { expect, test } from "./support/test"

/* The service worker (src/platform/offline), with a server of its own that stops. */

test.use({
  settings: { hasWorker: true },
  // The pictures of a page that was fetched ahead are not kept before somebody sees them.
  expectedProblems: [/other host|console:|thrown:|ServiceWorker|did not arrive: <img/],
})

/** The addresses of all that is cached. */
const CACHED = `(async () => {
  const names = await caches.keys()
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return keys.flat().map(({ url }) => url + " ").join("")
})()`

test("Offline: visited pages and the fallback page open when the server has stopped", async ({ visitor }) => {
  const site = new OwnSite()
  await site.connect()
  try {
    await visitor.open(`${site.origin}/services`)
    const cached = () => expect.poll(() => visitor.evaluate<string>(CACHED), { timeout: 20_000 })
    await cached().toMatch(/(?=.*\/offline )(?=.*\/services )/)
    await visitor.open(`${site.origin}/farm`)
    const title = await visitor.evaluate<string>("document.title")
    await cached().toContain("/farm ")
    await site.cut()
    await visitor.open(`${site.origin}/farm`)
    expect(await visitor.evaluate<string>("document.title")).toBe(title)
    await visitor.open(`${site.origin}/services`)
    await visitor.main.part("heading", { level: 1 }).isThere()
    // A page that was never seen.
    await visitor.open(`${site.origin}/about-us`)
    await visitor.isAt("/about-us")
    await visitor.part("heading", { level: 1 }).isThere()
  } finally {
    await site.cut()
  }
})
