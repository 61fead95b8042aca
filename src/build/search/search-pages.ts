import fs from "node:fs"
import path from "node:path"
import type { SearchKind } from "../../lib/site-search"

/*
 * The pages with a fixed address as the search finds them: their HTML as the build has written it, because their words
 * come from many files of content. Detail pages are found by their entries (search-records.ts).
 */

/** A page of the search index: Pagefind reads its HTML. */
export interface SearchPage {
  /** The canonical address. */
  url: string
  /** The page's HTML, with marks on its `<main>` for Pagefind; the page itself carries none. */
  html: string
}

/** A page of data/pages.json. */
export type SearchedPage = Queries.SearchedPagesQuery["pages"]["nodes"][number]

/** It has the title of every page: whatever is searched for would be found on it. */
const EVERYTHING = "/site-map"

/** How much a word of a page weighs beside one of an entry, which says more of less. Titles weigh the same. */
const WEIGHT = 0.25
/** How much a word of the page's first heading weighs; Pagefind's most. The shop's page is called “Products”. */
const HEADING_WEIGHT = 10

/** The pages that search engines may list under their own address, as far as the build has them. */
export const searchPages = (pages: readonly SearchedPage[], root: string): SearchPage[] =>
  pages
    .filter(({ route, isIndexed, canonical }) => isIndexed && (canonical ?? route) === route && route !== EVERYTHING)
    .map((page) => ({ page, file: path.join(root, "public", page.route, "index.html") }))
    .filter(({ file }) => fs.existsSync(file))
    .map(({ page, file }) => ({ url: page.route, html: markedPage(fs.readFileSync(file, "utf8"), page.title) }))

/**
 * A page's HTML as Pagefind is to read it: its `<main>` with its title, kind and weights, and without pictures, the
 * first of which would become the entry's own.
 *
 * @throws where it has not one `<main>`
 */
export function markedPage(html: string, title: string): string {
  const [before, after, ...more] = html.replace(/<img\b[^>]*>/g, "").split(/<main\b/)
  if (after === undefined || more.length > 0) throw new Error(`The page “${title}” has not one <main>.`)
  const kind: SearchKind = "page"
  const marks = {
    "data-pagefind-body": "",
    "data-pagefind-weight": String(WEIGHT),
    "data-pagefind-filter": `kind:${kind}`,
    // By way of an attribute of its own, in which a comma is a comma.
    "data-pagefind-meta": "title[data-search-title]",
    "data-search-title": title,
  }
  const attributes = Object.entries(marks).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const words = after.replace(RUN_TOGETHER, "$& ").replace("<h1", `<h1 data-pagefind-weight="${HEADING_WEIGHT}"`)
  return `${before}<main${attributes.join("")}${words}`
}

/** The same page with words by which it is found besides its own, which no excerpt shows. */
export const withPageWords = ({ url, html }: SearchPage, words: string): SearchPage => ({
  url,
  html: html.replace(
    TITLE_META,
    () =>
      `data-pagefind-meta="title[data-search-title], words[data-search-words]" data-search-words="${escaped(words)}"`,
  ),
})

const TITLE_META = `data-pagefind-meta="title[data-search-title]"`

/** The end of an element directly before another one: between some of these Pagefind sees no space. */
const RUN_TOGETHER = /<\/[a-z0-9]+>(?=<[a-z])/g

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;")
