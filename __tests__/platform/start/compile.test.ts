/** @jest-environment node */
import { createHash } from "node:crypto"
import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { compileBoot, compileFieldFigures, compileHead } from "../../../src/platform/start/compile"

const root = join(__dirname, "../../..")
const { code, hash } = compileBoot(root)
const head = compileHead(root).code

test("the hash is the one that a Content-Security-Policy compares", () => {
  expect(hash).toBe(`'sha256-${createHash("sha256").update(code).digest("base64")}'`)
})

test("the inline scripts of every page are small, and each is whole in one element", () => {
  // Every page carries them: some 1.4 KB compressed.
  expect(head.length + code.length).toBeLessThan(4096)
  expect(head + code).not.toContain("</script")
})

test("older phones understand it", () => {
  // ES2018: neither optional chaining nor `??`.
  expect(head + code).not.toMatch(/\?\.[a-z]|\?\?/i)
})

test("what measures visits takes at most 1 KB of a page, and older phones understand it", () => {
  const script = compileFieldFigures(root, "https://figures.example.org/in")
  expect(script).toContain("https://figures.example.org/in")
  expect(script).not.toMatch(/<\/script|\?\.[a-z]|\?\?/i)
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(1024)
})

test("without an address nothing measures visits", () => {
  expect(compileFieldFigures(root, null)).toBe("")
})
