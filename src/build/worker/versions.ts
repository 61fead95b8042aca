import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { APP_DATA_PATH, dataPath } from "../../worker/paths"

/** The first 8 digits of SHA-256; the worker computes the same (`hashText` in src/worker/identity.ts). */
const hashOf = (...texts: string[]) => createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 8)

const BOOT_PAGE = /(<script id="boot-page" type="application\/json">)([^<]*)(<\/script>)/

/**
 * Tells the service worker which files belong together. Every document gets its build's id and the hash of its own data,
 * the file on the build (app-data.json) gets the id. The id is made of the scripts and of the data that all pages share:
 * a change of one page leaves the documents of all others as they are, so that browsers need not fetch them again.
 *
 * @param pages paths of all pages
 * @returns the build's id
 * @throws where Gatsby or `document.tsx` writes what this can't read
 */
export function writeVersions(publicDir: string, pages: readonly string[]): string {
  const read = (file: string) => fs.readFileSync(path.join(publicDir, file), "utf8")
  const write = (file: string, text: string) => {
    if (read(file) !== text) fs.writeFileSync(path.join(publicDir, file), text)
  }
  const appData = JSON.parse(read(APP_DATA_PATH)) as { webpackCompilationHash?: unknown }
  if (typeof appData.webpackCompilationHash !== "string") {
    throw new Error(`Gatsby writes ${APP_DATA_PATH} in a new way: src/build/worker/versions.ts can't read it.`)
  }
  const build = hashOf(appData.webpackCompilationHash, ...sharedData(publicDir))
  write(APP_DATA_PATH, JSON.stringify({ ...appData, build }))

  for (const page of pages) {
    const file = page.endsWith(".html") ? page : `${page}/index.html`
    const data = hashOf(read(dataPath(page)))
    const html = read(file)
    if (!BOOT_PAGE.test(html)) throw new Error(`public${file} does not say which page it is (document.tsx).`)
    const versioned = html.replace(BOOT_PAGE, (_element, start: string, json: string, end: string) => {
      const boot = { ...(JSON.parse(json) as { pagePath: string }), version: `${build}.${data}` }
      return start + JSON.stringify(boot).replaceAll("<", "\\u003c") + end
    })
    write(file, versioned)
  }
  return build
}

/** The results of Gatsby's static queries, with their names. */
function sharedData(publicDir: string): string[] {
  const folder = path.join(publicDir, "page-data/sq/d")
  if (!fs.existsSync(folder)) return []
  const names = fs.readdirSync(folder).filter((name) => name.endsWith(".json"))
  return names.sort().flatMap((name) => [name, fs.readFileSync(path.join(folder, name), "utf8")])
}
