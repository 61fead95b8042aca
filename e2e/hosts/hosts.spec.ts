import { expect, test, type APIRequestContext } from "@playwright/test"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { compressFile } from "../../scripts/lib/compress"
import { services } from "../support/site"
import { hosts, start } from "./servers"

/* Responses of Apache with the build's `.htaccess`, and of nginx with the configuration of docs/host-nginx.md. */

const [first] = services
const canonical = `/service-details/${first?.id}/${first?.servicePath}`
const IMMUTABLE = "public, max-age=31536000, immutable"
/** Any text file; every page of Gatsby has one. */
const TEXT_FILE = "page-data/index/page-data.json"
const REVALIDATED = "public, max-age=0, must-revalidate"

const getTitle = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]
const getBuiltTitle = (page: string) => getTitle(fs.readFileSync(`public${page}/index.html`, "utf8"))

for (const host of hosts) {
  test.describe(host.name, () => {
    test.skip(!fs.existsSync(host.module), `${host.name} is not installed (docs/host-*.md)`)
    const root = fs.mkdtempSync(path.join(os.tmpdir(), "site-"))
    let server: Awaited<ReturnType<typeof start>>
    let request: APIRequestContext

    test.beforeAll(async ({ playwright }) => {
      // A copy, because the server's user can't read a private folder.
      fs.cpSync("public", root, { recursive: true })
      fs.chmodSync(root, 0o755)
      fs.writeFileSync(path.join(root, ".env"), "secret")
      // A release has compressed copies of all text files.
      await compressFile(path.join(root, TEXT_FILE))
      server = await start(host, root)
      request = await playwright.request.newContext({
        baseURL: server.origin,
        extraHTTPHeaders: { "Accept-Encoding": "identity" },
      })
      await expect(async () => expect((await request.get("/")).status()).toBe(200)).toPass({ timeout: 20_000 })
    })
    test.afterAll(async () => {
      await request?.dispose()
      server?.stop()
      fs.rmSync(root, { recursive: true })
    })

    for (const [address, status, page] of [
      ["/", 200, "/"],
      ["/shop", 200, "/shop"],
      ["/shop/", 200, "/shop"],
      ["/shop?page=2&tag=%3Cscript%3E", 200, "/shop"],
      [canonical, 200, canonical],
      [`/service-details/${first?.id}/some-other-path`, 200, canonical],
      [`/service-details/99/${first?.servicePath}`, 200, canonical],
      [`/service-details/${first?.servicePath}`, 200, canonical],
      ["/service-details/999", 404, "/service-details/-"],
      ["/no/such/page", 404, "/404"],
      ["/static/0123456789abcdef/gone.webp", 404, "/404"],
    ] as const) {
      test(`${address}: ${status}`, async () => {
        const response = await request.get(address)
        expect([response.status(), getTitle(await response.text())]).toEqual([status, getBuiltTitle(page)])
        expect(response.headers()["cache-control"]).toBe(REVALIDATED)
        expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'self'")
        expect(response.headers()["x-content-type-options"]).toBe("nosniff")
      })
    }

    test("files with a hash in their names are immutable", async () => {
      const script = fs.readdirSync("public").find((name) => /^app-[0-9a-f]{20}\.js$/.test(name)) ?? ""
      const headers = (await request.get(`/${script}`)).headersArray()
      expect(headers.filter(({ name }) => /^cache-control$/i.test(name)).map(({ value }) => value)).toEqual([IMMUTABLE])
    })

    for (const [coding, ending] of [
      ["br", "br"],
      ["gzip", "gz"],
    ] as const) {
      test(`text files are sent compressed with ${coding}`, async () => {
        // A proxy adds a `Via` header.
        const headers = { "Accept-Encoding": coding, Via: "1.1 proxy" }
        const response = await request.get(`/${TEXT_FILE}`, { headers })
        expect(response.headers()["content-encoding"]).toBe(coding)
        expect(response.headers()["content-length"]).toBe(String(fs.statSync(`${root}/${TEXT_FILE}.${ending}`).size))
        expect(response.headers()["vary"]).toMatch(/accept-encoding/i)
        expect(await response.body()).toEqual(fs.readFileSync(`public/${TEXT_FILE}`))
      })
    }

    test("unchanged files are answered with 304", async () => {
      const { etag = "" } = (await request.get("/")).headers()
      expect((await request.get("/", { headers: { "If-None-Match": etag } })).status()).toBe(304)
    })

    test("files have their content type", async () => {
      for (const [file, type] of [
        ["/calendar.ics", "text/calendar"],
        ["/manifest.webmanifest", "application/manifest+json"],
        ["/favicon.svg", "image/svg+xml"],
        ["/sw.js", "javascript"],
        ["/.well-known/security.txt", "text/plain"],
      ] as const) {
        const response = await request.get(file)
        expect([response.status(), response.headers()["content-type"]]).toEqual([200, expect.stringContaining(type)])
      }
    })

    test("hidden files and POST are refused, and HTTP redirects to HTTPS", async () => {
      expect((await request.get("/.env")).status()).toBe(404)
      expect((await request.post("/")).status()).toBe(405)
      const response = await request.get(`${server.httpOrigin}/shop?page=2`, { maxRedirects: 0 })
      expect([response.status(), response.headers()["location"]]).toEqual([
        301,
        expect.stringMatching(/^https:.*\/shop\?page=2$/),
      ])
    })
  })
}
