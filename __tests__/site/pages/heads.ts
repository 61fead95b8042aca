import fs from "node:fs"
import { parse } from "node-html-parser"
import sharp from "sharp"
import { galleryKinds, galleryPictures, pageContent, posts, products, routes, site } from "../../../e2e/support/site"
import { getHash } from "../../../src/lib/security-headers"
import { readEntries } from "../../../src/content"
import { getCanonicalPath } from "../../../src/content/entries"
import { listPages, pageSizes } from "../../../src/lib/list-pages"
import { galleryPagePath, listPagePath } from "../../../src/lib/paths"
import { builtPages, getDocument, expectNone, getHtml, onEveryPage, readBuilt } from "../support/built-site"
import { readHead, type Head } from "../support/read-head"

/* Metadata of every page, for browsers, search engines and link previews. */

/** Indexed addresses: single pages, further pages of lists, and one page for each entry. */
const indexedAddresses: readonly string[] = [
  ...pageContent.filter(({ isIndexed, canonical }) => isIndexed && !canonical).map(({ route }) => route),
  ...listPages(galleryPictures.length, pageSizes.gallery).map(({ number }) => galleryPagePath(number)),
  ...galleryKinds.flatMap(({ slug, pictures }) =>
    listPages(pictures.length, pageSizes.gallery).map(({ number }) => galleryPagePath(number, slug)),
  ),
  ...listPages(products.length, pageSizes["/shop"]).map(({ number }) => listPagePath("/shop", number)),
  ...listPages(posts.length, pageSizes["/blog-standard"]).map(({ number }) => listPagePath("/blog-standard", number)),
  ...readEntries(".").flatMap(({ type, entries }) => entries.map((entry) => getCanonicalPath(type.pages, entry))),
]

/** Properties of a link preview. */
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

/** Messengers omit larger pictures of shared links. */
const MAX_SHARED_PICTURE_BYTES = 300 * 1024

interface Page extends Head {
  address: string
}

const getHead = (address: string): Page => ({ address, ...readHead(getDocument(address)) })

/** Pages whose address is their canonical one. */
const canonicalPages = () =>
  builtPages()
    .map(getHead)
    .filter((page) => page.canonicals.includes(site.siteUrl + page.address))
let canonicalAddresses: string[] = []
beforeAll(() => {
  canonicalAddresses = canonicalPages()
    .map(({ address }) => site.siteUrl + address)
    .sort()
})

onEveryPage("head: every page has a language, a title, a description and a card", (document, address) => {
  const { titles, metas } = getHead(address)
  const lang = document.querySelector("html")?.getAttribute("lang")
  const texts = ["description", ...CARD].map((name) => [name, metas[name] ?? []] as const)
  return [
    ...(lang === "en-GB" ? [] : [`lang is ${lang}, expected en-GB`]),
    ...(titles.length === 1 && titles[0]?.includes("CaFN") ? [] : [`titles are ${join(titles)}, expected one of CaFN`]),
    ...texts
      .filter(([, found]) => found.length !== 1 || !found[0]?.trim())
      .map(([name, found]) => `${name} is ${join(found)}, expected one text`),
    ...getDifference("og:title", metas["og:title"], titles),
    ...getDifference("og:description", metas["og:description"], metas.description),
  ]
})

test("head: every page of an entry is shared with its own picture, 1200 × 630, of at most 300 KB", async () => {
  const addresses = readEntries(".").flatMap(({ type, entries }) =>
    entries.map((entry) => getCanonicalPath(type.pages, entry)),
  )
  const pictures = addresses.map((address) => getHead(address).metas["og:image"]?.[0] ?? "")
  expect(new Set(pictures).size).toBe(addresses.length)
  const files = pictures.map((picture) => `public${decodeURI(picture.replace(site.siteUrl, ""))}`)
  for (const file of files) expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
  expectNone(files.filter((file) => fs.statSync(file).size > MAX_SHARED_PICTURE_BYTES))
})

onEveryPage("head: canonical addresses are pages that are their own canonical", (_, address) => {
  const page = getHead(address)
  return [
    ...getDifference("canonical", page.canonicals, page.canonicals.length > 0 ? page.metas["og:url"] : []),
    ...page.canonicals
      .filter((canonical) => !canonicalAddresses.includes(canonical))
      .map((canonical) => `canonical ${canonical} is no indexed page`),
  ]
})

test("sitemap: has each indexed single page, list page and entry once", () => {
  expect(canonicalAddresses).toEqual([...new Set(indexedAddresses)].map((address) => site.siteUrl + address).sort())
  const getEntries = (file: string) => parse(readBuilt(file)).querySelectorAll("sitemap, url")
  const found = getEntries("/sitemap-index.xml").flatMap(({ textContent }) => getEntries(new URL(textContent).pathname))
  // Dates of changes are unknown.
  expect(new Set(found.map(({ innerHTML }) => innerHTML.replace(/>[^<]*</, "><")))).toEqual(new Set(["<loc></loc>"]))
  // The home page's URL can have a trailing slash.
  const expected = canonicalAddresses.map((address) => new URL(address).href)
  expect(found.map(({ textContent }) => new URL(textContent).href).sort()).toEqual(expected.sort())
})

onEveryPage("policy: precedes the page's scripts and allows each inline script by its hash", (_, address) => {
  const html = getHtml(address)
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src|type)=)[^>]*>([^]*?)<\/script>/g)]
  const allowed = policy?.[1]?.replaceAll("&#x27;", "'") ?? ""
  if (!policy) return ["no policy"]
  if (policy.index > (scripts[0]?.index ?? 0)) return ["the policy is after the first script"]
  return scripts
    .filter(([, code = ""]) => !allowed.includes(getHash(code)))
    .map(([, code = ""]) => `the policy does not allow the script ${code.slice(0, 80)}`)
})

test("inline scripts: are less than 4 KB, in the syntax of ES2019", () => {
  const scripts = getDocument(routes.home).querySelectorAll("script:not([src]):not([type])")
  const code = scripts.map(({ textContent }) => textContent).join("\n")
  // Some 1.4 KB compressed.
  expect(code.length).toBeGreaterThan(1000)
  expect(code.length).toBeLessThan(4096)
  expect(code).not.toMatch(/\?\.[a-z]|\?\?/i)
})

test("structured data: has organisation and breadcrumbs, and no reviews", () => {
  const has = (address: string, type: string) => getHtml(address).includes(`"@type":"${type}"`)
  expect([has(routes.home, "Organization"), has(routes.service, "BreadcrumbList")]).toEqual([true, true])
  expectNone(builtPages().filter((address) => has(address, "Review") || has(address, "AggregateRating")))
})

onEveryPage("feed: is linked from the pages with posts, and from no others", (document, address) => {
  const isNamed = document.querySelector('link[rel=alternate][href="/feed.xml"]') !== null
  return isNamed === /^\/blog-.+\d$|^\/blog-(?!single)/.test(address) ? [] : [`names the feed: ${isNamed}`]
})

function join(texts: readonly string[] = []): string {
  return texts.join(" | ") || "none"
}

function getDifference(
  name: string,
  actual: readonly string[] | undefined,
  expected: readonly string[] | undefined,
): string[] {
  return join(actual) === join(expected) ? [] : [`${name} is ${join(actual)}, expected ${join(expected)}`]
}
