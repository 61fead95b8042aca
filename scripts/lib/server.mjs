import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import compression from "compression"
import sirv from "sirv"
import { isBuilding } from "./failed-build.mjs"

/** @typedef {(request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void} Middleware */

/** @type {Middleware} compresses text without a precompressed file */
export const compress = compression()

/**
 * Serves the built site on the loopback interface like a host: with precompressed files, and the headers, caching, rewrites
 * and 404 pages of `deploy/host.json` (src/outputs/hosts/host-rules.ts).
 *
 * @param {number} port 0 uses a free one
 * @param {string} [root] folder of the project
 * @param {Middleware} [middleware] runs before the answer
 * @returns {Promise<{ origin: string, stop: () => void }>}
 * @throws if the site has not been built, or the port is taken
 */
export async function serveSite(port, root = ".", middleware = (_request, _response, next) => next()) {
  const answer = createResponder(root)
  const server = http.createServer((request, response) =>
    middleware(request, response, () => answer(request, response)),
  )
  await new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", resolve)
  })
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${server.address().port}`, stop }
}

/**
 * Returns the request listener for `http.createServer`. It always serves the last finished build.
 *
 * @throws if the site has not been built
 */
export function createResponder(root) {
  const rulesFile = path.join(root, "deploy/host.json")
  if (!fs.existsSync(rulesFile)) throw new Error("The site has not been built yet. Run npm run build first.")
  let built
  let answer
  return (request, response) => {
    const latest = answer && isBuilding(root) ? built : fs.statSync(rulesFile).mtimeMs
    if (latest !== built) answer = createBuildResponder(root, rulesFile)
    built = latest
    answer(request, response)
  }
}

/** Returns the listener for one build, because sirv lists the files only once. */
function createBuildResponder(root, rulesFile) {
  /** @type {import("../../src/outputs/hosts/host-rules").HostRules} */
  const { headers, folders, rewrites, frames, caching, types, immutable } = JSON.parse(
    fs.readFileSync(rulesFile, "utf8"),
  )

  const files = sirv(path.join(root, "public"), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      const type = types[path.extname(pathname).slice(1)]
      if (type) response.setHeader("Content-Type", type)
    },
  })
  const rewrittenPaths = rewrites.map(({ from, to }) => [pattern(from), `${to}/index.html`])
  const fallbackPages = frames.map(({ under, frame }) => [new RegExp(`^${under}/.`), `${frame}/index.html`])
  const lookUp = (rules, pathname) => rules.find(([from]) => from.test(pathname))?.[1]
  const immutablePaths = new RegExp(immutable)

  return (request, response) => {
    const [pathname] = request.url.split("?")
    const folderHeaders =
      folders.find(({ under }) => pathname === under || pathname.startsWith(`${under}/`))?.headers ?? []
    for (const [name, value] of [...headers, ...folderHeaders]) response.setHeader(name, withoutTls(value))
    response.setHeader("Cache-Control", caching.others)
    response.setHeader("Vary", "Accept-Encoding")
    if (!isRange(request.headers.range)) delete request.headers.range
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end()
      return
    }
    /** Responds with a file of the site, whatever the requested path. */
    const answer = (file, otherwise) => {
      request.url = file
      delete request._parsedUrl
      files(request, response, otherwise)
    }
    const notFound = () => {
      response.statusCode = 404
      sendAs404(request, response, () => answer(lookUp(fallbackPages, pathname) ?? "/404.html", () => response.end()))
    }
    if (isHidden(pathname)) return notFound()
    if (immutablePaths.test(pathname)) response.setHeader("Cache-Control", caching.immutable)
    files(request, response, () => {
      response.setHeader("Cache-Control", caching.others)
      const target = lookUp(rewrittenPaths, pathname)
      if (target) answer(target, notFound)
      else notFound()
    })
  }
}

/** Removes the directive that makes browsers request HTTPS, which this server doesn't have. */
const withoutTls = (value) => value.replace("; upgrade-insecure-requests", "")

/** "/service-details/:number/its-path/*" as a regular expression. */
const pattern = (from) => new RegExp(`^${from.replace(/\/\*$/, "").replace(/:[^/]+/g, "[^/]+")}/?$`)

/** Whether sirv can read a range. It throws on a suffix (`bytes=-100`) and on an end before the start. */
function isRange(range = "") {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  return start !== undefined && (end === "" || Number(start) <= Number(end))
}

/** Files whose name begins with a dot. */
const isHidden = (pathname) => /\/\.(?!well-known\/)/.test(pathname)

/** Sends an error page with status 404, for which sirv would send 200 or 304. */
function sendAs404(request, response, send) {
  delete request.headers["if-none-match"]
  delete request.headers.range
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (_status, headers) => writeHead(404, headers)
  send()
}
