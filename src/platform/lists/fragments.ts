import fs from "node:fs"
import path from "node:path"
import { Kind, parse, print, visit, type DocumentNode, type FragmentDefinitionNode } from "gatsby/graphql"

/** The fragments of the site's components, by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/**
 * Reads the fragments out of the components' sources. Gatsby knows them only in the queries of pages, not in those of
 * gatsby-node (gatsbyjs/gatsby#12155).
 */
export function readFragments(root: string): Fragments {
  const folder = path.join(root, "src")
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file)) continue
    const source = fs.readFileSync(path.join(folder, file), "utf8")
    // Gatsby allows nothing to be interpolated in these.
    for (const [, text = ""] of source.matchAll(/^export const \w+ = graphql`([^`]*)`/gm)) {
      for (const definition of parse(text).definitions) {
        if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
      }
    }
  }
  return fragments
}

/** A query with all fragments that it needs, and those that they need. Throws where there is no such fragment. */
export function withFragments(query: string, fragments: Fragments): string {
  const needed = new Map<string, FragmentDefinitionNode>()
  const collect = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        if (needed.has(name)) return
        const fragment = fragments.get(name)
        if (!fragment) throw new Error(`The lists' query asks for the fragment "${name}", which no component has.`)
        needed.set(name, fragment)
        collect(fragment)
      },
    })
  const document = parse(query)
  collect(document)
  return [document, ...needed.values()].map(print).join("\n\n")
}
