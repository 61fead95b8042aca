/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { securityHeaders } from "../../../src/lib/security-headers"
import { writeHostFiles } from "../../../src/outputs/hosts/host-files"
import { hostRules, type HostRules } from "../../../src/outputs/hosts/host-rules"
import { createFolder } from "../../support/temporary-folder"

const root = createFolder()
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")
const APP = "/app-0123456789abcdef0123.js"

beforeAll(() => {
  const files = [`public${APP}`, "public/member-form.js"]
  for (const file of [...files, "public/service-details/-/index.html", "public/service-details/3/index.html"]) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), file)
  }
  const rules = hostRules(
    [
      ["Content-Security-Policy", "default-src 'self'; img-src a%20b"],
      ["Permissions-Policy", 'fullscreen=(self "https://video.example")'],
    ],
    [
      { from: "/service-details/*", to: "/service-details/-" },
      { from: "/service-details/:number/advocacy/*", to: "/service-details/-/advocacy" },
      { from: "/service-details/3/:slug", to: "/service-details/3/advocacy" },
    ],
    [{ under: "/admin", headers: [["Content-Security-Policy", "default-src 'none'"]] }],
  )
  const pages = ["/", "/services", "/service-details/3", "/service-details/3/advocacy", "/404", "/404.html"]
  writeHostFiles(root, rules, pages)
})

/* Tests on a real Apache: e2e/hosts. */

test.each([
  [APP, true],
  ["/fonts/bricolage-grotesque.4b8e0f60.woff2", true],
  ["/styles.0123456789abcdef0123.css", true],
  ["/member-form.js", false],
  ["/", false],
])("caching: %s is immutable: %s", (address, isImmutable) => {
  const { immutable } = JSON.parse(read("deploy/host.json")) as HostRules
  expect(new RegExp(immutable).test(address)).toBe(isImmutable)
})

test("Cloudflare: pages without a trailing slash, then rewrites; targets have the slash, so that they do not redirect", () => {
  expect(read("public/_redirects").trim().split("\n")).toEqual([
    "/services /services/ 200",
    "/service-details/3 /service-details/3/ 200",
    "/service-details/3/advocacy /service-details/3/advocacy/ 200",
    "/service-details/3/:slug /service-details/3/advocacy/ 200",
    "/service-details/:number/advocacy /service-details/-/advocacy/ 200",
  ])
})

test("Cloudflare: /admin has its own policy only, and hashed files are immutable", () => {
  const [all, ...others] = read("public/_headers").trim().split("\n\n")
  expect(all).toContain("/*\n  Content-Security-Policy: default-src 'self'")
  const policy = "  ! Content-Security-Policy\n  Content-Security-Policy: default-src 'none'"
  expect(others).toEqual([
    `/admin\n${policy}`,
    `/admin/*\n${policy}`,
    "/*.ics\n  ! Content-Type\n  Content-Type: text/calendar; charset=utf-8",
    "/*.vcf\n  ! Content-Type\n  Content-Type: text/vcard; charset=utf-8",
    "/static/*\n  Cache-Control: public, max-age=31536000, immutable",
  ])
})

test("Apache: rewrites in the same order, without leading slash, and a 404 page in its folder", () => {
  const rewrites = read("public/.htaccess").matchAll(/RewriteRule "(\^service\S+)" (\S+) /g)
  expect(Array.from(rewrites, ([, from, to]) => [from, to])).toEqual([
    ["^service-details/3/[^/]+/?$", "/service-details/3/advocacy/index.html"],
    ["^service-details/[^/]+/advocacy/?$", "/service-details/-/advocacy/index.html"],
  ])
  expect(read("public/service-details/.htaccess")).toBe("ErrorDocument 404 /service-details/404.html\n")
  expect(read("public/service-details/404.html")).toBe("public/service-details/-/index.html")
})

test("Apache: headers are quoted and percent signs escaped, a folder's in its own file", () => {
  const rules = read("public/.htaccess")
  expect(rules).toContain(
    String.raw`Header always set Permissions-Policy "fullscreen=(self \"https://video.example\")"`,
  )
  expect(rules).toContain(`Header always set Content-Security-Policy "default-src 'self'; img-src a%%20b"`)
  expect(read("public/admin/.htaccess")).toContain(`Header always set Content-Security-Policy "default-src 'none'"`)
})

test("Apache: compressed copies of hashed files are immutable too", () => {
  const [, pattern = ""] = /SetEnvIf Request_URI "(.+)" keep_for_ever/.exec(read("public/.htaccess")) ?? []
  const isImmutableFile = (address: string) => new RegExp(pattern).test(address)
  expect([APP, `${APP}.br`, "/static/0c/picture.svg.gz"].map(isImmutableFile)).toEqual([true, true, true])
  expect(["/", "/member-form.js.br", `${APP}.map`].map(isImmutableFile)).toEqual([false, false, false])
})

test("Apache: every directive but ErrorDocument is in <IfModule>, so that a missing module is no error 500", () => {
  const outside = read("public/.htaccess").replace(/<IfModule .+?<\/IfModule>/gs, "")
  expect(outside.match(/^\w+/gm)).toEqual(["ErrorDocument"])
})

test("nginx: the guide sends the same headers; its Permissions-Policy is shorter", () => {
  const guide = fs.readFileSync("docs/host-nginx.md", "utf8")
  const guideHeaders = Array.from(
    guide.matchAll(/add_header (\S+) "?(.*?)"? always;/g),
    ([, name, value]) => `${name}: ${value}`,
  )
  const withoutFeatures = (lines: readonly string[]) =>
    lines.map((line) => line.replace(/(?<=^Permissions-Policy: ).+/, "…"))
  const headers = securityHeaders({}, false).map((header) => header.join(": "))
  expect(withoutFeatures(guideHeaders)).toEqual([...withoutFeatures(headers), "Cache-Control: $cafn_lifetime"])
})
