/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import * as parser from "@typescript-eslint/parser"
import { Linter } from "eslint"
import ts from "typescript"
import { browserSupport } from "../../scripts/eslint-browser-support.mjs"
import loneText from "../../scripts/eslint-lone-text.mjs"

const unknown: readonly [expression: string, message: RegExp][] = [
  ["words.findLastIndex(Boolean)", /^Array.findLastIndex is unknown to .*chrome 92/],
  ["form.requestSubmit()", /^HTMLFormElement.requestSubmit is unknown to (?!.*chrome).*safari_ios 15.4/],
  ["AbortSignal.timeout(100)", /^AbortSignal.timeout is unknown to .*chrome 92/],
  ["structuredClone(words)", /^structuredClone is unknown to .*chrome 92/],
]

const known = [
  "form.replaceChildren()",
  // Not a browser's.
  "own.requestSubmit()",
  // Asked for before, or with it.
  "form.requestSubmit ? form.requestSubmit() : undefined",
  '"requestSubmit" in form && form.requestSubmit()',
  "form.requestSubmit?.()",
  // In the list of what is used on purpose.
  "form.inert = true",
]

const lone = [
  "<p>{isOpen ? title : note}</p>",
  "<p>{note && <span>{note}</span>} <em>{title}</em></p>",
  "<p>{title}, {title}</p>",
  "<p>{isOpen && mark}{children}</p>",
  "<p>{/* A word on it. */}{count}</p>",
]

const besideOthers: readonly [jsx: string, message: RegExp][] = [
  ['<p>{isOpen && title}{!isOpen && "none"}</p>', /element of its own/],
  ["<p>{title} ({count} remaining)</p>", /element of its own/],
  ["<p><b />{items.join()}</p>", /element of its own/],
  ["<p><b />{note}</p>", /element of its own/],
  ["<p>{isOpen && mark}{title}</p>", /before a text/],
  ["<>{note ? mark : null} Open</>", /before a text/],
]

const parameters = `words: string[], form: HTMLFormElement, own: { requestSubmit: () => void }, title: string, count: number,
  note: string | undefined, isOpen: boolean, items: string[], children: JSX.Element | string | null, mark: JSX.Element`
const types = `declare namespace JSX {
  interface Element { type: string }
  interface IntrinsicElements { [name: string]: object }
}`

/** What the rules say of each expression. One program of TypeScript for all: it takes seconds. */
const remarks = new Map<string, string[]>()

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "linted-"))
  const file = path.join(folder, "linted.tsx")
  const expressions = [...unknown.map(([one]) => one), ...known, ...lone, ...besideOthers.map(([one]) => one)]
  // Each on one line, by which it is found again.
  const lines = expressions.map((one) => `void ((${parameters}): unknown => (${one}))`.replaceAll(/\n */g, " "))
  const code = [...lines, types].join("\n")
  writeFileSync(file, code)
  const options = { target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve, strict: true, types: [] }
  const programs = [ts.createProgram([file], { ...options, lib: ["lib.es2023.d.ts", "lib.dom.d.ts"] })]
  const messages = new Linter({ cwd: folder }).verify(
    code,
    {
      files: ["**/*.tsx"],
      languageOptions: { parser, parserOptions: { programs, ecmaFeatures: { jsx: true } } },
      plugins: { project: { rules: { "browser-support": browserSupport, "lone-text": loneText } } },
      rules: {
        "project/browser-support": ["error", { allow: { "HTMLElement.inert": "It is also invisible." } }],
        "project/lone-text": "error",
      },
    },
    file,
  )
  rmSync(folder, { recursive: true })
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  for (const { line, message } of messages) {
    const expression = expressions[line - 1] ?? "the types"
    remarks.set(expression, [...(remarks.get(expression) ?? []), message])
  }
}, 60_000)

test.each(unknown)("browser-support: %s is unknown to the oldest browsers", (expression, message) => {
  expect(remarks.get(expression)).toEqual([expect.stringMatching(message)])
})

test.each(besideOthers)("lone-text: %s is refused", (jsx, message) => {
  expect(remarks.get(jsx)?.[0]).toMatch(message)
})

test("browser-support and lone-text: everything else passes", () => {
  expect([...known, ...lone].flatMap((one) => remarks.get(one) ?? [])).toEqual([])
})
