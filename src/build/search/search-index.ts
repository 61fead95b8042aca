import { spawn } from "node:child_process"
import path from "node:path"
import type { BuildArgs } from "gatsby"
import { SEARCH_FOLDER } from "../../lib/site-search"
import { searchPages, type SearchedPage, type SearchPage } from "./search-pages"
import {
  farmerRecord,
  postRecord,
  productRecord,
  projectRecord,
  serviceRecord,
  type SearchedFarmer,
  type SearchedPost,
  type SearchedProduct,
  type SearchedProject,
  type SearchedService,
  type SearchRecord,
} from "./search-records"

/** What the search looks through. */
export interface SearchedContent {
  services: Nodes<SearchedService>
  projects: Nodes<SearchedProject>
  posts: Nodes<SearchedPost>
  products: Nodes<SearchedProduct>
  farmers: Nodes<SearchedFarmer>
  pages: Nodes<SearchedPage>
}
interface Nodes<Node> {
  nodes: readonly Node[]
}

/**
 * Writes `public/pagefind`, by which the browser searches the site (src/lib/site-search.ts), after the pages are
 * written. Services, projects, posts, products and farmers go in as their content says (search-records.ts), pages with
 * a fixed address as their HTML does (search-pages.ts). No page carries marks for it, and menus and footers are not
 * found.
 *
 * Another kind: its name in `searchKinds`, its fields in the query, a function in search-records.ts.
 */
export async function writeSearchIndex(api: BuildArgs, root: string): Promise<void> {
  const result: { data?: SearchedContent; errors?: Error[] } = await api.graphql<SearchedContent>(SEARCHED_CONTENT)
  if (result.errors || !result.data) {
    api.reporter.panicOnBuild("What the search looks through could not be read.", result.errors)
    return
  }
  try {
    await indexEntries(searchEntries(result.data, root), root)
  } catch (error) {
    api.reporter.panicOnBuild(error instanceof Error ? error.message : String(error))
  }
}

/** All entries of the index; the same content gives the same ones in the same order. */
export const searchEntries = (content: SearchedContent, root: string): SearchEntry[] => [
  ...content.services.nodes.map(serviceRecord),
  ...content.projects.nodes.map(projectRecord),
  ...content.posts.nodes.map(postRecord),
  ...content.products.nodes.map(productRecord),
  ...content.farmers.nodes.map(farmerRecord),
  ...searchPages(content.pages.nodes, root),
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

const SEARCHED_CONTENT = `
  query SearchedContent {
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        servicePath
        title
        category
        description
        content {
          overview
          servicesOffered
          challenge
          solution
          impact
          faqs {
            question
            answer
          }
        }
      }
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        projectPath
        title
        category
        place
        description
        content {
          overview
          section1 {
            heading
            paragraphs
            keyPoints
          }
          section2 {
            heading
            paragraphs
          }
        }
      }
    }
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
    products: allProduct(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        title
        tags
        category
        sku
        description
        details {
          label
          value
        }
      }
    }
    farmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        name
        title
        district
        summary
        biography
        skillProgress {
          title
        }
        memberData {
          listTitle
          memberInfo {
            title
            description
          }
        }
      }
    }
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
