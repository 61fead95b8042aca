/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { writeHostFiles } from "../../src/routes/host-files"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "host-files-"))
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")

beforeAll(() => {
  fs.mkdirSync(path.join(root, "public"))
  writeHostFiles(
    root,
    ["'sha256-abc='", "'sha256-def='"],
    [
      { from: "/service-details/*", to: "/service-details" },
      { from: "/service-details/:number/advocacy/*", to: "/service-details/-/advocacy" },
      { from: "/service-details/3/:slug", to: "/service-details/3/advocacy" },
    ],
  )
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("the most specific rewrite comes first, the bare splat last", () => {
  expect(read("public/_redirects").trim().split("\n")).toEqual([
    "/service-details/3/:slug /service-details/3/advocacy 200",
    "/service-details/:number/advocacy/* /service-details/-/advocacy 200",
    "/service-details/* /service-details 200",
  ])
})

test("nginx gets the same rules as patterns, in the same order", () => {
  const patterns = Array.from(read("deploy/nginx.conf").matchAll(/location ~ (\^\/service\S+) /g), ([, found]) => found)
  expect(patterns).toEqual([
    "^/service-details/3/[^/]+$",
    "^/service-details/[^/]+/advocacy(/.*)?$",
    "^/service-details(/.*)?$",
  ])
})

test("the policy allows no inline script but those with the hashes, and nobody else's", () => {
  expect(scriptSources()).toEqual(["'self'", "'wasm-unsafe-eval'", "'sha256-abc='", "'sha256-def='"])
})

test("the search may compile WebAssembly, and nothing may run text as a script", () => {
  expect(scriptSources()).toContain("'wasm-unsafe-eval'")
  expect(scriptSources()).not.toContain("'unsafe-eval'")
  expect(scriptSources()).not.toContain("'unsafe-inline'")
})

const scriptSources = () => /script-src ([^;]+);/.exec(read("public/_headers"))?.[1]?.split(" ")

test("only hashed files are cached for ever", () => {
  const blocks = read("public/_headers").split("\n\n")
  const forever = blocks.filter((block) => block.includes("immutable")).map((block) => block.split("\n")[0])
  expect(forever).toEqual(["/static/*", "/*-*.js"])
})
