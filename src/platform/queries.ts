import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import * as graphql from "gatsby/graphql"

const RULES = [graphql.FieldsOnCorrectTypeRule, graphql.KnownArgumentNamesRule, graphql.KnownTypeNamesRule]

/** Returns the queries and fragments that components export. Each knows its file and line, for messages. */
function readDefinitions(root: string): graphql.DefinitionNode[] {
  const files = fs.readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" })
  return files.flatMap((name) => {
    const text = /\.tsx?$/.test(name) ? fs.readFileSync(path.join(root, "src", name), "utf8") : ""
    // Gatsby allows no interpolation in these.
    return Array.from(text.matchAll(/^export const \w+ = graphql`([^`]*)`/gm)).flatMap(({ 1: query = "", index }) => {
      const place = { line: text.slice(0, index).split("\n").length, column: 1 }
      return graphql.parse(new graphql.Source(query, path.join("src", name), place)).definitions
    })
  })
}

/**
 * Reports an unknown field once, with its fragment, file and line, for `onPreExtractQueries`: Gatsby reports it for each
 * page that uses the fragment. A build ends; `gatsby develop` waits for the next change.
 *
 * @throws a syntax error, which Gatsby reports at its place
 */
export async function reportInvalidQueries(root: string, schema: graphql.GraphQLSchema, report: (all: string) => void) {
  const document = { kind: graphql.Kind.DOCUMENT, definitions: readDefinitions(root) } as const
  const mistakes = graphql.validate(schema, document, RULES).map((error) => {
    const before = error.source?.body.slice(0, error.positions?.[0])
    return `${before?.match(/(fragment|query) \w+/g)?.at(-1)}: ${String(error)}`
  })
  if (mistakes.length === 0) return
  report(mistakes.join("\n\n"))
  const watcher = fs.watch(path.join(root, "src"), { recursive: true })
  await once(watcher, "change")
  watcher.close()
  await reportInvalidQueries(root, schema, report)
}
