import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import type { Running } from "./host"

/** The response of a server of our own. */
export interface Reply {
  status: number
  /** Path of the file within the site; undefined for a response without a body. */
  file?: string
  headers?: Readonly<Record<string, string>>
}

/** The file for a URL path, if it exists: never outside the site's folder. */
export function fileAt(publicDir: string, address: string): string | undefined {
  const file = path.join(publicDir, address)
  const isInside = file.startsWith(publicDir + path.sep)
  return isInside && !address.includes("\0") && fs.existsSync(file) && fs.statSync(file).isFile() ? address : undefined
}

/** The path of a request as servers resolve it: decoded, with dots resolved; undefined if it can't be decoded. */
export function pathOf(url: string): string | undefined {
  try {
    return path.posix.normalize(decodeURIComponent(url.split("?")[0] ?? "/"))
  } catch {
    return undefined
  }
}

/** Serves files on the loopback interface as `answer` decides for each path; port 0 uses a free one. */
export async function serveReplies(
  publicDir: string,
  port: number,
  answer: (address: string) => Reply,
): Promise<Running> {
  const server = http.createServer((request, response) => {
    const address = pathOf(request.url ?? "/")
    const { status, file, headers } = address === undefined ? { status: 400 } : answer(address)
    if (file) response.setHeader("Content-Type", file.endsWith(".html") ? "text/html" : "application/octet-stream")
    response.writeHead(status, headers)
    response.end(file && request.method !== "HEAD" ? fs.readFileSync(path.join(publicDir, file)) : undefined)
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const address = server.address()
  const taken = typeof address === "object" ? address?.port : undefined
  return { origin: `http://127.0.0.1:${taken ?? port}`, stop }
}
