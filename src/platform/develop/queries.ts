import { once } from "node:events"
import fs from "node:fs"
import path from "node:path"
import type { Reporter, Store } from "gatsby"
import {
  FieldsOnCorrectTypeRule,
  Kind,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  validate,
  type GraphQLSchema,
} from "gatsby/graphql"
import { readDefinitions } from "../queries"

/** Gatsby checks the other rules in each file by itself. */
const RULES = [FieldsOnCorrectTypeRule, KnownArgumentNamesRule, KnownTypeNamesRule]

interface Api {
  store: Pick<Store, "getState">
  reporter: Pick<Reporter, "panicOnBuild">
}

/**
 * Reports an unknown field once, with its fragment, file and line, for `onPreExtractQueries`. A build stops;
 * `gatsby develop` waits for the correction. Gatsby itself reports it for each page that uses the fragment.
 */
export async function holdBackQueries(root: string, { store, reporter }: Api): Promise<void> {
  const { schema } = (store.getState as () => { schema: GraphQLSchema })()
  let reported = ""
  for (let mistakes; (mistakes = findMistakes(root, schema)) !== "";) {
    if (mistakes !== reported) reporter.panicOnBuild(mistakes)
    reported = mistakes
    const watcher = fs.watch(path.join(root, "src"), { recursive: true })
    await once(watcher, "change")
    watcher.close()
  }
}

function findMistakes(root: string, schema: GraphQLSchema): string {
  try {
    const errors = validate(schema, { kind: Kind.DOCUMENT, definitions: readDefinitions(root) }, RULES)
    return errors
      .map((error) => {
        const before = error.source?.body.slice(0, error.positions?.[0])
        return `${before?.match(/(fragment|query) \w+/g)?.at(-1)}: ${String(error)}`
      })
      .join("\n\n")
  } catch (error) {
    // A syntax error, or a file that was deleted before it was read.
    return String(error)
  }
}
