import type { APIRequestContext } from "@playwright/test"
import fs from "node:fs"
import path from "node:path"
import { pageSizes } from "../src/routes/list-pages"
import {
  builtPages,
  farmers,
  galleryPictures,
  posts,
  products,
  projects,
  routes,
  service,
  services,
  site,
} from "./support/site"
import { expect, open, test } from "./support/test"

/* Every address and what it leads to (spec section 2; decisions.md, "Routes"). */

const facts: { route: string; status: number; heading: string; canonical: string | null }[] = [
  { route: routes.home, status: 200, heading: "Empowering Ugandan Livestock Farmers", canonical: "/" },
  { route: routes.networkHome, status: 200, heading: "One Network, From Karamoja to Kigezi", canonical: "/home-2" },
  { route: routes.productsHome, status: 200, heading: "Good Food Has a Farmer's Name on It", canonical: "/home-3" },
  { route: routes.dairyHome, status: 200, heading: "Clean Milk Begins Before Milking", canonical: "/home-4" },
  { route: routes.services, status: 200, heading: "Our services", canonical: "/services" },
  { route: routes.servicesList, status: 200, heading: "Our services at a glance", canonical: "/services-2" },
  { route: routes.service, status: 200, heading: service(1).title, canonical: canonicalOf(1) },
  { route: routes.longService, status: 200, heading: service(9).title, canonical: canonicalOf(9) },
  { route: routes.unknownService, status: 200, heading: "Error Page", canonical: null },
  { route: routes.notFound, status: 200, heading: "Error Page", canonical: null },
  { route: routes.about, status: 200, heading: "About us", canonical: "/about-us" },
  { route: routes.farm, status: 200, heading: "The farm", canonical: "/farm" },
  { route: routes.team, status: 200, heading: "Farm Members", canonical: "/farmers" },
  { route: routes.farmer, status: 200, heading: "Team Details", canonical: "/farmer-details/1" },
  { route: routes.unknownFarmer, status: 200, heading: "Team Details", canonical: null },
  { route: routes.projects, status: 200, heading: "Our projects", canonical: "/project" },
  {
    route: routes.project,
    status: 200,
    heading: "Dairy Cattle Grazing",
    canonical: "/project-details/1/dairy-cattle-grazing",
  },
  { route: routes.unknownProject, status: 200, heading: "Error Page", canonical: null },
  { route: routes.gallery, status: 200, heading: "Gallery", canonical: "/gallery" },
  { route: routes.contact, status: 200, heading: "Contact us", canonical: "/contact" },
  { route: routes.registration, status: 200, heading: "Member registration", canonical: "/registration-form" },
  { route: "/register", status: 200, heading: "Member registration", canonical: null },
  { route: routes.login, status: 200, heading: "Login", canonical: null },
  { route: routes.blog, status: 200, heading: "Blog", canonical: "/blog-standard" },
  { route: "/blog-standard/2", status: 200, heading: "Blog, page 2", canonical: "/blog-standard/2" },
  { route: routes.blogWithSidebar, status: 200, heading: "Blog by topic", canonical: "/blog-standard" },
  { route: routes.blogTwoColumns, status: 200, heading: "Blog", canonical: "/blog-standard" },
  { route: routes.blogThreeColumns, status: 200, heading: "Blog", canonical: "/blog-standard" },
  { route: routes.post, status: 200, heading: titleOf(posts, 1), canonical: "/blog-single/1" },
  { route: routes.postWithSidebar, status: 200, heading: titleOf(posts, 1), canonical: "/blog-single/1" },
  { route: routes.unknownPost, status: 200, heading: "Blog Details", canonical: null },
  { route: "/blog-single-with-sidebar/999", status: 200, heading: "Blog Details", canonical: null },
  { route: routes.shop, status: 200, heading: "Shop", canonical: "/shop" },
  { route: "/shop/2", status: 200, heading: "Shop, page 2", canonical: "/shop/2" },
  { route: routes.product, status: 200, heading: titleOf(products, 1), canonical: "/shop-single/1" },
  { route: routes.productWithThumbs, status: 200, heading: titleOf(products, 1), canonical: "/shop-single/1" },
  { route: routes.unknownProduct, status: 200, heading: "Shop Details", canonical: null },
  { route: "/shop-single-thumb/999", status: 200, heading: "Shop Details", canonical: null },
  { route: routes.cart, status: 200, heading: "Your cart", canonical: null },
  { route: routes.checkout, status: 200, heading: "Checkout", canonical: null },
  { route: routes.siteMap, status: 200, heading: "Site map", canonical: "/site-map" },
  { route: "/no-such-page", status: 404, heading: "Error Page", canonical: null },
  // The number is looked at first, then the path.
  {
    route: "/service-details/1/market-access-promotion",
    status: 200,
    heading: service(1).title,
    canonical: canonicalOf(1),
  },
  { route: "/service-details/3/no-such-path", status: 200, heading: service(3).title, canonical: canonicalOf(3) },
  {
    route: "/service-details/99/market-access-promotion",
    status: 200,
    heading: service(3).title,
    canonical: canonicalOf(3),
  },
  {
    route: "/service-details/market-access-promotion",
    status: 200,
    heading: service(3).title,
    canonical: canonicalOf(3),
  },
]

function canonicalOf(id: number): string {
  return `/service-details/${id}/${service(id).servicePath}`
}

function titleOf(entries: readonly { id: number; title: string }[], id: number): string {
  return entries.find((entry) => entry.id === id)?.title ?? `no entry ${id}`
}

/** Pages that search engines may list and that are neither lists nor an entry's own page. */
const SINGLE_PAGES: readonly string[] = [
  routes.home,
  routes.networkHome,
  routes.productsHome,
  routes.dairyHome,
  routes.services,
  routes.servicesList,
  routes.about,
  routes.farm,
  routes.team,
  routes.projects,
  routes.contact,
  routes.registration,
  routes.siteMap,
]

test.describe("addresses", () => {
  // The browser itself notes that a missing page is missing.
  test.use({ expectedProblems: [/no-such-page/] })

  for (const { route, status, heading, canonical } of facts) {
    test(`${route} answers ${status} with “${heading}”`, async ({ page, request }) => {
      const answer = await request.get(route)
      expect(answer.status()).toBe(status)
      expect(headingOf(await answer.text()), "the heading in the HTML, before any script").toBe(escape(heading))

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

for (const route of [
  "/service-details",
  "/service-details/999",
  "/service-details/nope",
  "/service-details/999/nope",
]) {
  test(`${route} shows the frame and nobody's content, never for a moment`, async ({ page, request }) => {
    const html = await (await request.get(route)).text()
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
    await open(page, route)
    await expect(page).toHaveTitle(`Error Page | ${site.name}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Page")
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("404")
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1)

    const seen: unknown = await page.evaluate("window.seenTexts")
    expect(Array.isArray(seen) && seen.length).toBeGreaterThan(0)
    for (const text of [main, String(seen)]) {
      const foreign = services.filter(
        ({ title, content }) => text.includes(escape(title)) || text.includes(content.overview.slice(0, 40)),
      )
      expect(foreign.map(({ title }) => title)).toEqual([])
    }
  })
}

test("every link inside the site leads somewhere", async ({ request }) => {
  const pages = builtPages()
  expect(pages.length).toBeGreaterThan(30)
  const targets = new Set(pages.flatMap(({ html }) => matches(html, /\s(?:href|src)="(\/[^"#]*)/g)))
  const dead: string[] = []
  for (const target of targets) {
    if (!(await statusOf(request, target)).ok) dead.push(target)
  }
  expect(dead, "links that lead nowhere").toEqual([])
})

test("every page names itself, and no two pages of a kind do so in the same words", () => {
  const pages = builtPages()
  const named = pages
    .filter(({ html }) => !html.includes('content="noindex"'))
    .map(({ address, html }) => ({
      address,
      canonical: one(html, /<link[^>]*rel="canonical"[^>]*href="([^"]+)"/g),
      title: one(html, /<title[^>]*>([^<]+)<\/title>/g),
      description: one(html, /<meta[^>]*name="description"[^>]*content="([^"]+)"/g),
    }))
  for (const { address, description } of named) {
    expect(description.length, `length of the description of ${address}`).toBeGreaterThan(50)
    expect(description.length, `length of the description of ${address}`).toBeLessThan(200)
  }
  // Addresses that share a canonical link are one page, which stands under the canonical address itself.
  const distinct = named.filter(({ address, canonical }) => canonical === site.siteUrl + address)
  expect([...new Set(named.map(({ canonical }) => canonical))].sort()).toEqual(
    distinct.map(({ canonical }) => canonical).sort(),
  )
  const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size))
  const lists =
    pagesOf(galleryPictures.length, pageSizes.gallery) +
    pagesOf(products.length, pageSizes["/shop"]) +
    pagesOf(posts.length, pageSizes["/blog-standard"])
  const details = [services, projects, farmers, posts, products].reduce((sum, { length }) => sum + length, 0)
  expect(distinct.length).toBe(SINGLE_PAGES.length + lists + details)
  expect(distinct.map(({ canonical }) => canonical)).toEqual(
    expect.arrayContaining(SINGLE_PAGES.map((route) => site.siteUrl + route)),
  )
  expect(repeated(distinct.map(({ title }) => title)), "titles used twice").toEqual([])
  expect(repeated(distinct.map(({ description }) => description)), "descriptions used twice").toEqual([])
})

test("every page has one heading of level 1, the landmarks, a language, and no heading level left out", () => {
  for (const { address, html } of builtPages()) {
    const count = (pattern: RegExp) => matches(html, pattern).length
    expect(count(/(<h1)[\s>]/g), `headings of level 1 on ${address}`).toBe(1)
    expect(count(/(<main)[\s>]/g), `main parts on ${address}`).toBe(1)
    expect(count(/(<footer data-slot="footer")/g), `footers on ${address}`).toBe(1)
    expect(count(/(<header data-slot="header")/g), `headers on ${address}`).toBe(1)
    expect(html, address).toMatch(/<html[^>]* lang="en-GB"/)
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
    const levels = matches(main, /<h([1-6])[\s>]/g).map(Number)
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps, `heading levels after a gap on ${address}`).toEqual([])
  }
})

test("the site map for search engines lists canonical addresses, all of which exist", async ({ request }) => {
  const map = await (await request.get("/sitemap-0.xml")).text()
  const listed = matches(map, /<loc>([^<]+)<\/loc>/g).map((address) => address.replace(site.siteUrl, "") || "/")
  const indexed = builtPages().flatMap(({ html }) => matches(html, /rel="canonical" href="([^"]+)"/g))
  expect(listed.sort()).toEqual([...new Set(indexed.map((address) => address.replace(site.siteUrl, "")))].sort())
  for (const address of listed) expect((await statusOf(request, address)).status, address).toBe(200)
})

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

async function statusOf(request: APIRequestContext, address: string): Promise<{ ok: boolean; status: number }> {
  const answer = await request.head(address, { maxRedirects: 0 })
  return { ok: answer.ok(), status: answer.status() }
}

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found)

/** The one match; the test fails where there is none, or more. */
function one(text: string, pattern: RegExp): string {
  const found = matches(text, pattern)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? ""
}

const repeated = (texts: string[]): string[] => texts.filter((text, index) => texts.indexOf(text) !== index)

/** The heading of level 1, as the server sends it. */
const headingOf = (html: string): string => one(html, /<h1[^>]*>([^<]*)<\/h1>/g)

/** As React writes it into HTML. */
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")
