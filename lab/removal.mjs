// npm run removal -w lab -- search | offline: shows that a mechanism can be deleted. In a copy of the project it deletes
// the mechanism's folder, what shows it, and the lines that name them; then types, import rules, unit tests and the build
// must pass. It takes ten minutes for each.
import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

/** @type {Record<string, { deleted: string[], lines: Record<string, RegExp[]>, changed?: Record<string, [from: string | RegExp, to: string][]> }>} */
const MECHANISMS = {
  search: {
    deleted: [
      ...["src/platform/search", "src/features/search", "src/pages/search.tsx", "src/features/blog/search-posts.ts"],
      ...["__tests__/platform/search", "__tests__/features/search", "__tests__/features/blog/search-posts.test.tsx"],
      ...["__tests__/stated/search-queries.test.ts", "__tests__/site/support/search-built-site.ts"],
      ...["__tests__/stated/support/search-queries.ts", "e2e/journeys/search.spec.ts"],
    ],
    lines: {
      "gatsby-node.ts": [/platform\/search\/build/, /search\.(serve|write)SearchFile/],
      "src/lib/paths.ts": [/^ {2}"\/search",$/, /^\/\*\* The results of a search/, /searchPath/],
      "src/layout/mobile-menu.tsx": [/SearchForm/, /<div className="js-only">\n\s*<\/div>/],
      "data/navigation.json": [/"\/search"/],
    },
    changed: {
      "gatsby-node.ts": [[" & search.SearchApi", ""]],
      "src/platform/lists/inline.ts": [['pathname === "/search" || ', ""]],
      "src/features/blog/blog-source.ts": [
        [/^import .*search-posts"\n/m, ""],
        [/^ *if \(filter\?\.by === "words"\) \{[\s\S]*?\n {6}\}\n/m, ""],
      ],
      "src/layout/header.tsx": [
        [/^import .*SearchForm.*\n/m, ""],
        [/^ {8}\{\/\* Open, the form itself[\s\S]*?^ {8}<\/div>\n\n(?= {8}<CartMenu)/m, ""],
        [/, Search(?= \} from "lucide)/, ""],
        [/^ {2}useEffect\(\(\) => \{\n {4}if \(panel !== "search"\) return[\s\S]*?\n {2}\}, .*\n/m, ""],
        [/^ {2}const searchButton.*\n/m, ""],
      ],
      "src/layout/mobile-menu.tsx": [[/<div className="js-only">\s*<\/div>/, ""]],
      // What other parts' tests ask of the search box.
      "__tests__/layout/header.test.tsx": [['describe("the search button"', 'describe.skip("the search button"']],
      "__tests__/layout/mobile-menu.test.tsx": [['test("words typed into', 'test.skip("words typed into']],
      "data/pages.json": [[/^ {2}\{\n {4}"route": "\/search",[\s\S]*?^ {2}\},?\n/m, ""]],
    },
  },
  offline: {
    deleted: [
      ...["src/platform/offline", "src/features/offline", "src/pages/offline.tsx", "__tests__/platform/offline"],
      ...["__tests__/features/offline", "__tests__/shared/switched-off.test.tsx"],
      ...["__tests__/features/privacy/storage-keys.test.ts", "__tests__/site/files.test.ts", "scripts/budgets.mjs"],
      ...["e2e/platform/offline.spec.ts", "e2e/engines/offline.spec.ts", "e2e/dev/dev-server.dev.ts"],
    ],
    lines: {
      "gatsby-node.ts": [/platform\/offline\/build/, /offline\.(serve|removeBuilt|openUnder)/],
      "gatsby-browser.tsx": [/platform\/offline/, /startOffline\(/, /reportPage\(\)/],
      "src/layout/shortcuts.tsx": [/CachedNote/],
      "src/templates/post.tsx": [/PinPage/],
      "src/templates/product.tsx": [/PinPage/],
      "src/templates/service.tsx": [/PinPage/],
      "src/features/privacy/browser-storage.tsx": [/platform\/offline/],
      "src/lib/paths.ts": [/^ {2}offlineRoute,$/],
      "tsconfig.json": [/platform\/offline/],
      "src/outputs/licenses/licenses.ts": [/workbox-/],
    },
    changed: {
      "gatsby-node.ts": [
        [/, \.\.\.offline\.offlineConstants\(.*?\) \}/, " }"],
        [/^ {2}await step\("Writing the service worker"[\s\S]*?^ {2}\}\)\n/m, ""],
      ],
      ...Object.fromEntries(
        ["post", "product", "service"].map((template) => [
          `src/templates/${template}.tsx`,
          [[/^ {4}offline \{\n {6}button \{\n {6}\}\n {4}\}\n/m, ""]],
        ]),
      ),
      "src/features/privacy/browser-storage.tsx": [["CACHE_PREFIX", '"cafn-"']],
      "tsconfig.json": [['".cache",', '".cache"']],
      "data/pages.json": [[/^ {2}\{\n {4}"route": "\/offline",[\s\S]*?^ {2}\},?\n/m, ""]],
      "data/site.json": [['"offline": true', '"offline": false']],
    },
  },
}

const name = process.argv[2]
const mechanism = MECHANISMS[name]
if (!mechanism) {
  console.error(`Which one? ${Object.keys(MECHANISMS).join(" or ")}`)
  process.exit(1)
}

const root = process.cwd().endsWith("lab") ? path.resolve("..") : process.cwd()
const copy = fs.mkdtempSync(path.join(os.tmpdir(), `without-${name}-`))
for (const file of execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 }).split("\n")) {
  if (file && fs.existsSync(path.join(root, file))) fs.cpSync(path.join(root, file), path.join(copy, file))
}
fs.symlinkSync(fs.realpathSync(path.join(root, "node_modules")), path.join(copy, "node_modules"))
// The pictures: cutting them is no part of the proof.
for (const folder of ["public/static", ".cache/pictures", ".cache/cards"]) {
  if (fs.existsSync(path.join(root, folder)))
    fs.cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true })
}

for (const file of mechanism.deleted) fs.rmSync(path.join(copy, file), { recursive: true })
for (const [file, lines] of Object.entries(mechanism.lines)) {
  edit(file, (text) =>
    text
      .split("\n")
      .filter((line) => !lines.some((pattern) => pattern.test(line)))
      .join("\n"),
  )
}
for (const [file, changes] of Object.entries(mechanism.changed ?? {})) {
  for (const [from, to] of changes) edit(file, (text) => text.replace(from, to))
}
console.log(`${name} is deleted in ${copy}`)

const steps = [
  // What nothing uses any more is for lint to say.
  ["types", "npx", "tsc", "--noEmit", "--noUnusedLocals", "false", "--noUnusedParameters", "false"],
  ["import rules", "npm", "run", "--silent", "check:imports"],
  ["content", "npm", "run", "--silent", "content"],
  // Snapshots of what is deleted are left over, for which jest has an exit code of its own: its report counts.
  ["unit tests", "npx", "jest", "--json", "--outputFile=jest.json"],
  ["build", "npm", "run", "--silent", "build"],
]
for (const [step, command, ...args] of steps) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 28 })
  const isPassed = step === "unit tests" ? hasOnlyPassed() : status === 0
  console.log(`${step}: ${isPassed ? "passed" : "failed"}`)
  if (!isPassed) {
    const lines = `${stdout}${stderr}`.split("\n")
    console.log([...lines.filter((line) => /^FAIL|^ {2}●/.test(line)), ...lines.slice(-60)].join("\n"))
    process.exitCode = 1
  }
}
if (!process.exitCode) fs.rmSync(copy, { recursive: true })

/** Whether jest's report has tests, and none that failed. */
function hasOnlyPassed() {
  const file = path.join(copy, "jest.json")
  if (!fs.existsSync(file)) return false
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(fs.readFileSync(file, "utf8"))
  return numPassedTests > 0 && numFailedTests + numFailedTestSuites === 0
}

/** Changes a file of the copy, and stops where nothing changes: the list above is out of date then. */
function edit(file, change) {
  const whole = path.join(copy, file)
  const before = fs.readFileSync(whole, "utf8")
  const after = change(before)
  if (after === before) {
    console.error(`${file}: nothing to change. The list in lab/removal.mjs is out of date.`)
    process.exit(1)
  }
  fs.writeFileSync(whole, after)
}
