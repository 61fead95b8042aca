import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import type { Reporter } from "gatsby"
import { Kind, parse, print, visit, type DocumentNode, type FragmentDefinitionNode } from "gatsby/graphql"
import { contentTypes } from "../../content"
import { contentTypeDefs } from "../../content/graphql"
import type { DevelopmentServer } from "../gatsby-api"
import { readDefinitions } from "../queries"
import { cataloguePath, type Catalogues } from "./catalogue"

/** They use the cards' fragments, so that HTML and catalogues show the same. */
const QUERIES: Readonly<Record<keyof Catalogues, string>> = {
  products: "{ content: allProduct(sort: { jsonId: ASC }) { nodes { ...ProductEntry } } }",
  posts: "{ content: allPost(sort: { jsonId: ASC }) { nodes { tags ...PostCard } } }",
  gallery: "{ content: gallery { pictures { ...GalleryPicture } kinds { slug pictures { path } } } }",
}
const NAMES = ["products", "posts", "gallery"] as const

export interface ListApi {
  graphql: (query: string) => Promise<{ data?: { content: unknown }; errors?: readonly Error[] }>
}

/** Constants that webpack inserts. */
export const listConstants = (root: string) => ({ LIST_BUILD: JSON.stringify(catalogueShape(root)) })

/** Writes public/lists for `onPostBuild`; an unchanged file keeps its time, and so its ETag. */
export async function writeLists(api: ListApi, root: string): Promise<void> {
  fs.mkdirSync(path.join(root, "public/lists"), { recursive: true })
  for (const name of NAMES) {
    const file = path.join(root, "public", cataloguePath(name))
    const text = await catalogueText(api, root, name)
    if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text)
  }
}

/** Removes the files of the last build, which the development server would send. */
export const removeBuiltFiles = (root: string): void =>
  fs.rmSync(path.join(root, "public/lists"), { recursive: true, force: true })

/** The development server has no `graphql` of its own. */
let development: ListApi

/** Sets the API that the development server queries, for `createPages`, which runs again when content changes. */
export const readThrough = (api: ListApi): void => {
  development = api
}

/** Answers requests for the catalogues, for `onCreateDevServer`. */
export function serveListFiles(server: DevelopmentServer, root: string, reporter: Pick<Reporter, "error">): void {
  for (const name of NAMES) {
    server.get(cataloguePath(name), (_request, response) => {
      catalogueText(development, root, name).then(
        (text) => response.end(text),
        (error: unknown) => {
          reporter.error(String(error))
          response.writeHead(500).end()
        },
      )
    })
  }
}

async function catalogueText(api: ListApi, root: string, name: keyof Catalogues): Promise<string> {
  const { data, errors = [] } = await api.graphql(withFragments(root, QUERIES[name]))
  if (!data || errors.length > 0) {
    throw new Error([`The list of ${name} could not be read.`, ...errors.map(({ message }) => message)].join(" "))
  }
  return JSON.stringify({ build: catalogueShape(root), content: data.content })
}

/**
 * Hashes the queries with fragments and types, so that scripts recognize files that they can show; content is left out.
 */
export function catalogueShape(root: string): string {
  // In development a fragment can change while the scripts stay.
  if (process.env.NODE_ENV === "development") return "development"
  const shape = [...Object.values(QUERIES).map((query) => withFragments(root, query)), contentTypeDefs(contentTypes)]
  return createHash("sha256").update(shape.join("\n")).digest("hex").slice(0, 8)
}

/**
 * Adds all fragments that a query needs, from the sources: queries of gatsby-node know none (gatsbyjs/gatsby#12155).
 */
function withFragments(root: string, query: string): string {
  const fragments = readDefinitions(root).filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
  const known = new Map(fragments.map((node) => [node.name.value, node]))
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        if (needed.has(name)) return
        const fragment = known.get(name)
        if (!fragment) throw new Error(`No component has the fragment "${name}" that a list queries.`)
        needed.set(name, fragment)
        collect(fragment)
      },
    })
  const document = parse(query)
  collect(document)
  return [document, ...needed.values()].map(print).join("\n\n")
}
