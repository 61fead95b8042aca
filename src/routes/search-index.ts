import { spawn } from "node:child_process"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { SEARCH_FOLDER, type SearchKind } from "../lib/site-search"
import { postAddress } from "./addresses"

/** An entry of the search index, as Pagefind takes it. */
export interface SearchRecord {
  /** The canonical address. */
  url: string
  language: "en"
  /** All words by which it can be found. */
  content: string
  meta: { title: string; id: string }
  filters: { kind: [SearchKind] }
}

/** What is read of a post. */
export interface SearchedPost {
  jsonId: number
  title: string
  description: string
  author: string
  tags: readonly string[]
  body: readonly { text: string | null; items: readonly string[] | null; cite: string | null }[]
}

interface SearchedPages {
  posts: { nodes: readonly SearchedPost[] }
}

/**
 * Writes `public/pagefind`, by which the browser searches the site (src/lib/site-search.ts). The words come from the
 * content and not from the HTML, so the pages carry no mark for it, and menus and footers are not found.
 *
 * Another kind of page: its name in `SearchKind`, its fields in the query, a function beside `postRecord`.
 */
export async function writeSearchIndex(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: SearchedPages; errors?: Error[] } = await api.graphql<SearchedPages>(`
    query SearchedPages {
      posts: allPost(sort: { jsonId: ASC }) {
        nodes {
          jsonId
          title
          description
          author
          tags
          body {
            text
            items
            cite
          }
        }
      }
    }
  `)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("What the search looks through could not be read.", result.errors)
    return
  }
  try {
    await indexRecords(result.data.posts.nodes.map(postRecord), root)
  } catch (error) {
    api.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}

export const postRecord = ({ jsonId, title, description, author, tags, body }: SearchedPost): SearchRecord => ({
  url: postAddress({ jsonId }),
  language: "en",
  content: [
    title,
    description,
    ...body.flatMap(({ text, items, cite }) => [text, ...(items ?? []), cite]),
    author,
    tags.join(", "),
  ]
    .filter(Boolean)
    .join("\n"),
  meta: { title, id: String(jsonId) },
  filters: { kind: ["post"] },
})

/** Hands the records to `scripts/write-search-index.mjs`; rejects with what it says went wrong. */
export function indexRecords(records: readonly SearchRecord[], root: string): Promise<void> {
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
    for (const record of records) child.stdin.write(`${JSON.stringify(record)}\n`)
    child.stdin.end()
  })
}
