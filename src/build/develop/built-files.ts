import fs from "node:fs"
import path from "node:path"
import { SEARCH_FOLDER } from "../../lib/site-search"
import { listFiles, listFileSources, pageDataAddress, removeListFiles, type ListTotals } from "../lists/list-files"
import type { Thumbnails } from "../pages/thumbnails"
import type { DevelopmentServer } from "./development-server"

/*
 * What the build writes when all pages are there (`onPostBuild`). In development the server makes it when it is asked
 * for, out of the content as it is then. The search's index needs the HTML of all pages: only the build has it.
 */

/** Removes what the last build has written: the server would send it, and it may be out of date. */
export function removeBuiltFiles(root: string): void {
  removeListFiles(root)
  for (const folder of ["thumbs", SEARCH_FOLDER]) {
    fs.rmSync(path.join(root, "public", folder), { recursive: true, force: true })
  }
}

/** Answers for the files of filtered lists. `totals` says how many entries there are now. */
export function serveLists(
  server: DevelopmentServer,
  totals: () => ListTotals,
  report: (message: string, error: Error) => void,
): void {
  server.get("/lists/*", ({ url = "", headers }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    findList(pathname, `http://${headers.host}`, totals()).then(
      (list) => {
        response.writeHead(list ? 200 : 404, { "Content-Type": "application/json" })
        response.end(JSON.stringify(list ?? {}))
      },
      (error: unknown) => {
        report(`${pathname} could not be made.`, error instanceof Error ? error : new Error(String(error)))
        response.writeHead(500).end()
      },
    )
  })
}

/** The list at `address`, made of the pages' data, which the server queries anew after a change. */
async function findList(address: string, origin: string, totals: ListTotals): Promise<object | undefined> {
  const pages = new Map(
    await Promise.all(
      listFileSources(totals).map(async (page): Promise<[string, unknown]> => {
        const answer = await fetch(`${origin}${pageDataAddress(page)}`)
        return [page, await answer.json()]
      }),
    ),
  )
  for (const [name, list] of listFiles(totals, (page) => pages.get(page))) {
    if (name === address) return list
  }
  return undefined
}

/** Sends whoever asks for a small picture to where the picture pipeline has it. */
export function serveThumbnails(server: DevelopmentServer, thumbnails: () => Thumbnails): void {
  server.get("/thumbs/*", ({ url = "" }, response) => {
    const source = thumbnails().get(decodeURI(url))
    if (source) response.writeHead(302, { Location: source, "Cache-Control": "no-store" })
    else response.statusCode = 404
    response.end()
  })
}
