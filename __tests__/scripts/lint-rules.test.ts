/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

/* The rules of this project (scripts/lint), as `npm run lint` runs them. */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lint-"))
afterAll(() => fs.rmSync(folder, { recursive: true }))

const allow = { "HTMLElement.inert": "It is also invisible." }

/** What is said of each of the lines, without the rule's name; undefined where nothing is. */
function lint(lines: readonly string[], rule: string, ...options: object[]): Map<string, string> {
  const configuration = path.join(folder, "oxlint.json")
  const plugin = path.resolve("scripts/lint/plugin.mjs")
  const rules = { [`project/${rule}`]: ["error", ...options] }
  fs.writeFileSync(
    configuration,
    JSON.stringify({ plugins: [], categories: { correctness: "off" }, jsPlugins: [plugin], rules }),
  )
  const file = path.join(folder, "linted.tsx")
  fs.writeFileSync(file, lines.join("\n"))
  const { stdout, stderr } = spawnSync("npx", ["--no-install", "oxlint", "-c", configuration, "-f", "unix", file], {
    encoding: "utf8",
  })
  const messages = Array.from(stdout.matchAll(/linted\.tsx:(\d+):\d+: (.*) \[Error\/(.*)\]/g))
  if (messages.length === 0 || messages.some(([, , , by]) => by !== `project(${rule})`))
    throw new Error(stdout + stderr)
  return new Map(messages.map(([, line, message = ""]) => [lines[Number(line) - 1] ?? "", message]))
}

describe("browser-support", () => {
  const found = {
    "words.findLastIndex(Boolean)": /^Array.findLastIndex is unknown to .*chrome 92/,
    "form.requestSubmit()": /^HTMLFormElement.requestSubmit is unknown to (?!.*chrome).*safari_ios 15.4/,
    "AbortSignal.timeout(100)": /^AbortSignal.timeout is unknown to .*chrome 92/,
    "window.navigator.share({})": /^Navigator.share is unknown to/,
  }
  const passed = [
    "form.replaceChildren()",
    // Asked for before, or with it.
    "form.requestSubmit ? form.requestSubmit() : undefined",
    '"requestSubmit" in form && form.requestSubmit()',
    "form.requestSubmit?.()",
    // In the list of what is used on purpose.
    "form.inert = true",
    // The code's own.
    "((structuredClone) => structuredClone(words))(String)",
  ]
  const messages = lint([...Object.keys(found), ...passed], "browser-support", { allow })

  test.each(Object.entries(found))("lint rule browser-support: rejects %s", (expression, message) => {
    expect(messages.get(expression)).toMatch(message)
  })
  test.each(passed)("lint rule browser-support: accepts %s", (expression) => {
    expect(messages.get(expression)).toBeUndefined()
  })
})

describe("lone-text", () => {
  const computed = /^Translators replace text nodes. Put/
  const before = /^Translators replace text nodes, and/
  const refused = {
    '<p>{isOpen && copy.title}{!isOpen && "none"}</p>': computed,
    "<p>{copy.title} ({items.length} remaining)</p>": computed,
    "<button><b /> {`${copy.title}!`}</button>": computed,
    "<p>{isOpen && mark}{copy.title}</p>": before,
    "<>{copy.note ? mark : null} Open</>": before,
  }
  const accepted = [
    "<p>{isOpen ? copy.title : copy.note}</p>",
    "<p>{`${copy.title} (${count} remaining)`}</p>",
    "<p>{copy.note && <span>{copy.note}</span>} <em>{copy.title}</em></p>",
    "<p><b /> {copy.title}</p>",
    "<p>{isOpen && mark}{children}</p>",
    "<ul><li />{items.map(draw)}</ul>",
  ]
  const messages = lint(
    [...Object.keys(refused), ...accepted].map((jsx) => `void (${jsx})`),
    "lone-text",
  )
  const lintOne = (jsx: string) => messages.get(`void (${jsx})`)

  test.each(Object.entries(refused))("lint rule lone-text: rejects %s", (jsx, message) => {
    expect(lintOne(jsx)).toMatch(message)
  })
  test.each(accepted)("lint rule lone-text: accepts %s", (jsx) => {
    expect(lintOne(jsx)).toBeUndefined()
  })
})

test("lint rule ambient-queries: rejects generated types, not the code's own", () => {
  const [refused, accepted] = ["type Copy = Queries.PageContentFragment", "type Own = Fields.PageContentFragment"]
  const messages = lint([refused, accepted], "ambient-queries")
  expect(messages.get(refused)).toMatch(/^Declare the shape here/)
  expect(messages.get(accepted)).toBeUndefined()
})
