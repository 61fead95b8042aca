/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { writeHostFiles } from "../../../src/outputs/hosts/host-files"
import { hostRules, type HostRules } from "../../../src/outputs/hosts/host-rules"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "host-files-"))
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
  writeHostFiles(root, rules)
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("nginx gets the same rules as patterns, with and without a slash, in the same order", () => {
  const patterns = Array.from(read("deploy/cafn.conf").matchAll(/location ~ "(\^\/service\S+)" /g), ([, one]) => one)
  expect(patterns).toEqual([
    "^/service-details/3/[^/]+/?$",
    "^/service-details/[^/]+/advocacy/?$",
    "^/service-details/.",
  ])
})

test("every pattern of nginx stands in quotation marks, because it takes a brace for a block", () => {
  const patterns = Array.from(read("deploy/cafn.conf").matchAll(/location ~ (.+) \{$/gm), ([, one]) => one)
  expect(patterns.length).toBeGreaterThan(4)
  for (const pattern of patterns) expect(pattern).toMatch(/^"[^"]+"$/)
})

test("nginx's file is the inside of a server block: where the site lies, the host says", () => {
  expect(read("deploy/cafn.conf")).not.toMatch(/^\s*(server|listen|root|server_name)\b/m)
})

test("nginx gets quotation marks inside a header as it reads them", () => {
  expect(read("deploy/cafn.conf")).toContain(
    String.raw`add_header Permissions-Policy "fullscreen=(self \"https://video.example\")" always;`,
  )
})

test("an answer of nginx has each header once: a location with headers of its own repeats all of them", () => {
  const [server = "", ...locations] = read("deploy/cafn.conf").split(/^location /m)
  const names = (text: string) => Array.from(text.matchAll(/add_header (\S+)/g), ([, name]) => name).sort()
  expect(names(server)).toEqual(["Cache-Control", "Content-Security-Policy", "Permissions-Policy"])
  const own = locations.filter((location) => location.includes("add_header"))
  expect(own.map(names)).toEqual([names(server), names(server)])
})

test("a folder with a policy of its own gets that one alone", () => {
  const [, folder = ""] = /location ~ "\^\/admin\(\/\|\$\)" \{([^}]*)\}/.exec(read("deploy/cafn.conf")) ?? []
  expect(folder).toContain("default-src 'none'")
  expect(folder).not.toContain("default-src 'self'")
})

test.each([
  [APP, true],
  ["/static/0c/picture.webp", true],
  ["/fonts/bricolage-grotesque.4b8e0f60.woff2", true],
  ["/styles.0123456789abcdef0123.css", true],
  ["/fonts/OFL.txt", false],
  ["/member-form.js", false],
  ["/search.json", false],
  ["/page-data/app-data.json", false],
  ["/static", false],
  ["/", false],
])("%s is immutable: %s", (address, isImmutable) => {
  const { immutable } = JSON.parse(read("deploy/host.json")) as HostRules
  expect(new RegExp(immutable).test(address)).toBe(isImmutable)
})

test("calendars and address cards have their type and their letters' code", () => {
  const nginx = read("deploy/cafn.conf")
  expect(nginx).toContain('location ~ "\\.ics$" {\n  types { }\n  default_type "text/calendar; charset=utf-8";')
  expect(nginx).toContain('location ~ "\\.vcf$" {\n  types { }\n  default_type "text/vcard; charset=utf-8";')
})

describe("Apache", () => {
  const rules = () => read("public/.htaccess")

  test("gets the same rewrites as nginx in the same order, without the first slash", () => {
    const patterns = Array.from(rules().matchAll(/RewriteRule "(\^service\S+)" (\S+) /g), ([, from, to]) => [from, to])
    expect(patterns).toEqual([
      ["^service-details/3/[^/]+/?$", "/service-details/3/advocacy/index.html"],
      ["^service-details/[^/]+/advocacy/?$", "/service-details/-/advocacy/index.html"],
    ])
  })

  test("gets every header, with its quotation marks and percent signs as Apache reads them", () => {
    expect(rules()).toContain(
      String.raw`Header always set Permissions-Policy "fullscreen=(self \"https://video.example\")"`,
    )
    expect(rules()).toContain(`Header always set Content-Security-Policy "default-src 'self'; img-src a%%20b"`)
  })

  test("finds the headers of a folder of its own in the folder, where they go before those above", () => {
    const own = fs.mkdtempSync(path.join(os.tmpdir(), "host-files-"))
    const folder = { under: "/admin", headers: [["Content-Security-Policy", "default-src 'none'"]] as const }
    writeHostFiles(own, hostRules([], [], [folder]))
    expect(fs.readFileSync(path.join(own, "public/admin/.htaccess"), "utf8")).toBe(`<IfModule mod_headers.c>
  Header always set Content-Security-Policy "default-src 'none'"
</IfModule>
`)
    fs.rmSync(own, { recursive: true })
  })

  test("finds the frame of a folder in the folder", () => {
    expect(read("public/service-details/.htaccess")).toBe("ErrorDocument 404 /service-details/404.html\n")
    expect(read("public/service-details/404.html")).toBe("public/service-details/-/index.html")
  })

  test("keeps the compressed copies of hashed files as long as the files", () => {
    const [, pattern = ""] = /SetEnvIf Request_URI "(.+)" keep_for_ever/.exec(rules()) ?? []
    const isKept = (address: string) => new RegExp(pattern).test(address)
    expect([APP, `${APP}.br`, `${APP}.gz`, "/static/0c/picture.svg.br"].map(isKept)).toEqual([true, true, true, true])
    expect(["/", "/member-form.js.br", `${APP}.map`].map(isKept)).toEqual([false, false, false])
  })

  test("asks for no module without asking whether it is there: a missing one would make every page an error 500", () => {
    const outside = rules().replace(/<IfModule .+?<\/IfModule>/gs, "")
    expect(outside.match(/^\w+/gm)).toEqual(["ErrorDocument"])
  })
})
