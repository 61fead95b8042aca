/** @jest-environment node */
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { compileBoot, compileFieldFigures } from "../../../src/build/webpack/compile"

const root = join(__dirname, "../../..")
const { code, hash } = compileBoot(root)

test("the hash is the one that a Content-Security-Policy compares", () => {
  expect(hash).toBe(`'sha256-${createHash("sha256").update(code).digest("base64")}'`)
})

test("the inline script is small, and whole in one element", () => {
  // Every page carries it: some 1.2 KB compressed.
  expect(code.length).toBeLessThan(4096)
  expect(code).not.toContain("</script")
})

test("older phones understand it", () => {
  // ES2018: neither optional chaining nor `??`.
  expect(code).not.toMatch(/\?\.[a-z]|\?\?/i)
})

test("what measures visits takes at most 1 KB of a page, and older phones understand it", () => {
  const script = compileFieldFigures(root, "https://figures.example.org/in")
  expect(script).toContain("https://figures.example.org/in")
  expect(script).not.toMatch(/<\/script|\?\.[a-z]|\?\?/i)
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024)
})

test("without an address nothing measures visits: the setting that the site ships with", () => {
  expect(compileFieldFigures(root, null)).toBe("")
  expect(JSON.parse(readFileSync(join(root, "data/site.json"), "utf8"))).toHaveProperty("fieldFigures.address", null)
})
