/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { createFolder } from "../support/temporary-folder"

/* The project's own rules (scripts/lint). */

const folder = createFolder()

const allow = { "HTMLElement.inert": "It is also invisible." }

/** Lints the lines, and returns the messages by line. */
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
  const rejected = {
    "words.findLastIndex(Boolean)": /^Array.findLastIndex is unknown to .*chrome 92/,
    "form.requestSubmit()": /^HTMLFormElement.requestSubmit is unknown to (?!.*chrome).*safari_ios 15.4/,
    "AbortSignal.timeout(100)": /^AbortSignal.timeout is unknown to .*chrome 92/,
    "window.navigator.share({})": /^Navigator.share is unknown to/,
  }
  const accepted = [
    "form.replaceChildren()",
    // Feature detection.
    "form.requestSubmit ? form.requestSubmit() : undefined",
    '"requestSubmit" in form && form.requestSubmit()',
    "form.requestSubmit?.()",
    // In the list of exceptions.
    "form.inert = true",
    // A local variable.
    "((structuredClone) => structuredClone(words))(String)",
  ]
  const messages = lint([...Object.keys(rejected), ...accepted], "browser-support", { allow })

  test.each(Object.entries(rejected))("lint rule browser-support: rejects %s", (expression, message) => {
    expect(messages.get(expression)).toMatch(message)
  })
  test.each(accepted)("lint rule browser-support: accepts %s", (expression) => {
    expect(messages.get(expression)).toBeUndefined()
  })
})

describe("lone-text", () => {
  const computed = /^Translators replace text nodes. Put/
  const conditional = /^Translators replace text nodes, and/
  const rejected = {
    '<p>{isOpen && copy.title}{!isOpen && "none"}</p>': computed,
    "<p>{copy.title} ({items.length} remaining)</p>": computed,
    "<button><b /> {`${copy.title}!`}</button>": computed,
    "<p>{isOpen && mark}{copy.title}</p>": conditional,
    "<>{copy.note ? mark : null} Open</>": conditional,
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
    [...Object.keys(rejected), ...accepted].map((jsx) => `void (${jsx})`),
    "lone-text",
  )
  const getMessage = (jsx: string) => messages.get(`void (${jsx})`)

  test.each(Object.entries(rejected))("lint rule lone-text: rejects %s", (jsx, message) => {
    expect(getMessage(jsx)).toMatch(message)
  })
  test.each(accepted)("lint rule lone-text: accepts %s", (jsx) => {
    expect(getMessage(jsx)).toBeUndefined()
  })
})

test("lint rule ambient-queries: rejects generated types, not the code's own", () => {
  const [rejected, accepted] = ["type Copy = Queries.PageContentFragment", "type Own = Fields.PageContentFragment"]
  const messages = lint([rejected, accepted], "ambient-queries")
  expect(messages.get(rejected)).toMatch(/^Declare the shape here/)
  expect(messages.get(accepted)).toBeUndefined()
})
