/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { asker } from "../../lab/hosts/ask"
import { checkHost } from "../../lab/hosts/checks"
import { fileAt, pathOf, serveReplies, type Reply } from "../../lab/hosts/files"
import type { BuiltSite, Host, Subject } from "../../lab/hosts/host"
import { noRules, replyWithoutRules } from "../../lab/hosts/no-rules"

/* What `npm run hosts -w lab` looks for, on a small site; the hosts themselves need the built one. */

const root = fs.mkdtempSync(path.join(os.tmpdir(), "hosts-"))
const publicDir = path.join(root, "public")
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>`

beforeAll(() => {
  const files = { "index.html": "Home", "shop/index.html": "Shop", "404.html": "Nothing" }
  for (const [file, title] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(publicDir, file)), { recursive: true })
    fs.writeFileSync(path.join(publicDir, file), `<title>${title}</title>${policy}<script></script>`)
  }
  fs.writeFileSync(path.join(root, "package.json"), '{ "devDependencies": {} }')
})
afterAll(() => fs.rmSync(root, { recursive: true }))

const site: BuiltSite = {
  root,
  publicDir,
  rules: {
    headers: [["X-Content-Type-Options", "nosniff"]],
    folders: [],
    rewrites: [],
    frames: [],
    caching: { immutable: "", others: "" },
    types: {},
    immutable: "",
    immutableFiles: [],
  },
  pages: [
    { address: "/", title: "Home" },
    { address: "/shop", title: "Shop" },
  ],
  rewrites: [{ address: "/shop/other", title: "Shop" }],
  unknown: [{ address: "/nope", titles: ["Nothing"] }],
  notFoundTitle: "Nothing",
  files: [],
}

/** What is wrong of a host that answers like this, by subject. */
async function wrongOf(answer: (address: string) => Reply, host: Partial<Host> = {}): Promise<Map<Subject, string>> {
  const { origin, stop } = await serveReplies(publicDir, 0, answer)
  const { ask, stop: hangUp } = asker(origin)
  const made: Host = { name: "made", title: "made for the test", start: noRules.start, leftOut: {}, ...host }
  const verdicts = await checkHost(made, site, { ask })
  hangUp()
  await stop()
  return new Map(verdicts.map(({ subject, wrong }) => [subject, wrong.join("\n")]))
}

const withoutRules = (address: string) => replyWithoutRules(publicDir, address)

test("a host without rules has every page, and one 404 page", async () => {
  const wrong = await wrongOf(withoutRules, noRules)
  expect(Object.fromEntries([...wrong].filter(([, lines]) => lines !== ""))).toEqual({})
})

test("what a host answers otherwise is named with what was found", async () => {
  const wrong = await wrongOf(withoutRules)
  expect(wrong.get("pages")).toContain("/shop, redirects: 1, not 0")
  expect(wrong.get("rewrites")).toContain("/shop/other, status: 404, not 200")
  expect(wrong.get("security headers")).toContain('/, X-Content-Type-Options: "", not "nosniff"')
  expect(wrong.get("security headers")).toContain("the rules name Content-Security-Policy: false, not true")
  expect(wrong.get("caching")).toContain('/shop/other, caching: "", not "public, max-age=0, must-revalidate"')
  expect(wrong.get("gzip")).toContain('/, coding: "", not "gzip"')
  expect(wrong.get("methods")).toContain("POST / is refused (200): false, not true")
})

test("a redirect that never ends is given up", async () => {
  const wrong = await wrongOf((address) => ({ status: 308, headers: { Location: encodeURI(`${address}/`) } }))
  expect(wrong.get("pages")).toContain("/shop, status: 308, not 200")
})

test("a page in place of an error is seen", async () => {
  const wrong = await wrongOf(() => ({ status: 200, file: "/index.html" }))
  expect(wrong.get("unknown addresses")).toContain("/nope, status: 200, not 404")
  expect(wrong.get("traversal")).toContain("/../package.json is refused (200): false, not true")
})

test("a host that gives away what lies beside the site is seen", async () => {
  const wrong = await wrongOf(() => ({ status: 404, file: "/../package.json" }))
  expect(wrong.get("traversal")).toContain("/package.json gives the project away: true, not false")
})

test("what a host leaves out is not looked at", async () => {
  const wrong = await wrongOf(withoutRules, { leftOut: { rewrites: "it has none" } })
  expect(wrong.get("rewrites")).toBe("")
})

describe("the files of a small server", () => {
  test("lie within the site", () => {
    expect(fileAt(publicDir, "/shop/index.html")).toBe("/shop/index.html")
    expect(fileAt(publicDir, "/shop")).toBeUndefined()
    expect(fileAt(publicDir, "/../package.json")).toBeUndefined()
  })

  test("are asked for by decoded paths", () => {
    expect(pathOf("/a%20b/../c?d=1")).toBe("/c")
    expect(pathOf("/%E0%A4%A")).toBeUndefined()
  })
})
