import { spawn } from "node:child_process"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { entryTypes } from "../../content/entry-types"
import { SEARCH_FOLDER } from "../../lib/site-search"
import { entryNodes, type NodeSource } from "../entry-nodes"
import { searchPages, type SearchedPage, type SearchPage } from "./search-pages"
import { searchRecord, type SearchRecord } from "./search-records"

/**
 * Writes `public/pagefind`, by which the browser searches the site (src/lib/site-search.ts), after the pages are
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
    await indexEntries(searchEntries(api, result.data.pages.nodes, root), root)
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

/** Hands the entries to `scripts/write-search-index.mjs`; rejects with what it says went wrong. */
export function indexEntries(entries: readonly SearchEntry[], root: string): Promise<void> {
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
    for (const entry of entries) child.stdin.write(`${JSON.stringify(entry)}\n`)
    child.stdin.end()
  })
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
  }
`
