/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { legalPage } from "../../../src/content/types/legal-page"

/** What /privacy says that the browser stores. */
const { sections } = legalPage.schema.parse(JSON.parse(readFileSync("data/legal/privacy.json", "utf8")))
const listed = sections.flatMap(({ stored }) => stored ?? []).map(({ key, area }) => `${area} ${key}`)

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.stories\.tsx$|\.d\.ts$/.test(file))
  .map((file) => path.join("src", file))
  .map((file) => ({ file, code: readFileSync(file, "utf8").replace(/\/\*[^]*?\*\/|\/\/ .*/g, "") }))

/** Functions whose first argument is a storage key or its prefix, with the storage that they use. */
const storageFunctions = {
  atomWithStorage: "local",
  atomWithSyncedStorage: "local",
  writeSessionText: "session",
} as const
const calls = new RegExp(
  `(?<!function )\\b(${Object.keys(storageFunctions).join("|")})(?:<[^(]*>)?\\(\\s*([^,)+]+\\b"?)`,
  "g",
)
/** This file calls one of them with a key from its own caller. */
const forwarder = "src/shared/synced-storage.ts"

/** The only files that write to storage. Their keys come from calls of the functions above. */
const writers = [
  "src/browser/validated-storage.ts",
  // The service worker's caches.
  "src/platform/offline/caches.ts",
  "src/platform/offline/register.ts",
  "src/platform/offline/worker.ts",
  "src/shared/session-text.ts",
]

/** Values of string constants in the sources, by name. */
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

/** Gatsby stores the scroll position of each page. */
const scrollKey = readFileSync(
  require.resolve("gatsby-react-router-scroll/session-storage", {
    paths: [path.dirname(require.resolve("gatsby/package.json"))],
  }),
  "utf8",
)

test("storage keys: /privacy lists every key in use, once, and no other", () => {
  const [, scroll = "none"] = /STATE_KEY_PREFIX = ["'](.+?)["']/.exec(scrollKey) ?? []
  const caches = `local ${constants.get("CACHE_PREFIX")}`
  expect(listed.sort()).toEqual([...new Set([...used, `session ${scroll}`, caches])].sort())
})

test("storage keys: no other file writes to storage, sets a cookie or opens a database", () => {
  const files = sources.filter(({ code }) => /Storage\.setItem\b|document\.cookie|indexedDB|\bcaches\./.test(code))
  expect(files.map(({ file }) => file).sort()).toEqual(writers)
})
