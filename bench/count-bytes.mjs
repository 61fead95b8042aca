import http from "node:http"
import { brotliCompressSync } from "node:zlib"

/**
 * Serves a built site and counts the bytes of the response bodies. Files from the browser's cache are not requested and don't
 * count. Text without a precompressed file counts as compressed with brotli, so that all sites are comparable.
 *
 * @param {import("node:http").RequestListener} listener
 * @returns {Promise<{ origin: string, sent: Sent[], waitForNetworkIdle: () => Promise<void>, stop: () => void }>} `sent` grows
 *   by one entry a response
 * @typedef {{ path: string, kind: string, bytes: number }} Sent
 */
export async function serveAndCount(listener) {
  /** @type {Sent[]} */
  const sent = []
  let open = 0
  let lastChange = Date.now()
  const server = http.createServer((request, response) => {
    // Read now, because the server's rewrites change it.
    const path = request.url
    const chunks = []
    for (const name of ["write", "end"]) {
      const send = response[name].bind(response)
      response[name] = (chunk, ...rest) => {
        if (chunk && typeof chunk !== "function") chunks.push(Buffer.from(chunk))
        return send(chunk, ...rest)
      }
    }
    open += 1
    response.on("close", () => {
      open -= 1
      lastChange = Date.now()
      const kind = getKind(String(response.getHeader("content-type") ?? ""))
      const body = Buffer.concat(chunks)
      const isPacked = response.hasHeader("content-encoding") || !isText(kind, path)
      sent.push({ path, kind, bytes: isPacked ? body.length : brotliCompressSync(body).length })
    })
    listener(request, response)
  })
  await new Promise((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    sent,
    waitForNetworkIdle: async () => {
      lastChange = Date.now()
      while (open > 0 || Date.now() - lastChange < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 50))
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A page is complete after this time without a request, in milliseconds. */
const QUIET_MS = 1200

/** Kinds of files, by media type. */
const KINDS = {
  HTML: /^text\/html/,
  scripts: /javascript/,
  data: /json/,
  styles: /^text\/css/,
  fonts: /^font\//,
  pictures: /^image\//,
  video: /^(video|audio)\//,
}

const getKind = (type) => Object.keys(KINDS).find((kind) => KINDS[kind].test(type)) ?? "other"

const isText = (kind, path) => !["fonts", "pictures", "video"].includes(kind) || path.split("?")[0].endsWith(".svg")
