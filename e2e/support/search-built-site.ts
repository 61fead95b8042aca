import fs from "node:fs"
import path from "node:path"
import { isSearchModule, siteSearch, type SearchModule } from "../../src/lib/search-engine"
import { parseSearchWords } from "../../src/lib/search-words"
import { SEARCH_FOLDER, WORDS_FILE } from "../../src/lib/site-search"

const FOLDER = path.resolve("public", SEARCH_FOLDER)
const file = (name: string) => fs.readFileSync(path.join(FOLDER, name))

/** The site's search over the built index, in Node: Pagefind's own script, whose files come from the disk. */
export const searchBuiltSite = siteSearch(async (): Promise<SearchModule> => {
  const fetchFile = (address: unknown) =>
    Promise.resolve(new Response(file(String(address).replace(`/${SEARCH_FOLDER}/`, "").replace(/\?.*/, ""))))
  // In the script's own scope: everything else keeps the real `fetch`.
  Object.assign(globalThis, { pagefindFetch: fetchFile })
  const script = file("pagefind.js")
    .toString("utf8")
    .replace(/\bfetch\(/g, "globalThis.pagefindFetch(")
  const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(script).toString("base64")}`)
  const words = parseSearchWords(JSON.parse(file(WORDS_FILE).toString("utf8")))
  if (!words || !isSearchModule(module)) throw new Error(`${FOLDER} is not what searches this site.`)
  return { createInstance: (options) => module.createInstance(options), words }
})
