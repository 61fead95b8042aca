import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import type { Reporter } from "gatsby"
import { Kind, parse, print, visit, type DocumentNode, type FragmentDefinitionNode } from "gatsby/graphql"
import { contentTypes } from "../../content"
import { contentTypeDefs } from "../../content/graphql"
import type { DevelopmentServer } from "../gatsby-api"
import { cataloguePath, type Catalogues } from "./catalogue"

/** The cards' own fragments say what an entry holds, so that the lists' HTML and their catalogues show the same. */
const QUERIES: Readonly<Record<keyof Catalogues, string>> = {
  products: "{ content: allProduct(sort: { jsonId: ASC }) { nodes { ...ProductEntry } } }",
  posts: "{ content: allPost(sort: { jsonId: ASC }) { nodes { tags ...PostCard } } }",
  gallery: "{ content: gallery { pictures { ...GalleryPicture } kinds { slug pictures { path } } } }",
}
const NAMES = ["products", "posts", "gallery"] as const

/** What is used of Gatsby's API. */
export interface ListApi {
  graphql: (query: string) => Promise<{ data?: { content: unknown }; errors?: readonly Error[] }>
}

/** What webpack puts in the place of the name in the code. */
export const listConstants = (root: string) => ({ LIST_BUILD: JSON.stringify(catalogueShape(root)) })

/** For `onPostBuild`: the catalogues, `public/lists`. A file that is right already keeps its time, so hosts keep its ETag. */
export async function writeLists(api: ListApi, root: string): Promise<void> {
  fs.mkdirSync(path.join(root, "public/lists"), { recursive: true })
  for (const name of NAMES) {
    const file = path.join(root, "public", cataloguePath(name))
    const text = await catalogueText(api, root, name)
    if (!fs.existsSync(file) || fs.readFileSync(file, "utf8") !== text) fs.writeFileSync(file, text)
  }
}

/** Removes what the last build has written: the development server would send it. */
export const removeBuiltFiles = (root: string): void =>
  fs.rmSync(path.join(root, "public/lists"), { recursive: true, force: true })

/** The development server gets no `graphql` of its own. */
let development: ListApi

/** For `createPages`, which runs again with each change of the content: what the development server asks. */
export const readThrough = (api: ListApi): void => {
  development = api
}

/** For `onCreateDevServer`: the same files, made when they are requested. */
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
 * Names the shape of the entries: a hash of the queries with their fragments, and of the types that they read. Scripts can
 * show every file with their name. New content leaves it as it is, so it changes no script.
 */
export function catalogueShape(root: string): string {
  // There the scripts are as old as the start of the server, and a fragment may change.
  if (process.env.NODE_ENV === "development") return "development"
  const shape = [...Object.values(QUERIES).map((query) => withFragments(root, query)), contentTypeDefs(contentTypes)]
  return createHash("sha256").update(shape.join("\n")).digest("hex").slice(0, 8)
}

/**
 * A query with all fragments that it needs, and those that they need. They are read out of the components' sources:
 * Gatsby knows them only in the queries of pages, not in those of gatsby-node (gatsbyjs/gatsby#12155).
 */
function withFragments(root: string, query: string): string {
  const known = new Map<string, FragmentDefinitionNode>()
  for (const file of fs.readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file)) continue
    const source = fs.readFileSync(path.join(root, "src", file), "utf8")
    // Gatsby allows nothing to be interpolated in these.
    for (const [, text = ""] of source.matchAll(/^export const \w+ = graphql`([^`]*)`/gm)) {
      for (const node of parse(text).definitions) {
        if (node.kind === Kind.FRAGMENT_DEFINITION) known.set(node.name.value, node)
      }
    }
  }
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        if (needed.has(name)) return
        const fragment = known.get(name)
        if (!fragment) throw new Error(`A list asks for the fragment "${name}", which no component has.`)
        needed.set(name, fragment)
        collect(fragment)
      },
    })
  const document = parse(query)
  collect(document)
  return [document, ...needed.values()].map(print).join("\n\n")
}
