import fs from "node:fs"
import path from "node:path"
import { parse, Source, type DefinitionNode } from "gatsby/graphql"

/** Returns the queries and fragments that components export. Each knows its file and line, for messages. */
export function readDefinitions(root: string): DefinitionNode[] {
  const files = fs.readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
  return files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join("src", name)
      const text = fs.readFileSync(path.join(root, file), "utf8")
      // Gatsby allows no interpolation in these.
      return Array.from(text.matchAll(/^export const \w+ = graphql`([^`]*)`/gm), ({ 1: query = "", index }) => {
        const line = text.slice(0, index).split("\n").length
        return parse(new Source(query, file, { line, column: 1 })).definitions
      })
    })
    .flat()
}
