import { existsSync, statSync } from "node:fs"
import path from "node:path"
import { pageRoutes } from "../../lib/paths"
import type { ContentType } from "../define"
import { getDetailRoutes, getEntryPaths } from "../entries"
import { getProperty } from "../../lib/get-property"
import type { TypedValue } from "./typed-values"
import { hint } from "./nearest"
import { formatValue, type Problem } from "./problem"
import { getPlace, type Entry } from "./read"

/** Returns every path of the site: fixed routes and the pages of entries. */
export const sitePaths = (types: readonly ContentType[], entries: readonly Entry[]): Set<string> => {
  const pages = entries.flatMap(({ type, value }) => {
    const jsonId = getProperty(value, "id")
    const own = type.pages && typeof jsonId === "number" ? getEntryPaths(type.pages, { jsonId, entry: value }) : []
    return [...own, ...(type.paths?.(value) ?? [])]
  })
  return new Set([...pageRoutes, ...types.flatMap(({ pages }) => pages?.list ?? []), ...pages])
}

const isServed = (staticDir: string, address: string) => {
  const file = path.join(staticDir, address)
  return file.startsWith(path.join(staticDir, path.sep)) && existsSync(file) && statSync(file).isFile()
}

/** Reports internal links to missing pages or files; links to entries of `incompleteTypes` are accepted. */
export const checkLinks = (
  values: readonly TypedValue[],
  addresses: Set<string>,
  incompleteTypes: readonly ContentType[],
  staticDir: string,
): Problem[] => {
  const incompleteRoutes = incompleteTypes.flatMap(({ pages }) => (pages ? getDetailRoutes(pages) : []))
  return values.flatMap(({ entry, path: field, meta, value }): Problem[] => {
    if (typeof value !== "string" || !/^\/(?!\/)/.test(value)) return []
    const place = { ...getPlace(entry, field), actual: formatValue(value) }
    const [address = ""] = value.split(/[?#]/)
    const isOfIncompleteType = incompleteRoutes.some((route) => address.startsWith(`${route}/`))
    if (meta.kind === "link" && !isOfIncompleteType && !addresses.has(address) && !isServed(staticDir, address)) {
      return [{ ...place, expected: `an address that the site has${hint(address, addresses)}` }]
    }
    if (meta.kind === "file" && !isServed(staticDir, value)) {
      return [{ ...place, expected: `the address of a file that is there: static${value} is not` }]
    }
    return []
  })
}
