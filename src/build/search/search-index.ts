import { spawn } from "node:child_process"
import path from "node:path"
import { Readable } from "node:stream"
import type { BuildArgs } from "gatsby"
import { entryTypes } from "../../content/entry-types"
import { SEARCH_FOLDER } from "../../lib/site-search"
import { entryNodes, type NodeSource } from "../entry-nodes"
import { searchPages, withPageWords, type SearchedPage, type SearchPage } from "./search-pages"
import { searchRecord, type SearchRecord } from "./search-records"

/**
 * Writes `public/pagefind`, by which the browser searches the site (src/lib/search-engine.ts), after the pages are
 * written. The entries of each type that has pages go in as its manifest says (search-records.ts), pages with a fixed
 * path as their HTML does (search-pages.ts). No page carries marks for it, and menus and footers are not found.
 */
export async function writeSearchIndex(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: Queries.SearchedPagesQuery; errors?: Error[] } =
    await api.graphql<Queries.SearchedPagesQuery>(SEARCHED_PAGES)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("What the search looks through could not be read.", result.errors)
    return
  }
  try {
    const { pages, search } = result.data
    const entries = withLeads(searchEntries(api, pages.nodes, root), search?.leads ?? [])
    await indexEntries(entries, root, { synonyms: search?.synonyms ?? [], ignored: search?.ignored ?? [] })
  } catch (error) {
    api.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}

/** All entries of the index; the same content gives the same ones in the same order. */
export const searchEntries = (api: NodeSource, pages: readonly SearchedPage[], root: string): SearchEntry[] => [
  ...entryTypes.flatMap((type) => entryNodes(api, type).map((node) => searchRecord(type, node))),
  ...searchPages(pages, root),
]

export type SearchEntry = SearchRecord | SearchPage

/** A page and the words that lead to it (data/search.json). */
export type SearchLead = Pick<Queries.SearchLead, "page" | "words">

/**
 * Adds the words that lead to a page to its entry, as a field beside the title: they weigh as much, and no excerpt shows
 * them.
 *
 * @throws where a lead's page is not in the index
 */
export function withLeads(entries: readonly SearchEntry[], leads: readonly SearchLead[]): SearchEntry[] {
  const unknown = leads.find(({ page }) => !entries.some(({ url }) => url === page))
  if (unknown) {
    throw new Error(
      `data/search.json, leads: the search has no page ${unknown.page}. Wanted: the canonical address of a page that search engines may list.`,
    )
  }
  return entries.map((entry) => {
    const words = leads.flatMap((lead) => (lead.page === entry.url ? lead.words : [])).join(", ")
    if (!words) return entry
    return "html" in entry ? withPageWords(entry, words) : { ...entry, meta: { ...entry.meta, words } }
  })
}

/** What the search knows of words besides those of the index (data/search.json). */
export interface Dictionary {
  synonyms: readonly Pick<Queries.SearchSynonym, "word" | "means">[]
  ignored: readonly string[]
}

/** Hands the entries to `scripts/write-search-index.mjs`; rejects with what it says went wrong. */
export function indexEntries(
  entries: readonly SearchEntry[],
  root: string,
  dictionary: Dictionary = { synonyms: [], ignored: [] },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = path.join(root, "scripts/write-search-index.mjs")
    const child = spawn(process.execPath, [script, path.join(root, "public", SEARCH_FOLDER)], {
      stdio: ["pipe", "ignore", "pipe"],
    })
    let complaint = ""
    child.stderr.on("data", (text: Buffer) => (complaint += text.toString()))
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`The build has no search index. ${complaint}`.trim())),
    )
    // A child that stopped early says why by itself.
    child.stdin.on("error", () => {})
    // Line by line as the child reads them: written at once, all of them would wait in this process's memory.
    Readable.from(linesOf([dictionary, ...entries])).pipe(child.stdin)
  })
}

function* linesOf(values: readonly unknown[]): Generator<string> {
  for (const value of values) yield `${JSON.stringify(value)}\n`
}

const SEARCHED_PAGES = /* GraphQL */ `
  query SearchedPages {
    pages: allPage(sort: { route: ASC }) {
      nodes {
        route
        title
        isIndexed
        canonical
      }
    }
    search {
      synonyms {
        word
        means
      }
      leads {
        page
        words
      }
      ignored
    }
  }
`
