import { searchIn } from "../../../src/platform/search/engine"
import { isSearchFile } from "../../../src/platform/search/search-file"
import type { SiteSearch } from "../../../src/platform/search"
import { readBuilt } from "./built-site"

/** The site's search over the built file, in Node. */
export const searchBuiltSite: SiteSearch = async (typed, kind) => (await readySearch())(typed, kind)

let ready: Promise<SiteSearch> | undefined

const readySearch = () => (ready ??= readSearch())

async function readSearch(): Promise<SiteSearch> {
  const file: unknown = JSON.parse(readBuilt("/search.json"))
  if (!isSearchFile(file)) throw new Error("public/search.json is not what the site is searched in.")
  return searchIn(file)
}
