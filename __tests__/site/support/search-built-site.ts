import { searchIn } from "../../../src/platform/search/engine"
import { isSearchFile } from "../../../src/platform/search/search-file"
import type { SiteSearch } from "../../../src/platform/search"
import { readBuilt } from "./built-site"

/** Searches the built search file, in Node. */
export const searchBuiltSite: SiteSearch = async (query, kind) => (await getSearch())(query, kind)

let cachedSearch: Promise<SiteSearch> | undefined

const getSearch = () => (cachedSearch ??= readSearch())

async function readSearch(): Promise<SiteSearch> {
  const file: unknown = JSON.parse(readBuilt("/search.json"))
  if (!isSearchFile(file)) throw new Error("public/search.json is not what the site is searched in.")
  return searchIn(file)
}
