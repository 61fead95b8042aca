import fs from "node:fs"
import vm from "node:vm"
import { transformSync } from "esbuild"
import { isSearchModule, siteSearch, type SearchModule } from "../../../src/lib/search-engine"
import { parseSearchWords } from "../../../src/lib/search-words"
import { SEARCH_FOLDER, WORDS_FILE } from "../../../src/lib/site-search"
import { builtPath, readBuilt } from "./built-site"

/** The site's search over the built index, in Node: Pagefind's own script, whose files come from the disk. */
export const searchBuiltSite = siteSearch((): Promise<SearchModule> => {
  const fetchFile = (address: string) => {
    const { pathname } = new URL(address, "https://cafn.example")
    return Promise.resolve(new Response(fs.readFileSync(builtPath(pathname))))
  }
  const { code } = transformSync(readBuilt(`/${SEARCH_FOLDER}/pagefind.js`), { format: "cjs", logLevel: "error" })
  const module: { exports: unknown } = { exports: {} }
  // In the script's own scope: everything else keeps the real `fetch`.
  Reflect.apply(vm.compileFunction(code, ["module", "fetch"]), undefined, [module, fetchFile])
  const words = parseSearchWords(JSON.parse(readBuilt(`/${SEARCH_FOLDER}/${WORDS_FILE}`)))
  const { exports } = module
  if (!words || !isSearchModule(exports)) throw new Error(`public/${SEARCH_FOLDER} is not what searches this site.`)
  return Promise.resolve({ createInstance: (options) => exports.createInstance(options), words })
})
