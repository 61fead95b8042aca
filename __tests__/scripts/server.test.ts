/** @jest-environment node */
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { compress, serveSite } from "../../scripts/lib/server.mjs"
import { writeHostFiles } from "../../src/outputs/hosts/host-files"
import { hostRules } from "../../src/outputs/hosts/host-rules"
import { compressFolder } from "../../scripts/lib/compress"
import { createFolder } from "../support/temporary-folder"

const root = createFolder()
const APP = "/app-0123456789abcdef0123.js"
let site: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  const publicDir = path.join(root, "public")
  const pages = ["index.html", "404.html", "service-details/-/index.html", "service-details/3/advocacy/index.html"]
  for (const file of [...pages, APP, "media/clip.mp4", ".env"]) {
    fs.mkdirSync(path.join(publicDir, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(publicDir, file), `${file} `.repeat(100))
  }
  const headers = [["Content-Security-Policy", "default-src 'self'; upgrade-insecure-requests"]] as const
  const matchPaths = [
    { from: "/service-details/*", to: "/service-details/-" },
    { from: "/service-details/3/:slug", to: "/service-details/3/advocacy" },
  ]
  writeHostFiles(root, hostRules(headers, matchPaths), [])
  await compressFolder(publicDir)
  fs.writeFileSync(path.join(publicDir, "no-copy.html"), "no copy ".repeat(200))
  site = await serveSite(0, root, compress)
})
afterAll(() => {
  site.stop()
})

interface ServerResponse {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
}

/** With `http`, because `fetch` normalizes the path. */
function request(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<ServerResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(site.origin, { path: address, headers }, (response) => {
      let body = ""
      response.setEncoding("utf8")
      response.on("data", (text: string) => (body += text))
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    request.on("error", reject)
    request.end()
  })
}

test.each([
  ["/", 200, "index.html"],
  ["/service-details/3/advocacy", 200, "service-details/3/advocacy/index.html"],
  ["/service-details/3/nope", 200, "service-details/3/advocacy/index.html"],
  ["/service-details/999", 404, "service-details/-/index.html"],
  ["/service-details", 404, "404.html"],
  ["/%ff", 404, "404.html"],
  ["/../../etc/passwd", 404, "404.html"],
  ["/.env", 404, "404.html"],
])("server: %s responds with %i and %s", async (address, status, file) => {
  const response = await request(address)
  expect([response.status, response.body.split(" ")[0]]).toEqual([status, file])
})

test.each(["/", "/nope"])("server: %s has the site's headers, without upgrade-insecure-requests", async (address) => {
  expect((await request(address)).headers["content-security-policy"]).toBe("default-src 'self'")
})

test("server: hashed files are immutable; others are revalidated by ETag", async () => {
  expect((await request(APP)).headers["cache-control"]).toBe("public, max-age=31536000, immutable")
  for (const address of ["/", "/nope", "/app-0123456789abcdef9999.js"]) {
    expect((await request(address)).headers["cache-control"]).toBe("public, max-age=0, must-revalidate")
  }
  const { headers } = await request("/")
  expect((await request("/", { "if-none-match": headers.etag })).status).toBe(304)
  const missing = await request("/nope")
  expect((await request("/nope", { "if-none-match": missing.headers.etag })).status).toBe(404)
})

test.each(["/", "/nope", "/no-copy"])("server: compresses %s as accepted", async (address) => {
  const headers = { "accept-encoding": "br, gzip" }
  const response = await request(address, headers)
  expect([response.headers["content-encoding"], response.headers.vary]).toEqual(["br", "Accept-Encoding"])
  expect((await request(address)).headers["content-encoding"]).toBeUndefined()
  expect(await (await fetch(site.origin + address, { headers })).text()).toBe((await request(address)).body)
})

test("server: serves byte ranges", async () => {
  const part = await request("/media/clip.mp4", { range: "bytes=0-1" })
  expect([part.status, part.body]).toEqual([206, "me"])
  expect((await request("/media/clip.mp4", { range: "bytes=1500-" })).status).toBe(416)
  for (const range of ["bytes=5-1", "bytes=-100"])
    expect((await request("/media/clip.mp4", { range })).status).toBe(200)
})

test("server: serves a later build once it has finished", async () => {
  const marker = path.join(root, ".cache/build-under-way")
  const rules = path.join(root, "deploy/host.json")
  fs.mkdirSync(path.join(root, "public/new-page"))
  fs.mkdirSync(path.dirname(marker))
  fs.writeFileSync(marker, "")
  fs.writeFileSync(path.join(root, "public/new-page/index.html"), "new page")
  const later = new Date(Date.now() + 60_000)
  fs.utimesSync(rules, later, later)
  expect((await request("/new-page")).status).toBe(404)
  fs.rmSync(marker)
  expect(await request("/new-page")).toMatchObject({ status: 200, body: "new page" })
})
