import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import sirv from "sirv"

/**
 * Serves the built site on loopback as a host would: with the rules of `deploy/host.json` (src/build/hosts/host-rules.ts),
 * the headers, caching, rewrites, frames and the 404 page, and the files that the build has compressed.
 *
 * @param {number} port 0 takes a free one
 * @param {string} [root] folder of the project
 * @returns {Promise<{ origin: string, stop: () => void }>}
 * @throws where the site has not been built, or the port is taken
 */
export async function serveSite(port, root = ".") {
  const server = http.createServer(answersOf(root))
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
 * The port that PORT asks for, 9000 by default.
 * @throws in words for whoever typed it
 */
export function askedPort() {
  const port = process.env.PORT ?? "9000"
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
    throw new Error(`PORT is "${port}"; it must be a number from 1 to 65535.`)
  }
  return Number(port)
}

/** What the site answers, as a listener of `http.createServer`. */
export function answersOf(root) {
  const rulesFile = path.join(root, "deploy/host.json")
  if (!fs.existsSync(rulesFile)) throw new Error("The site has not been built yet: run npm run build first.")
  /** @type {import("../../src/build/hosts/host-rules").HostRules} */
  const { headers, rewrites, frames, caching, immutable } = JSON.parse(fs.readFileSync(rulesFile, "utf8"))

  const files = sirv(path.join(root, "public"), { brotli: true, gzip: true, etag: true, extensions: ["html"] })
  const rewritten = rewrites.map(({ from, to }) => [pattern(from), `${to}/index.html`])
  const framed = frames.map(({ under, frame }) => [new RegExp(`^${under}/.`), `${frame}/index.html`])
  const lookUp = (rules, pathname) => rules.find(([from]) => from.test(pathname))?.[1]
  const forever = new RegExp(immutable)

  return (request, response) => {
    const [pathname] = request.url.split("?")
    for (const [name, value] of headers) response.setHeader(name, withoutTls(value))
    response.setHeader("Cache-Control", caching.others)
    response.setHeader("Vary", "Accept-Encoding")
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end()
      return
    }
    /** Answers with a file of the site, whatever the address. */
    const answer = (file, otherwise) => {
      request.url = file
      delete request._parsedUrl
      files(request, response, otherwise)
    }
    const notFound = () => {
      response.statusCode = 404
      sendAs404(request, response, () => answer(lookUp(framed, pathname) ?? "/404.html", () => response.end()))
    }
    if (isHidden(pathname)) return notFound()
    if (forever.test(pathname)) response.setHeader("Cache-Control", caching.immutable)
    files(request, response, () => {
      response.setHeader("Cache-Control", caching.others)
      const target = lookUp(rewritten, pathname)
      if (target) answer(target, notFound)
      else notFound()
    })
  }
}

/** This server has no TLS: a browser that asked it for HTTPS would get nothing (Safari asks even loopback). */
const withoutTls = (value) => value.replace("; upgrade-insecure-requests", "")

/** "/service-details/:number/its-path/*" as a regular expression. */
const pattern = (from) => new RegExp(`^${from.replace(/\/\*$/, "").replace(/:[^/]+/g, "[^/]+")}/?$`)

/** What other hosts read, and files that begin with a dot. */
const isHidden = (pathname) => /^\/_(headers|redirects)$|\/\.(?!well-known\/)/.test(pathname)

/** sirv answers a file that is there with 200, or 304 where the browser has it: here it is what stands for an error. */
function sendAs404(request, response, send) {
  delete request.headers["if-none-match"]
  delete request.headers.range
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (_status, headers) => writeHead(404, headers)
  send()
}
