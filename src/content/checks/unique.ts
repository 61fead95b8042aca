import type { ContentType } from "../define"
import { at } from "../inspect"
import type { Problem } from "./problem"
import type { Entry } from "./read"

const values = (entry: Entry, fields: readonly string[]) => fields.map((field) => at(entry.value, field))

/** Entries of a type that share what tells them apart. */
export const checkUnique = (types: readonly ContentType[], entries: readonly Entry[]): Problem[] =>
  types.flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type)
    return (type.unique ?? []).flatMap((fields) => {
      const first = new Map<string, Entry>()
      return own.flatMap((entry): Problem[] => {
        const found = values(entry, fields)
        if (found.some((value) => value === undefined || value === null)) return []
        const key = JSON.stringify(found)
        const before = first.get(key)
        if (!before) {
          first.set(key, entry)
          return []
        }
        return [
          {
            file: entry.file,
            entry: entry.name,
            field: fields.join(" and "),
            found: `${found.map((value) => JSON.stringify(value)).join(" and ")}, as in ${before.file}, ${before.name}`,
            wanted: `what no other entry of ${type.name} has`,
          },
        ]
      })
    })
  })
