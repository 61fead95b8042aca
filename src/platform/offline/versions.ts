import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { offlineRoute } from "../../lib/paths"
import { VERSION_META, VERSION_NAME } from "./identify"
import { dataPath } from "./paths"

const APP_DATA_PATH = "/page-data/app-data.json"
const QUERIES_FOLDER = "/page-data/sq/d"

/** The first 8 digits of SHA-256. */
const getHash = (...texts: string[]) => createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 8)

/** `version` is left from the last build. */
interface DataFile {
  version?: string
  webpackCompilationHash?: unknown
  matchPath?: string
}

/**
 * Writes versions into documents and Gatsby's data files, so that the service worker never mixes builds, and returns
 * <build>: a hash of scripts and shared data, which is the version of shared data. A page's document and data have
 * "<build>.<hash of its data>", so a change of one page leaves other documents unchanged.
 *
 * @throws if Gatsby's format has changed
 */
export function writeVersions(publicDir: string, pages: readonly string[]): string {
  const read = (file: string) => fs.readFileSync(path.join(publicDir, file), "utf8")
  const write = (file: string, text: string) => {
    if (read(file) !== text) fs.writeFileSync(path.join(publicDir, file), text)
  }
  const readData = (file: string): DataFile => {
    // Safe cast: Gatsby only writes objects.
    const { version: _before, ...data } = JSON.parse(read(file)) as DataFile
    return data
  }
  const queries = fs.existsSync(path.join(publicDir, QUERIES_FOLDER))
    ? fs.readdirSync(path.join(publicDir, QUERIES_FOLDER)).filter((name) => name.endsWith(".json"))
    : []
  const shared = [APP_DATA_PATH, ...queries.sort().map((name) => `${QUERIES_FOLDER}/${name}`)]

  const { webpackCompilationHash } = readData(APP_DATA_PATH)
  if (typeof webpackCompilationHash !== "string") {
    throw new Error(`Gatsby has changed ${APP_DATA_PATH}. Update src/platform/offline/versions.ts.`)
  }
  const build = getHash(...shared.flatMap((file) => [file, JSON.stringify(readData(file))]))
  for (const file of shared) write(file, JSON.stringify({ ...readData(file), version: build }))

  for (const page of pages) {
    const data = readData(dataPath(page))
    // The worker answers any address with this page, so Gatsby's router must match all.
    if (page === offlineRoute) data.matchPath = "/*"
    const version = `${build}.${getHash(JSON.stringify(data))}`
    write(dataPath(page), JSON.stringify({ ...data, version }))
    const file = page.endsWith(".html") ? page : `${page}/index.html`
    const html = read(file)
    if (!html.includes("</head>")) throw new Error(`public${file} has no </head>.`)
    const meta = `<meta name="${VERSION_NAME}" content="${version} ${page}">`
    write(
      file,
      html.replace(VERSION_META, "").replace("</head>", () => `${meta}</head>`),
    )
  }
  return build
}
