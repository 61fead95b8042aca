/** @jest-environment node */
import { createHash } from "node:crypto"
import { join } from "node:path"
import { compileBoot } from "../../../src/build/webpack/compile"

const { code, hash } = compileBoot(join(__dirname, "../../.."))

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
