import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { serveSite } from "../../scripts/lib/server.mjs"
import type { HostRules } from "../../src/outputs/hosts/host-rules"
import { documentPolicy, securityHeaders } from "../../src/lib/security-headers"

/** A server of another host that takes forms. */
export interface FormHost {
  origin: string
  /** What each post held, whether it came as JSON or form-encoded. */
  received: unknown[]
  stop: () => void
}

/** Starts one on a free port. */
export async function formHost(): Promise<FormHost> {
  const received: unknown[] = []
  const server = http.createServer((request, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*").setHeader("Access-Control-Allow-Headers", "Content-Type")
    let body = ""
    request.on("data", (part: Buffer) => (body += part.toString()))
    request.on("end", () => {
      const isJson = request.headers["content-type"] === "application/json"
      if (request.method === "POST") {
        received.push(isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)))
      }
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, received, stop }
}

/**
 * Serves the built site's contact page with an address for its form, which data/site.json names, as a build would have it:
 * in the page data, and in the policies of document and headers.
 *
 * @param formOrigins where the policies allow forms to be sent to
 */
export async function serveSiteWithForm(endpoint: string, formOrigins: readonly string[]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "site-with-form-"))
  const rules = JSON.parse(fs.readFileSync("deploy/host.json", "utf8")) as HostRules
  const policy = rules.headers.find(([name]) => name === "Content-Security-Policy")?.[1] ?? ""
  const sources = { scriptHashes: policy.match(/'sha256-[^']+'/g) ?? [], formOrigins }
  write(root, "deploy/host.json", JSON.stringify({ ...rules, headers: securityHeaders(sources, false) }))

  fs.mkdirSync(path.join(root, "public"))
  for (const name of fs.readdirSync("public")) {
    if (name === "contact" || name === "page-data") continue
    fs.symlinkSync(path.resolve("public", name), path.join(root, "public", name))
  }
  const html = fs.readFileSync("public/contact/index.html", "utf8")
  const inDocument = documentPolicy(sources).replaceAll("'", "&#x27;")
  write(
    root,
    "public/contact/index.html",
    replaced(html, /(http-equiv="Content-Security-Policy" content=")[^"]*/, `$1${inDocument}`),
  )

  let named = 0
  for (const file of fs.readdirSync("public/page-data", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".json")) continue
    const text = fs.readFileSync(path.join("public/page-data", file), "utf8")
    const changed = text.replace('"forms":{"contact":null', `"forms":{"contact":"${endpoint}"`)
    if (changed !== text) named++
    write(root, path.join("public/page-data", file), changed)
  }
  if (named === 0) throw new Error("No file of public/page-data names the contact form's address.")

  const site = await serveSite(0, root)
  const stop = () => {
    site.stop()
    fs.rmSync(root, { recursive: true })
  }
  return { origin: site.origin, stop }
}

function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The contact page holds no ${String(pattern)}.`)
  return text.replace(pattern, by)
}

function write(root: string, file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
