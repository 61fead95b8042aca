/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { storedKeys } from "../../../src/content/types/legal-page"

/*
 * /privacy lists what the browser keeps: the content check compares the page with storedKeys. Here the sources are read for
 * every place that keeps something; a key that is not in storedKeys fails the test, and so does one that nothing uses.
 */

const SOURCES = "src"
const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.stories\.tsx$|\.d\.ts$/.test(file))
  .map((file) => path.join(SOURCES, file))
  .map((file) => ({ file, tree: parse(file) }))

function parse(file: string) {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
}

/** Functions that keep a value under the key that is their first argument, and where. */
const storageFunctions: Readonly<Record<string, "local" | "session">> = {
  atomWithStorage: "local",
  createChangedAtom: "local",
  useSessionNumber: "session",
}
/** The file that calls one of them under the key that it is given itself. */
const forwarder = "src/shared/changed-atom.ts"

/** The only files that write to storage themselves. Their keys come from those who call the functions above. */
const writers = [
  "src/features/services/use-session-number.ts",
  "src/lib/checked-storage.ts",
  // The service worker's caches.
  "src/platform/offline/caches.ts",
  "src/platform/offline/register.ts",
  "src/platform/offline/worker.ts",
]

const nodesOf = (node: ts.Node): ts.Node[] => [node, ...node.getChildren().flatMap(nodesOf)]

/** The text of every constant of the sources: `const CART_KEY = "cart"`. */
const constants = new Map(
  sources
    .flatMap(({ tree }) => nodesOf(tree))
    .filter(ts.isVariableDeclaration)
    .flatMap(({ name, initializer }) =>
      initializer && ts.isStringLiteral(initializer) ? [[name.getText(), initializer.text] as const] : [],
    ),
)

const used = sources
  .filter(({ file }) => file !== forwarder)
  .flatMap(({ file, tree }) =>
    nodesOf(tree)
      .filter(ts.isCallExpression)
      .flatMap(({ expression, arguments: [key] }) => {
        const area = storageFunctions[expression.getText()]
        if (!area || !key) return []
        const text = ts.isStringLiteral(key) ? key.text : constants.get(key.getText())
        if (text === undefined) throw new Error(`${file}: the key ${key.getText()} is no constant of the sources.`)
        return [`${area} ${text}`]
      }),
  )

/** Gatsby keeps how far each page was scrolled. */
const gatsbys = readFileSync(
  require.resolve("gatsby-react-router-scroll/session-storage", { paths: [gatsby()] }),
  "utf8",
)
function gatsby() {
  return path.dirname(require.resolve("gatsby/package.json"))
}

test("storage keys: the content check requires every key in use on /privacy, and no other", () => {
  const [, scroll = "none"] = /STATE_KEY_PREFIX = ["'](.+?)["']/.exec(gatsbys) ?? []
  const listed = Object.entries(storedKeys).map(([key, area]) => `${area} ${key}`)
  const caches = `local ${constants.get("CACHE_PREFIX")}`
  expect(listed.sort()).toEqual([...new Set([...used, `session ${scroll}`, caches])].sort())
})

test("storage keys: no other file writes to storage, sets a cookie or opens a database", () => {
  const found = sources.flatMap(({ file, tree }) =>
    nodesOf(tree)
      .filter(ts.isPropertyAccessExpression)
      .map((node) => node.getText())
      .filter((text) => /Storage\.setItem$|^document\.cookie$|indexedDB|^(window\.)?caches\./.test(text))
      .map(() => file),
  )
  expect([...new Set(found)].sort()).toEqual(writers)
})
