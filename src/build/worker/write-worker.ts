import { buildSync } from "esbuild"
import fs from "node:fs"
import path from "node:path"
import { offlineRoute } from "../../lib/paths"
import { WORKER_ADDRESS } from "../../lib/worker-messages"
import { dataPath } from "../../worker/paths"
import { writeVersions } from "./versions"

/**
 * Pages that are fetched ahead, the most needed first: whom to ring and what can be read without a network, prices, the
 * cart (an order goes by SMS), services. All in all they may weigh 150 KB (budgets.json), and weigh 130: /contact would
 * add 34, of which its document takes 17 and its scripts 15. Its telephones are on the first of these.
 */
const AHEAD = [offlineRoute, "/shop", "/cart", "/services"]

/** Webpack's name for the line that tells how old a kept page is; every kept page may need it. */
const LINE_CHUNK = "kept-line"

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
  const scripts = ahead.length > 0 ? pageScripts(publicDir) : () => []
  const code = compileWorker(
    root,
    isOn ? "sw.ts" : "farewell.ts",
    ahead.map((page) => ({ path: page, files: scripts(page) })),
  )
  fs.writeFileSync(path.join(publicDir, WORKER_ADDRESS), code)
}

/** Compiles a worker of `src/worker` to one file for the project's browsers. */
export function compileWorker(
  root: string,
  entry: string,
  ahead: readonly { path: string; files: string[] }[],
): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/worker", entry)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // What all of the project's browsers (browserslist) know.
    target: "es2020",
    define: { "process.env.NODE_ENV": '"production"', AHEAD: JSON.stringify(ahead) },
    legalComments: "none",
  })
  return outputFiles[0]?.text ?? ""
}

/** The scripts of a page besides those of every page, from webpack's list of bundles. */
function pageScripts(publicDir: string): (page: string) => string[] {
  const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(publicDir, file), "utf8"))
  // Safe casts: webpack and Gatsby write both files; without the chunk of a page the build stops here.
  const { assetsByChunkName } = read("webpack.stats.json") as { assetsByChunkName?: Record<string, string[]> }
  const everywhere = assetsByChunkName?.app ?? []
  return (page) => {
    const { componentChunkName } = read(dataPath(page)) as { componentChunkName: string }
    const chunks = page === offlineRoute ? [componentChunkName, LINE_CHUNK] : [componentChunkName]
    const names = chunks.flatMap((chunk) => {
      const found = assetsByChunkName?.[chunk]
      if (!found) throw new Error(`webpack.stats.json names no scripts of ${chunk}.`)
      return found
    })
    return names.filter((name) => name.endsWith(".js") && !everywhere.includes(name)).map((name) => `/${name}`)
  }
}
