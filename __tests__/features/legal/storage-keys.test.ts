/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { storedKeys } from "../../../src/content/types/legal-page"

/*
 * /privacy lists what the browser keeps: the content check compares the page with storedKeys. Here the sources are read for
 * every place that keeps something; a key that is not in storedKeys fails the test, and so does one that nothing uses.
 */

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.stories\.tsx$|\.d\.ts$/.test(file))
  .map((file) => path.join("src", file))
  .map((file) => ({ file, code: readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|\/\/ .*/g, "") }))

/** Functions that keep a value under the key that their first argument is or begins with, and where. */
const storageFunctions = {
  atomWithStorage: "local",
  atomWithSyncedStorage: "local",
  writeSessionText: "session",
} as const
const calls = new RegExp(
  `(?<!function )\\b(${Object.keys(storageFunctions).join("|")})(?:<[^(]*>)?\\(\\s*([^,)+]+\\b"?)`,
  "g",
)
/** The file that calls one of them under the key that it is given itself. */
const forwarder = "src/shared/synced-storage.ts"

/** The only files that write to storage themselves. Their keys come from those who call the functions above. */
const writers = [
  "src/browser/validated-storage.ts",
  // The service worker's caches.
  "src/platform/offline/caches.ts",
  "src/platform/offline/register.ts",
  "src/platform/offline/worker.ts",
  "src/shared/session-text.ts",
]

/** The text of every constant of the sources: `const CART_KEY = "cart"`. */
const constants = new Map(
  sources.flatMap(({ code }) => Array.from(code.matchAll(/const (\w+) = "(.+)"/g), ([, name, text]) => [name, text])),
)

const used = sources
  .filter(({ file }) => file !== forwarder)
  .flatMap(({ file, code }) =>
    Array.from(code.matchAll(calls), ([, name, key = ""]) => {
      const text = constants.get(key) ?? /^"(.+)"$/.exec(key)?.[1]
      if (text === undefined) throw new Error(`${file}: the key ${key} is no constant of the sources.`)
      return `${storageFunctions[name as keyof typeof storageFunctions]} ${text}`
    }),
  )

/** Gatsby keeps how far each page was scrolled. */
const scrollKey = readFileSync(
  require.resolve("gatsby-react-router-scroll/session-storage", {
    paths: [path.dirname(require.resolve("gatsby/package.json"))],
  }),
  "utf8",
)

test("storage keys: the content check requires every key in use on /privacy, and no other", () => {
  const [, scroll = "none"] = /STATE_KEY_PREFIX = ["'](.+?)["']/.exec(scrollKey) ?? []
  const listed = Object.entries(storedKeys).map(([key, area]) => `${area} ${key}`)
  const caches = `local ${constants.get("CACHE_PREFIX")}`
  expect(listed.sort()).toEqual([...new Set([...used, `session ${scroll}`, caches])].sort())
})

test("storage keys: no other file writes to storage, sets a cookie or opens a database", () => {
  const found = sources.filter(({ code }) => /Storage\.setItem\b|document\.cookie|indexedDB|\bcaches\./.test(code))
  expect(found.map(({ file }) => file).sort()).toEqual(writers)
})
