import fs from "node:fs"
import { readEntries } from "../src/content"
import { canonicalPath, kindOf } from "../src/content/entries"
import { cardPath, galleryPagePath, listPagePath } from "../src/lib/paths"
import { listPages, pageSizes } from "../src/lib/list-pages"
import { hashOf } from "../src/build/hosts/security-headers"
import { isCanonical, isIndexed, test } from "./support/all-pages"
import { scrollThrough } from "./support/geometry"
import { readPage } from "./support/read-page"
import { builtPages, galleryKinds, galleryPictures, pageCopy, posts, products, services, site } from "./support/site"
import { expect, open, requestsOf } from "./support/test"

/* Every page that the build has written: what its HTML says, where it leads, and what it asks for. */

/** A form that stands in a frame: a file of its own, which is no page of the site. */
const MEMBER_FORM = "/member-form.html"

/** What search engines may list: single pages, further pages of lists, and one page for each entry. */
const listed: readonly string[] = [
  ...pageCopy.filter(({ isIndexed, canonical }) => isIndexed && !canonical).map(({ route }) => route),
  ...listPages(galleryPictures.length, pageSizes.gallery).map(({ number }) => galleryPagePath(number)),
  ...galleryKinds.flatMap(({ slug, pictures }) =>
    listPages(pictures.length, pageSizes.gallery).map(({ number }) => galleryPagePath(number, slug)),
  ),
  ...listPages(products.length, pageSizes["/shop"]).map(({ number }) => listPagePath("/shop", number)),
  ...listPages(posts.length, pageSizes["/blog-standard"]).map(({ number }) => listPagePath("/blog-standard", number)),
  ...readEntries(".").flatMap(({ type, entries }) => entries.map((entry) => canonicalPath(type.pages, entry))),
]

/** What an address that is shared in a message looks like there. */
const CARD = [
  "og:type",
  "og:site_name",
  "og:title",
  "og:description",
  "og:url",
  "og:image",
  "og:image:alt",
  "twitter:card",
]

const levelOne = (headings: readonly number[]) => headings.filter((level) => level === 1)
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

test.describe("what the pages name", () => {
  test("every address inside the site is there, down to the place within the page", async ({
    pages,
    page,
    request,
  }) => {
    const form = { address: MEMBER_FORM, html: fs.readFileSync(`public${MEMBER_FORM}`, "utf8") }
    const places = new Map(pages.map(({ address, ids }) => [address, new Set(ids)]))
    const files = new Map<string, string>()
    const dead: string[] = []
    for (const { address: from, named } of [...pages, await page.evaluate(readPage, form)]) {
      for (const { by, address } of named) {
        const who = `${address}, named by ${by} on ${from}`
        const { origin, pathname, hash } = new URL(address, site.siteUrl + from)
        if (origin !== site.siteUrl) continue
        const ids = places.get(pathname)
        if (address === "" || address.endsWith("#")) dead.push(who)
        else if (!ids) files.set(pathname, who)
        else if (hash && !ids.has(decodeURIComponent(hash.slice(1)))) dead.push(who)
      }
    }
    expect(files.size, "pictures in all their sizes, at the least").toBeGreaterThan(galleryPictures.length)

    const waiting = [...files]
    while (waiting.length > 0) {
      const answers = waiting.splice(0, 24).map(async ([path, who]) => {
        const answer = await request.head(path, { maxRedirects: 0 })
        if (answer.status() !== 200) dead.push(`${who}: ${answer.status()}`)
      })
      await Promise.all(answers)
    }
    expect(dead, "addresses that lead nowhere").toEqual([])
  })

  test("no file of another host is part of a page", ({ pages }) => {
    const parts = /^(img|source|script|iframe|link|video|audio|track|embed|object|form|button|input|style)\b|url\(\)/
    const foreign = pages.flatMap(({ address: from, named }) =>
      named
        .filter(({ by, address }) => parts.test(by) && new URL(address, site.siteUrl).protocol.startsWith("http"))
        .filter(({ address }) => new URL(address, site.siteUrl).origin !== site.siteUrl)
        .map(({ by, address }) => `${address}, ${by} on ${from}`),
    )
    expect(foreign).toEqual([])
  })

  test("new tabs get no hold on the page, and frames are fenced in", ({ pages }) => {
    expect(pages.flatMap(({ address, careless }) => careless.map((element) => `${address}: ${element}`))).toEqual([])
  })

  test("the manifest's pictures and the hosts' rewrites are there", async ({ pages, request }) => {
    const manifest = JSON.parse(fs.readFileSync("public/manifest.webmanifest", "utf8")) as { icons: { src: string }[] }
    expect(manifest.icons.length).toBeGreaterThan(0)
    for (const { src } of manifest.icons) expect((await request.head(src)).status(), src).toBe(200)

    const addresses = pages.map(({ address }) => address)
    const rewrites = fs.readFileSync("public/_redirects", "utf8").trim().split("\n")
    expect(rewrites.length).toBeGreaterThan(services.length)
    for (const rewrite of rewrites) expect(addresses, rewrite).toContain(rewrite.split(" ")[1]?.replace(/\/$/, ""))
  })
})

test.describe("what the pages say of themselves", () => {
  test("each carries the policy before its first script, and the policy knows its inline scripts", () => {
    for (const { address, html } of builtPages()) {
      const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)
      const scripts = Array.from(html.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>([^]*?)<\/script>/g))
      expect(scripts.length, address).toBeGreaterThan(0)
      expect(policy?.index, address).toBeLessThan(scripts[0]?.index ?? 0)
      const allowed = policy?.[1]?.replaceAll("&#x27;", "'")
      for (const [, code = ""] of scripts) expect(allowed, address).toContain(hashOf(code))
    }
  })

  test("each has a language, a title, a description, and a card for those who share it", ({ pages }) => {
    expect(pages.length).toBeGreaterThan(100)
    for (const { address, lang, titles, metas } of pages) {
      expect(lang, address).toBe("en-GB")
      expect(titles, `titles of ${address}`).toEqual([expect.stringMatching(/CaFN/)])
      for (const name of ["description", ...CARD]) {
        expect(metas[name], `${name} of ${address}`).toEqual([expect.stringMatching(/\S/)])
      }
      expect(metas["og:title"], address).toEqual(titles)
      expect(metas["og:description"], address).toEqual(metas.description)
    }
  })

  test("each entry has a picture of its own for those who share it, light enough to travel", ({ pages }) => {
    const images = new Map(pages.map(({ address, metas }) => [address, metas["og:image"]]))
    for (const { type, entries } of readEntries(".")) {
      for (const entry of entries) {
        const path = cardPath(kindOf(type), entry.jsonId)
        expect(images.get(canonicalPath(type.pages, entry))).toEqual([site.siteUrl + path])
        expect(fs.statSync(`public${path}`).size, path).toBeLessThanOrEqual(300 * 1024)
      }
    }
  })

  test("search engines get each page once: a canonical address that stands by itself, or none at all", ({ pages }) => {
    const standing = pages.filter(isCanonical).map(({ address }) => site.siteUrl + address)
    for (const page of pages) {
      const wanted = isIndexed(page) ? page.metas["og:url"] : []
      expect(page.canonicals, page.address).toEqual(wanted)
      for (const canonical of page.canonicals) expect(standing, page.address).toContain(canonical)
    }
    expect(standing.sort()).toEqual([...new Set(listed)].map((address) => site.siteUrl + address).sort())
  })

  // Those that search engines are kept out of may repeat one another: all empty frames are the same page.
  test("no two pages for search engines have the same title or description, nor one too short or long", ({ pages }) => {
    const canonical = pages.filter(isCanonical)
    const descriptions = canonical.flatMap(({ metas }) => metas.description ?? [])
    expect(repeated(canonical.flatMap(({ titles }) => titles)), "titles used twice").toEqual([])
    expect(repeated(descriptions), "descriptions used twice").toEqual([])
    expect(descriptions.filter(({ length }) => length <= 50 || length >= 200)).toEqual([])
  })

  test("the site map for search engines lists the canonical addresses, and nothing else", async ({ pages, page }) => {
    const found: string[] = []
    for (const map of await addressesIn("/sitemap-index.xml")) found.push(...(await addressesIn(new URL(map).pathname)))
    const canonical = pages.filter(isCanonical).map(({ address }) => new URL(address, site.siteUrl).href)
    // The home page's address may be written with or without its slash.
    expect(found.map((address) => new URL(address).href).sort()).toEqual(canonical.sort())

    async function addressesIn(file: string): Promise<string[]> {
      const xml = fs.readFileSync(`public${file}`, "utf8")
      return page.evaluate((text) => {
        const map = new DOMParser().parseFromString(text, "application/xml")
        return [...map.querySelectorAll("loc")].map((element) => element.textContent)
      }, xml)
    }
  })
})

test("each page has one heading of level 1, no level left out, named landmarks, and no id twice", ({ pages }) => {
  for (const { address, headings, banners, mains, contentinfos, navigations, ids } of pages) {
    expect(levelOne(headings), `headings of level 1 on ${address}`).toHaveLength(1)
    const jumps = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1)
    expect(jumps, `heading levels after a gap on ${address}`).toEqual([])
    expect({ banners, mains, contentinfos }, address).toEqual({ banners: 1, mains: 1, contentinfos: 1 })
    expect(navigations, address).toContain("Main")
    expect(navigations, `navigation without a name on ${address}`).not.toContain("")
    expect(repeated(navigations), `navigation of the same name on ${address}`).toEqual([])
    expect(repeated(ids), `ids used twice on ${address}`).toEqual([])
  }
})

/** So many tests share the opening of all pages, so that none of them takes long. */
const PARTS = 8

for (let part = 0; part < PARTS; part++) {
  test(`pages stay what they are under scripts, within the hosts' policy, and ask no other host: part ${part + 1} of ${PARTS}`, async ({
    page,
    pages,
  }) => {
    test.slow()
    const requests = requestsOf(page)
    for (const { address, titles, canonicals, metas } of pages.filter((_, index) => index % PARTS === part)) {
      await open(page, address)
      await scrollThrough(page)
      const live = await page.evaluate(readPage, { address, html: await page.content() })
      expect(live, address).toMatchObject({ titles, canonicals, metas })
      expect(levelOne(live.headings), `headings of level 1 on ${address}`).toHaveLength(1)
      expect(repeated(live.ids), `ids used twice on ${address}`).toEqual([])
      await expect(page, address).toHaveURL(address)
    }
    // Complaints in the console, breaches of the policy among them, fail the test (support/test.ts).
    const { origin } = new URL(page.url())
    expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([])
    expect(requests.length).toBeGreaterThan(0)
  })
}
