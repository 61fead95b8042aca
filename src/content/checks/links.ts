import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { staticRoutes } from "../../lib/paths"
import type { ContentType } from "../define"
import { at, isRecord } from "../inspect"
import type { MarkedValue } from "./marked"
import { hint } from "./nearest"
import { fieldName, show, type Problem } from "./problem"
import type { Entry } from "./read"

/** Every path of the site: the fixed routes, and the pages of entries. */
export const siteAddresses = (entries: readonly Entry[]): Set<string> => {
  const pages = entries.flatMap(({ type, value }) => {
    // A type with a single entry has no id; the entry counts as number 1.
    const jsonId = at(value, "id") ?? (type.files.kind === "one" ? 1 : undefined)
    return type.addresses && isRecord(value) && typeof jsonId === "number" ? type.addresses({ ...value, jsonId }) : []
  })
  return new Set([...staticRoutes, ...pages])
}

const isServed = (staticDir: string, address: string) => {
  const file = path.join(staticDir, address)
  return existsSync(file) && statSync(file).isFile()
}

/** The path prefix of the pages of a type's entries, such as "/shop-single/". */
const routesOf = ({ addresses }: ContentType): string[] =>
  addresses?.({ jsonId: 1 }).map((address) => address.replace(/^(\/[^/]+).*/, "$1/")) ?? []

/**
 * Reports internal links to pages that do not exist, and missing files in static/. Links to entries of `unsure` types
 * are accepted, because their entries are not all known (see `checkReferences`).
 */
export const checkLinks = (
  values: readonly MarkedValue[],
  addresses: Set<string>,
  unsure: readonly ContentType[],
  staticDir: string,
): Problem[] => {
  const unsureRoutes = unsure.flatMap(routesOf)
  return values.flatMap(({ entry, path: field, mark, value }): Problem[] => {
    if (typeof value !== "string" || !/^\/(?!\/)/.test(value)) return []
    const place = { file: entry.file, entry: entry.name, field: fieldName(field), found: show(value) }
    const [address = ""] = value.split(/[?#]/)
    const isUnsure = unsureRoutes.some((route) => address.startsWith(route))
    if (mark.kind === "link" && !isUnsure && !addresses.has(address) && !isServed(staticDir, address)) {
      return [{ ...place, wanted: `an address that the site has${hint(address, addresses)}` }]
    }
    if (mark.kind === "file" && !isServed(staticDir, value)) {
      return [{ ...place, wanted: `a file that is there: static${value} is not` }]
    }
    return []
  })
}
