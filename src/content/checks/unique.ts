import type { ContentType } from "../define"
import { at } from "../inspect"
import type { Problem } from "./problem"
import type { Entry } from "./read"

/** A problem with an identifying value that two entries share. */
export type Doubled = { type: ContentType; problem: Problem }

/** Reports entries of a type that share an identifying value. */
export const checkUnique = (types: readonly ContentType[], entries: readonly Entry[]): Doubled[] =>
  types.flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type)
    return ["id", ...(type.unique ?? [])].flatMap((field) => {
      const first = new Map<string, Entry>()
      return own.flatMap((entry): Doubled[] => {
        const found = at(entry.value, field)
        if (found === undefined || found === null) return []
        const key = JSON.stringify(found)
        const before = first.get(key)
        if (!before) {
          first.set(key, entry)
          return []
        }
        const problem = {
          file: entry.file,
          entry: entry.name,
          field,
          found: `${key}, as in ${before.file}, ${before.name}`,
          wanted: `what no other entry of ${type.name} has`,
        }
        return [{ type, problem }]
      })
    })
  })
