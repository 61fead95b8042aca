import { expect, test, type APIRequestContext } from "@playwright/test"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { compressFile } from "../../scripts/lib/compress"
import { services } from "../support/site"
import { hosts, start } from "./servers"

/* What Apache answers with the build's `.htaccess`, and nginx with the configuration of docs/host-nginx.md. */

const [first] = services
const canonical = `/service-details/${first?.id}/${first?.servicePath}`
const KEPT = "public, max-age=31536000, immutable"
const ASKED_ANEW = "public, max-age=0, must-revalidate"

const getTitle = (html: string) => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]
const getBuiltTitle = (page: string) => getTitle(fs.readFileSync(`public${page}/index.html`, "utf8"))

for (const host of hosts) {
  test.describe(host.name, () => {
    test.skip(!fs.existsSync(host.module), `${host.name} is not installed (docs/host-*.md)`)
    const root = fs.mkdtempSync(path.join(os.tmpdir(), "site-"))
    let server: ReturnType<typeof start>
    let ask: APIRequestContext

    test.beforeAll(async ({ playwright }) => {
      // A copy, because the server's user can't read a private folder.
      fs.cpSync("public", root, { recursive: true })
      fs.chmodSync(root, 0o755)
      fs.writeFileSync(path.join(root, ".env"), "secret")
      // A release has these copies of every text.
      await compressFile(path.join(root, "search.json"))
      server = start(host, root)
      ask = await playwright.request.newContext({
        baseURL: server.origin,
        extraHTTPHeaders: { "Accept-Encoding": "identity" },
      })
      await expect(async () => expect((await ask.get("/")).status()).toBe(200)).toPass({ timeout: 20_000 })
    })
    test.afterAll(async () => {
      await ask?.dispose()
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
        const answer = await ask.get(address)
        expect([answer.status(), getTitle(await answer.text())]).toEqual([status, getBuiltTitle(page)])
        expect(answer.headers()["cache-control"]).toBe(ASKED_ANEW)
        expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self'")
        expect(answer.headers()["x-content-type-options"]).toBe("nosniff")
      })
    }

    test("names with a hash are kept for ever", async () => {
      const script = fs.readdirSync("public").find((name) => /^app-[0-9a-f]{20}\.js$/.test(name)) ?? ""
      const headers = (await ask.get(`/${script}`)).headersArray()
      expect(headers.filter(({ name }) => /^cache-control$/i.test(name)).map(({ value }) => value)).toEqual([KEPT])
    })

    for (const [coding, ending] of [
      ["br", "br"],
      ["gzip", "gz"],
    ] as const) {
      test(`text comes as its ${coding} copy`, async () => {
        // A `Via` header marks what a proxy asks for.
        const headers = { "Accept-Encoding": coding, Via: "1.1 proxy" }
        const answer = await ask.get("/search.json", { headers })
        expect(answer.headers()["content-encoding"]).toBe(coding)
        expect(answer.headers()["content-length"]).toBe(String(fs.statSync(`${root}/search.json.${ending}`).size))
        expect(answer.headers()["vary"]).toMatch(/accept-encoding/i)
        expect(await answer.body()).toEqual(fs.readFileSync("public/search.json"))
      })
    }

    test("what has not changed is not sent again", async () => {
      const { etag = "" } = (await ask.get("/")).headers()
      expect((await ask.get("/", { headers: { "If-None-Match": etag } })).status()).toBe(304)
    })

    test("files have their type", async () => {
      for (const [file, type] of [
        ["/calendar.ics", "text/calendar"],
        ["/manifest.webmanifest", "application/manifest+json"],
        ["/favicon.svg", "image/svg+xml"],
        ["/sw.js", "javascript"],
        ["/.well-known/security.txt", "text/plain"],
      ] as const) {
        const answer = await ask.get(file)
        expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, expect.stringContaining(type)])
      }
    })

    test("hidden files are refused, nothing can be posted, and HTTP leads to HTTPS", async () => {
      expect((await ask.get("/.env")).status()).toBe(404)
      expect((await ask.post("/")).status()).toBe(405)
      const answer = await ask.get(`${server.httpOrigin}/shop?page=2`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers()["location"]]).toEqual([
        301,
        expect.stringMatching(/^https:.*\/shop\?page=2$/),
      ])
    })
  })
}
