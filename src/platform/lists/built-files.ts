import fs from "node:fs"
import path from "node:path"
import type { ListContent } from "./list-content"
import { listFiles, removeListFiles } from "./list-files"
import type { Thumbnails } from "./thumbnails"
import type { DevelopmentServer } from "../gatsby-api"

/*
 * What the build writes when all pages are there (`onPostBuild`). In development the server makes it when it is asked
 * for, out of the content as it is then.
 */

/** Removes what the last build has written: the server would send it, and it may be out of date. */
export function removeBuiltFiles(root: string): void {
  removeListFiles(root)
  fs.rmSync(path.join(root, "public/thumbs"), { recursive: true, force: true })
}

/** Answers for the files of lists. `readContent` gives what they hold now, of which every file says that it is of `build`. */
export function serveLists(
  server: DevelopmentServer,
  readContent: (kind?: string) => Promise<ListContent>,
  build: string,
  report: (message: string, error: Error) => void,
): void {
  server.get("/lists/*", ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    // "/lists/products/all/latest/2.json"
    const [, , kind] = pathname.split("/")
    const find = async () =>
      Array.from(listFiles(await readContent(kind), build)).find(([path]) => path === pathname)?.[1]
    find().then(
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

/** Sends whoever asks for a small picture to where the picture pipeline has it. */
export function serveThumbnails(server: DevelopmentServer, thumbnails: () => Thumbnails): void {
  server.get("/thumbs/*", ({ url = "" }, response) => {
    const source = thumbnails().get(decodeURI(url))
    if (source) response.writeHead(302, { Location: source, "Cache-Control": "no-store" })
    else response.statusCode = 404
    response.end()
  })
}
