/** @jest-environment node */
import { createHash } from "node:crypto"
import { join } from "node:path"
import { compileBoot, compileHead } from "../../../src/platform/start/compile"

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
