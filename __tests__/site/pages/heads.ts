import fs from "node:fs"
import { parse } from "node-html-parser"
import { galleryKinds, galleryPictures, pageCopy, posts, products, routes, site } from "../../e2e/support/site"
import { hashOf } from "../../src/lib/security-headers"
import { readEntries } from "../../src/content"
import { canonicalPath, kindOf } from "../../src/content/entries"
import { listPages, pageSizes } from "../../src/lib/list-pages"
import { cardPath, galleryPagePath, listPagePath } from "../../src/lib/paths"
import { builtPages, documentOf, expectNone, readBuilt } from "./support/built-site"
import { isIndexed, isUnlisted, readHead, type Head } from "./support/read-head"

/* What every page says of itself to browsers, search engines, and those to whom it is shared. */

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

/** The largest picture of a card, in bytes: messengers leave out heavier ones. */
const CARD_BYTES = 300 * 1024

let pages: (Head & { address: string; html: string })[] = []
/** Those that search engines list: several paths may show one page, and only one of them is its canonical address. */
let canonical: typeof pages = []
let canonicalAddresses: string[] = []

beforeAll(() => {
  pages = builtPages().map(({ address, html }) => ({ address, html, ...readHead(documentOf(address)) }))
  canonical = pages.filter((page) => isIndexed(page) && page.canonicals.includes(site.siteUrl + page.address))
  canonicalAddresses = canonical.map(({ address }) => site.siteUrl + address).sort()
})

test("every page has a language, a title, a description and a card", () => {
  expect(pages.length).toBeGreaterThan(100)
  const problems = pages.flatMap(({ address, titles, metas }) => {
    const wrong: string[] = []
    const lang = documentOf(address).querySelector("html")?.getAttribute("lang")
    if (lang !== "en-GB") wrong.push(`lang is ${lang}, expected en-GB`)
    if (titles.length !== 1 || !titles[0]?.includes("CaFN"))
      wrong.push(`titles are ${list(titles)}, expected one of CaFN`)
    for (const name of ["description", ...CARD]) {
      const texts = metas[name] ?? []
      if (texts.length !== 1 || !texts[0]?.trim()) wrong.push(`${name} is ${list(texts)}, expected one text`)
    }
    for (const [name, expected] of [
      ["og:title", titles],
      ["og:description", metas.description ?? []],
    ] as const) {
      if (list(metas[name] ?? []) !== list(expected))
        wrong.push(`${name} is ${list(metas[name] ?? [])}, expected ${list(expected)}`)
    }
    return wrong.map((words) => `${address}: ${words}`)
  })
  expectNone(problems)
})

test("every page of an entry has a card with its own picture of at most 300 KB", () => {
  const images = new Map(pages.map(({ address, metas }) => [address, metas["og:image"]]))
  const problems = readEntries(".").flatMap(({ type, entries }) =>
    entries.flatMap((entry) => {
      const address = canonicalPath(type.pages, entry)
      const path = cardPath(kindOf(type), entry.jsonId)
      const seen = list(images.get(address) ?? [])
      const bytes = fs.statSync(`public${path}`).size
      return [
        ...(seen === site.siteUrl + path ? [] : [`${address}: og:image is ${seen}, expected ${path}`]),
        ...(bytes <= CARD_BYTES ? [] : [`${address}: ${path} has ${bytes} bytes, expected at most ${CARD_BYTES}`]),
      ]
    }),
  )
  expectNone(problems)
})

test("the canonical address of every page for search engines is that of a page which is its own canonical", () => {
  const problems = pages.flatMap((page) => {
    const expected = isIndexed(page) ? (page.metas["og:url"] ?? []) : []
    return [
      ...(list(page.canonicals) === list(expected)
        ? []
        : [`${page.address}: canonical is ${list(page.canonicals)}, expected ${list(expected)}`]),
      ...page.canonicals
        .filter((address) => !canonicalAddresses.includes(address))
        .map((address) => `${page.address}: canonical ${address} is no page that search engines may list`),
    ]
  })
  expectNone(problems)
})

/** A preview has `noindex` on every page. */
const testListed = isUnlisted ? test.skip : test

testListed(
  "search engines may list each single page, list page and entry once, and the sitemap has their addresses alone",
  () => {
    expect(canonicalAddresses).toEqual([...new Set(listed)].map((address) => site.siteUrl + address).sort())
    const entriesIn = (file: string) => parse(readBuilt(file)).querySelectorAll("sitemap, url")
    const found = entriesIn("/sitemap-index.xml").flatMap(({ textContent }) => entriesIn(new URL(textContent).pathname))
    // No date of a change is known.
    expect(new Set(found.map(({ innerHTML }) => innerHTML.replace(/>[^<]*</, "><")))).toEqual(new Set(["<loc></loc>"]))
    // The home page's address may be written with or without its slash.
    const expected = canonicalAddresses.map((address) => new URL(address).href)
    expect(found.map(({ textContent }) => new URL(textContent).href).sort()).toEqual(expected.sort())
  },
)

test("robots.txt leads to the sitemap", () => {
  const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(readBuilt("/robots.txt")) ?? []
  const { origin, pathname } = new URL(sitemap)
  expect(origin).toBe(site.siteUrl)
  expect(readBuilt(pathname)).toContain("<loc>")
})

test("the Content-Security-Policy of every page precedes its scripts and allows each inline script by its hash", () => {
  const problems = pages.flatMap(({ address, html }) => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)
    const scripts = [...html.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>([^]*?)<\/script>/g)]
    const allowed = policy?.[1]?.replaceAll("&#x27;", "'") ?? ""
    if (!policy) return [`${address}: no policy`]
    if (policy.index > (scripts[0]?.index ?? 0)) return [`${address}: the policy stands after the first script`]
    return scripts
      .filter(([, code = ""]) => !allowed.includes(hashOf(code)))
      .map(([, code = ""]) => `${address}: the policy does not allow the script ${code.slice(0, 80)}`)
  })
  expectNone(problems)
})

test("structured data says who runs the site and where a page stands, and nothing of invented reviews", () => {
  const has = (address: string, type: string) => readBuilt(`${address}/index.html`).includes(`"@type":"${type}"`)
  expect([has(routes.home, "Organization"), has(routes.service, "BreadcrumbList")]).toEqual([true, true])
  expectNone(
    pages.map(({ address }) => address).filter((address) => has(address, "Review") || has(address, "AggregateRating")),
  )
})

function list(texts: readonly string[]): string {
  return texts.join(" | ") || "none"
}
