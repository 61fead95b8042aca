import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { createResponder } from "../../scripts/lib/server.mjs"

/** What a path is answered with in place of the built file. */
interface OtherAnswer {
  type?: string
  body?: string
  /** Time before the answer, in milliseconds; without a body it is as built. */
  delay?: number
  /** The connection breaks. */
  isLost?: boolean
}

/** A server for one test: the built site, whose cable can be pulled, and which can publish something else. */
export class SiteServer {
  private server?: http.Server
  private port = 0
  /** What is answered differently; undefined for all that is as built. */
  change: (path: string) => OtherAnswer | undefined = () => undefined
  /** Paths that were asked for. */
  readonly asked: string[] = []

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Listens, on the same port as before. */
  async connect(): Promise<void> {
    const built = createResponder(".")
    this.server = http.createServer((request, response) => {
      const [path = ""] = (request.url ?? "").split("?")
      this.asked.push(path)
      const other = this.change(path)
      if (!other) return built(request, response)
      const { type = "text/html; charset=utf-8", body = "", delay = 0 } = other
      if (other.isLost) return request.destroy()
      setTimeout(() => {
        if (delay > 0 && !body) return built(request, response)
        response.writeHead(200, { "Content-Type": type, "Cache-Control": "public, max-age=0, must-revalidate" })
        response.end(body)
      }, delay)
    })
    await new Promise<void>((resolve) => this.server?.listen(this.port, "127.0.0.1", resolve))
    this.port = (this.server.address() as AddressInfo).port
  }

  /** Pulls the cable: connections break, new ones are refused. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve))
    this.server?.closeAllConnections()
    await closed
  }

  /**
   * Publishes another build of the same pages: another id in documents and data, and `words` in an attribute of every
   * document, which React leaves alone.
   */
  publish(words: string): void {
    const { version } = JSON.parse(readBuilt("/page-data/app-data.json")) as { version: string }
    const replace = (text: string) => text.replaceAll(version, NEXT_BUILD)
    this.change = (path) => {
      if (path.startsWith("/page-data/")) return { type: "application/json", body: replace(readBuilt(path)) }
      const file = `${path === "/" ? "" : path}/index.html`
      if (!fs.existsSync(`public${file}`)) return undefined
      return { body: replace(readBuilt(file)).replace("<html ", `<html ${PUBLISHED}="${words}" `) }
    }
  }
}

/** The attribute of `<html>` that tells of which publication a document is. */
export const PUBLISHED = "data-published"

const NEXT_BUILD = "bbbbbbbb"

/** A file of the built site. */
export const readBuilt = (file: string): string => fs.readFileSync(`public${file}`, "utf8")
