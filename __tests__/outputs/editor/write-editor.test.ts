/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { at } from "../../../src/content/inspect"
import { editorHeaders, writeEditor } from "../../../src/outputs/editor/write-editor"

const root = path.join(__dirname, "..", "..", "..")
const copy = fs.mkdtempSync(path.join(os.tmpdir(), "write-editor-"))
const admin = path.join(copy, "public/admin")
const editor = { backend: "github", repository: "cafn/website", branch: "main" } as const

beforeAll(() => {
  // Beside the project's own files, so that the page lands in a public folder of the test's own.
  for (const name of ["data", "src", "node_modules"]) fs.symlinkSync(path.join(root, name), path.join(copy, name))
})
afterAll(() => fs.rmSync(copy, { recursive: true }))

test("without a repository nothing of the page is published, and what an earlier build has left goes", async () => {
  fs.mkdirSync(admin, { recursive: true })
  fs.writeFileSync(path.join(admin, "editor.js"), "")
  await writeEditor(copy, null)
  expect(fs.readdirSync(path.join(copy, "public"))).toEqual([])
  expect(editorHeaders(null)).toEqual([])
  expect(editorHeaders(undefined)).toEqual([])
})

test("with a repository the page is published, signed in by a token, and asks for files of its own alone", async () => {
  await writeEditor(copy, editor)
  const html = fs.readFileSync(path.join(admin, "index.html"), "utf8")
  expect(html).toContain('<meta name="robots" content="noindex">')
  const addresses = Array.from(html.matchAll(/(?:src|href)="([^"]+)"/g), ([, address = ""]) => address)
  expect(addresses).toEqual(["/admin/editor.css", "/admin/editor.js"])
  for (const address of addresses) expect(fs.existsSync(path.join(copy, "public", address))).toBe(true)

  const settings: unknown = JSON.parse(fs.readFileSync(path.join(admin, "editor.json"), "utf8"))
  expect(at(at(settings, "config"), "backend")).toEqual({
    name: "github",
    repo: "cafn/website",
    branch: "main",
    auth_methods: ["token"],
  })
  expect(at(settings, "check")).toBeUndefined()

  const licenses = fs.readFileSync(path.join(admin, "licenses.txt"), "utf8")
  for (const name of ["@sveltia/cms", "prettier"])
    expect(licenses).toMatch(new RegExp(`^\\* ${name} [\\d.]+ \\(MIT\\)$`, "m"))

  const texts = fs.readdirSync(admin, { recursive: true, encoding: "utf8" }).filter((file) => /\.(js|css)$/.test(file))
  const scripts = texts.map((file) => fs.readFileSync(path.join(admin, file), "utf8"))
  expect(scripts.join("")).not.toMatch(/url\(https:|sourceMappingURL=\S+\.map/)
}, 60_000)

test("the page's policy allows no eval and no other host than the repository's, and it is not listed", () => {
  const [{ under, headers } = { under: "", headers: [] }] = editorHeaders(editor)
  const policy = new Map(headers).get("Content-Security-Policy") ?? ""
  expect(under).toBe("/admin")
  expect(policy).not.toContain("'unsafe-eval'")
  expect([...new Set(policy.match(/https:[^\s;]+/g))]).toEqual([
    "https://api.github.com",
    "https://avatars.githubusercontent.com",
  ])
  expect(headers).toContainEqual(["X-Robots-Tag", "noindex"])
})
