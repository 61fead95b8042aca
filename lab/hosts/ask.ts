import http from "node:http"

/** A host's response, as received. */
export interface Answer {
  status: number
  /** All values of a header; hosts must send each header once. */
  all: (name: string) => readonly string[]
  /** The header's value; "" if it is missing. */
  header: (name: string) => string
  body: Buffer
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
}

export type Ask = (path: string, options?: AskOptions) => Promise<Answer>

/** Time limit for a response, in milliseconds: these servers run on the same machine. */
const PATIENCE = 30_000

/**
 * Sends requests unchanged: the path keeps its dots and double slashes, nothing is decompressed, no redirect is
 * followed. `stop` closes the keep-alive connections.
 */
export function asker(origin: string): { ask: Ask; stop: () => void } {
  const { hostname, port } = new URL(origin)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const ask: Ask = (path, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const request = http.request({ hostname, port, path, method, headers, agent, timeout: PATIENCE }, (response) => {
        const parts: Buffer[] = []
        response.on("data", (part: Buffer) => parts.push(part))
        response.on("error", reject)
        response.on("end", () => {
          const all = (name: string) => valuesOf(response.rawHeaders, name)
          resolve({
            status: response.statusCode ?? 0,
            all,
            header: (name) => all(name).join(", "),
            body: Buffer.concat(parts),
          })
        })
      })
      request.on("timeout", () => request.destroy(new Error(`no answer within ${PATIENCE / 1000} s`)))
      request.on("error", (error) => reject(new Error(`${method} ${path}: ${error.message}`)))
      request.end()
    })
  return { ask, stop: () => agent.destroy() }
}

/** Node joins repeated headers; the raw list of alternating names and values keeps them apart. */
const valuesOf = (raw: readonly string[], name: string): string[] =>
  raw.filter((_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === name.toLowerCase())
