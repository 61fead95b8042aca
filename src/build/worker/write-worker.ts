import { buildSync } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import { offlineRoute } from "../../lib/paths"
import { WORKER_ADDRESS } from "../../lib/worker-messages"
import type { Parts } from "../../worker/keeper"
import { dataPath } from "../../worker/paths"
import { writeVersions } from "./versions"

/** The only page that is fetched without being opened: the telephones, and what can be read without a network. */
const AHEAD = [offlineRoute]

/** Webpack's name for the line that tells how old a kept page is; every kept page may need it. */
const LINE_CHUNK = "kept-line"

/** How the names of the chunks begin that come when a part comes near; the part's `data-slot` follows. */
const NEAR_CHUNK = "near-"

/**
 * Writes the service worker, `public/sw.js`, and what it needs to tell builds apart. Gatsby's webpack.stats.json must
 * still be there.
 *
 * @param pages paths of all pages
 * @param isOn false: the worker that takes all others back
 */
export function writeWorker(root: string, pages: readonly string[], isOn: boolean): void {
  const publicDir = path.join(root, "public")
  writeVersions(publicDir, pages)
  const ahead = isOn ? AHEAD.filter((page) => pages.includes(page)) : []
  const inserted = isOn ? siteScripts(publicDir, ahead) : undefined
  fs.writeFileSync(path.join(publicDir, WORKER_ADDRESS), compileWorker(root, isOn ? "sw.ts" : "farewell.ts", inserted))
}

/** What the build inserts into the worker; `sw.ts` says what it is for. */
interface SiteScripts {
  ahead: readonly { path: string; files: readonly string[] }[]
  parts: Parts
}

/** Compiles a worker of `src/worker` to one file for the project's browsers. */
export function compileWorker(
  root: string,
  entry: "sw.ts" | "farewell.ts",
  { ahead, parts }: SiteScripts = { ahead: [], parts: {} },
): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/worker", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // What all of the project's browsers (browserslist) know.
    target: "es2020",
    define: { "process.env.NODE_ENV": '"production"', AHEAD: JSON.stringify(ahead), PARTS: JSON.stringify(parts) },
    legalComments: "none",
  })
  return outputFiles[0]?.text ?? ""
}

/** The scripts of the site besides those of every page, from webpack's list of bundles. */
function siteScripts(publicDir: string, ahead: readonly string[]): SiteScripts {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(publicDir, file), "utf8"))
  // Safe casts: webpack and Gatsby write both files; without the chunk of a page the build stops here.
  const { assetsByChunkName = {} } = read("webpack.stats.json") as { assetsByChunkName?: Record<string, string[]> }
  const everywhere = assetsByChunkName.app ?? []
  const filesOf = (chunk: string) => {
    const names = assetsByChunkName[chunk]
    if (!names) throw new Error(`webpack.stats.json names no scripts of ${chunk}.`)
    return names.filter((name) => name.endsWith(".js") && !everywhere.includes(name)).map((name) => `/${name}`)
  }
  const near = Object.keys(assetsByChunkName).filter((name) => name.startsWith(NEAR_CHUNK))
  return {
    ahead: ahead.map((page) => {
      const { componentChunkName } = read(dataPath(page)) as { componentChunkName: string }
      const chunks = page === offlineRoute ? [componentChunkName, LINE_CHUNK] : [componentChunkName]
      return { path: page, files: chunks.flatMap(filesOf) }
    }),
    parts: Object.fromEntries(near.map((name) => [name.slice(NEAR_CHUNK.length), filesOf(name)])),
  }
}
