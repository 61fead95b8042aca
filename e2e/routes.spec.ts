import fs from "node:fs"
import path from "node:path"
import { detailRoutes } from "../src/lib/paths"
import { farmers, posts, products, projects, routes, service, services, site } from "./support/site"
import { expect, open, openUntouched, test } from "./support/test"

/* Every address and what it leads to (spec section 2; decisions.md, "Routes"). */

interface Fact {
  route: string
  /** 200 where none is given. */
  status?: number
  heading: string
  /** The address that search engines are told of; null where they are told to stay away. */
  canonical: string | null
}

/** Addresses that have a page of their own. */
const ofTheirOwn: readonly Fact[] = [
  { route: routes.home, heading: "CaFN - Empowering Uganda's Livestock Future", canonical: "/" },
  { route: routes.networkHome, heading: "One network, from Karamoja to Kigezi", canonical: "/home-2" },
  { route: routes.productsHome, heading: "Good food has a farmer's name on it", canonical: "/home-3" },
  { route: routes.dairyHome, heading: "Clean milk, from the can to the cup", canonical: "/home-4" },
  { route: routes.services, heading: "Our services", canonical: "/services" },
  { route: routes.servicesList, heading: "Our services at a glance", canonical: "/services-2" },
  { route: routes.service, heading: service(1).title, canonical: canonicalOf(1) },
  { route: routes.longService, heading: service(9).title, canonical: canonicalOf(9) },
  { route: routes.notFound, heading: "Error Page", canonical: null },
  { route: routes.about, heading: "About us", canonical: "/about-us" },
  { route: routes.farm, heading: "The farm", canonical: "/farm" },
  { route: routes.team, heading: "Farm Members", canonical: "/farmers" },
  { route: routes.farmer, heading: `Team Details: ${farmers[0]?.name}`, canonical: "/farmer-details/1" },
  { route: routes.projects, heading: "Our projects", canonical: "/project" },
  {
    route: routes.project,

    heading: "Dairy Cattle Grazing",
    canonical: "/project-details/1/dairy-cattle-grazing",
  },
  { route: routes.gallery, heading: "Gallery", canonical: "/gallery" },
  { route: routes.contact, heading: "Contact us", canonical: "/contact" },
  { route: routes.registration, heading: "Member registration", canonical: "/registration-form" },
  { route: "/register", heading: "Member registration", canonical: null },
  { route: routes.login, heading: "Login", canonical: null },
  { route: routes.blog, heading: "Blog", canonical: "/blog-standard" },
  { route: "/blog-standard/2", heading: "Blog, page 2", canonical: "/blog-standard/2" },
  { route: routes.blogWithSidebar, heading: "Blog by topic", canonical: "/blog-standard" },
  { route: routes.blogTwoColumns, heading: "Blog", canonical: "/blog-standard" },
  { route: routes.blogThreeColumns, heading: "Blog", canonical: "/blog-standard" },
  { route: routes.post, heading: titleOf(posts, 1), canonical: "/blog-single/1" },
  { route: routes.postWithSidebar, heading: titleOf(posts, 1), canonical: "/blog-single/1" },
  { route: routes.shop, heading: "Shop", canonical: "/shop" },
  { route: "/shop/2", heading: "Shop, page 2", canonical: "/shop/2" },
  { route: routes.product, heading: titleOf(products, 1), canonical: "/shop-single/1" },
  { route: routes.productWithThumbs, heading: titleOf(products, 1), canonical: "/shop-single/1" },
  { route: routes.cart, heading: "Your cart", canonical: null },
  { route: routes.checkout, heading: "Checkout", canonical: null },
  { route: routes.siteMap, heading: "Site map", canonical: "/site-map" },
  { route: routes.terms, heading: "Orders and membership", canonical: "/terms" },
  { route: routes.privacy, heading: "Privacy", canonical: "/privacy" },
  { route: routes.accessibility, heading: "Accessibility", canonical: "/accessibility" },
  { route: routes.offline, heading: "Without a network", canonical: null },
  {
    route: "/service-details/market-access-promotion",

    heading: service(3).title,
    canonical: canonicalOf(3),
  },
]

/** Addresses that are answered by a page which stands elsewhere. */
const answeredElsewhere: readonly Fact[] = [
  { route: routes.unknownService, status: 404, heading: "Error Page", canonical: null },
  { route: routes.unknownFarmer, status: 404, heading: "Team Details", canonical: null },
  { route: routes.unknownProject, status: 404, heading: "Error Page", canonical: null },
  { route: routes.unknownPost, status: 404, heading: "Blog Details", canonical: null },
  { route: "/blog-single-with-sidebar/999", status: 404, heading: "Blog Details", canonical: null },
  { route: routes.unknownProduct, status: 404, heading: "Shop Details", canonical: null },
  { route: "/shop-single-thumb/999", status: 404, heading: "Shop Details", canonical: null },
  { route: "/no-such-page", status: 404, heading: "Error Page", canonical: null },
  // The number is looked at first, then the path.
  {
    route: "/service-details/1/market-access-promotion",

    heading: service(1).title,
    canonical: canonicalOf(1),
  },
  { route: "/service-details/3/no-such-path", heading: service(3).title, canonical: canonicalOf(3) },
  {
    route: "/service-details/99/market-access-promotion",

    heading: service(3).title,
    canonical: canonicalOf(3),
  },
  ...["/project-details/2/no-such-path", "/project-details/99/women-in-livestock"].map((route) => ({
    route,
    heading: titleOf(projects, 2),
    canonical: "/project-details/2/women-in-livestock",
  })),
]

function canonicalOf(id: number): string {
  return `/service-details/${id}/${service(id).servicePath}`
}

function titleOf(entries: readonly { id: number; title: string }[], id: number): string {
  return entries.find((entry) => entry.id === id)?.title ?? `no entry ${id}`
}

test.describe("addresses", () => {
  test("each answers with its status, its heading and its canonical address, before any script", async ({
    request,
  }) => {
    for (const { route, status = 200, heading, canonical } of [...ofTheirOwn, ...answeredElsewhere]) {
      const answer = await request.get(route)
      const html = await answer.text()
      expect.soft(answer.status(), route).toBe(status)
      expect.soft(headingOf(html), route).toBe(escape(heading))
      const canonicals = matches(html, /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/g)
      expect.soft(canonicals, route).toEqual(canonical ? [site.siteUrl + canonical] : [])
      expect.soft(html.includes('<meta name="robots" content="noindex"'), route).toBe(!canonical)
    }
  })

  // That scripts change nothing of it where a page has an address of its own is crawl.spec.ts's.
  for (const { route, heading, canonical } of answeredElsewhere) {
    test(`${route} stays what it is once the scripts have taken over`, async ({ page }) => {
      await open(page, route)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(route)
      const link = page.locator("link[rel=canonical]")
      if (canonical) await expect(link).toHaveAttribute("href", site.siteUrl + canonical)
      else {
        await expect(link).toHaveCount(0)
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
      }
    })
  }

  test("an unknown address shows the 404 page and the way home", async ({ page }) => {
    await open(page, "/no-such-page")
    await expect(page.getByRole("heading", { level: 1, name: "Error Page" })).toBeVisible()
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("404")
    await expect(page.getByRole("heading", { name: "Sorry Page Was Not Found!" })).toBeVisible()
    await page.getByRole("link", { name: "Back to home" }).click()
    await expect(page).toHaveURL("/")
    await expect(page).toHaveTitle(site.title)
  })
})

for (const base of detailRoutes) {
  test(`${base} without an id is no page`, async ({ page, request }) => {
    expect((await request.get(base)).status()).toBe(404)
    await open(page, base)
    await expect(page.getByRole("heading", { name: "Sorry Page Was Not Found!" })).toBeVisible()
    await expect(page).toHaveURL(base)
  })
}

for (const route of ["/service-details/999", "/service-details/nope", "/service-details/999/nope"]) {
  test(`${route} shows the frame and nobody's content, never for a moment`, async ({ page, request }) => {
    const answer = await request.get(route)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
    // Every text that the main part ever showed, from the first parsed letter on.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seenTexts: seen })
      new MutationObserver(() => {
        const text = document.querySelector("main")?.textContent ?? ""
        if (seen.at(-1) !== text) seen.push(text)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await openUntouched(page, route)
    await expect(page).toHaveTitle(`Error Page | ${site.name}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Page")
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("404")
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1)

    const seen: unknown = await page.evaluate("window.seenTexts")
    expect(Array.isArray(seen) && seen.length).toBeGreaterThan(0)
    for (const text of [main, String(seen)]) {
      const foreign = services.filter(
        ({ title, content }) =>
          text.includes(escape(title)) || (content?.overview && text.includes(content.overview.slice(0, 40))),
      )
      expect(foreign.map(({ title }) => title)).toEqual([])
    }
  })
}

test("structured data can be read, and says what the page is", async ({ page }) => {
  for (const [route, types] of [
    [routes.home, ["Organization"]],
    [routes.services, ["BreadcrumbList"]],
    [routes.service, ["BreadcrumbList", "FAQPage"]],
  ] as const) {
    await page.goto(route)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const text = texts.join("\n")
    expect(() => texts.map((part): unknown => JSON.parse(part))).not.toThrow()
    for (const type of types) expect(text, route).toMatch(new RegExp(`"@type":"[A-Za-z]*${type}"`))
  }
})

test("nothing of how the site is made is published", () => {
  const files = fs
    .readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([])
  const texts = files.filter((file) => /\.(html|js|json|css|txt|xml|webmanifest|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const telling = texts.filter((file) => {
    const text = fs.readFileSync(file, "utf8")
    return text.includes(process.cwd()) || text.includes("sourceMappingURL")
  })
  expect(telling, "files that name a folder of the building machine, or a source map").toEqual([])
})

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found)

/** The one match; the test fails where there is none, or more. */
function one(text: string, pattern: RegExp): string {
  const found = matches(text, pattern)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? ""
}

/** The text of the heading of level 1, as the server sends it. */
const headingOf = (html: string): string => one(html, /<h1[^>]*>(.*?)<\/h1>/g).replace(/<[^>]*>/g, "")

/** As React writes it into HTML. */
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")
