import fs from "node:fs"
import path from "node:path"
import { fieldOf } from "../../lib/field-of"
import { FILES_ID } from "./inline"

const ELEMENT = new RegExp(`<script type="application/json" id="${FILES_ID}">[^<]*</script>`)

/**
 * Writes the files that Gatsby would fetch for a page into its document: its own data, and those that all pages share.
 * It comes after everything that writes documents or data anew (`platform/offline/versions.ts`).
 *
 * @param route the page's path, e.g. "/office"
 * @throws where the document or the data are not as Gatsby writes them today
 */
export function sealPage(publicDir: string, route: string): void {
  const file = path.join(publicDir, route, "index.html")
  const read = (address: string): unknown => JSON.parse(fs.readFileSync(path.join(publicDir, address), "utf8"))
  const own = `/page-data${route}/page-data.json`
  const data = read(own)
  const queries = fieldOf(data, "staticQueryHashes")
  if (!Array.isArray(queries)) throw new Error(`Gatsby writes ${own} in a new way: src/platform/sealed can't read it.`)
  const addresses = [
    "/page-data/app-data.json",
    ...queries.map((hash: unknown) => `/page-data/sq/d/${String(hash)}.json`),
  ]
  const files = Object.fromEntries<unknown>([
    [own, data],
    ...addresses.map((address) => [address, read(address)] as const),
  ])

  const html = fs.readFileSync(file, "utf8").replace(ELEMENT, "")
  const end = html.lastIndexOf("</body>")
  if (end < 0) throw new Error(`public${route}/index.html has no end of its body: src/platform/sealed can't write it.`)
  const element = `<script type="application/json" id="${FILES_ID}">${JSON.stringify(files).replaceAll("<", "\\u003c")}</script>`
  fs.writeFileSync(file, html.slice(0, end) + element + html.slice(end))
}
