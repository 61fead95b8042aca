import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { createResponder } from "../../scripts/lib/server.mjs"

/** A response that replaces the built file. */
interface CustomResponse {
  type?: string
  body?: string
  /** Milliseconds before the response; without a body the built file follows. */
  delay?: number
  /** Closes the connection. */
  isAborted?: boolean
}

/** A server of the built site for one test, which can go offline and publish another build. */
export class SiteServer {
  private server?: http.Server
  private port = 0
  /** Returns a custom response, or undefined for the built file. */
  override: (path: string) => CustomResponse | undefined = () => undefined
  readonly requestedPaths: string[] = []

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Listens, after a disconnection on the same port. */
  async connect(): Promise<void> {
    const respond = createResponder(".")
    this.server = http.createServer((request, response) => {
      const [path = ""] = (request.url ?? "").split("?")
      this.requestedPaths.push(path)
      const custom = this.override(path)
      if (!custom) return respond(request, response)
      const { type = "text/html; charset=utf-8", body = "", delay = 0 } = custom
      if (custom.isAborted) return request.destroy()
      setTimeout(() => {
        if (delay > 0 && !body) return respond(request, response)
        response.writeHead(200, { "Content-Type": type, "Cache-Control": "public, max-age=0, must-revalidate" })
        response.end(body)
      }, delay)
    })
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve))
    this.port = (this.server.address() as AddressInfo).port
  }

  /** Closes all connections and refuses new ones. */
  async disconnect(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    this.server?.closeAllConnections()
    await closed
  }

  /**
   * Publishes another build of the same pages: another build id in documents and data, and `name` in an attribute of
   * every document, which React does not change.
   */
  publish(name: string): void {
    const { version } = JSON.parse(readBuilt("/page-data/app-data.json")) as { version: string }
    const replace = (text: string) => text.replaceAll(version, NEXT_BUILD)
    this.override = (path) => {
      if (path.startsWith("/page-data/")) return { type: "application/json", body: replace(readBuilt(path)) }
      const file = `${path === "/" ? "" : path}/index.html`
      if (!fs.existsSync(`public${file}`)) return undefined
      return { body: replace(readBuilt(file)).replace("<html ", `<html ${PUBLISHED}="${name}" `) }
    }
  }
}

/** The attribute of `<html>` with the name of a document's build. */
export const PUBLISHED = "data-published"

const NEXT_BUILD = "bbbbbbbb"

/** Reads a file of the built site. */
export const readBuilt = (file: string): string => fs.readFileSync(`public${file}`, "utf8")
