import http from "node:http"

/** What a host answered, as it came over the wire. */
export interface Answer {
  status: number
  /** All values of a header; hosts must send each once. */
  all: (name: string) => readonly string[]
  /** The header's value; "" where there is none. */
  header: (name: string) => string
  body: Buffer
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
}

export type Ask = (path: string, options?: AskOptions) => Promise<Answer>

/** How long an answer may take, in milliseconds: these servers stand on the same machine. */
const PATIENCE = 30_000

/**
 * Asks exactly what it is told: the path goes out as it is, with its dots and doubled slashes, nothing is decompressed,
 * no redirect followed. `stop` ends the connections that are kept.
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

/** Node joins headers that came twice; the raw list of names and values, by turns, still tells them apart. */
const valuesOf = (raw: readonly string[], name: string): string[] =>
  raw.filter((_, index) => index % 2 === 1 && raw[index - 1]?.toLowerCase() === name.toLowerCase())
