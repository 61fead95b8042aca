/** @jest-environment node */
import { Linter } from "eslint"
import path from "node:path"
import tseslint from "typescript-eslint"
import { browserSupport } from "../../scripts/eslint-browser-support.mjs"

const found = {
  "words.findLastIndex(Boolean)": /^Array.findLastIndex is unknown to .*chrome 92/,
  "form.requestSubmit()": /^HTMLFormElement.requestSubmit is unknown to (?!.*chrome).*safari_ios 15.4/,
  "AbortSignal.timeout(100)": /^AbortSignal.timeout is unknown to .*chrome 92/,
  "structuredClone(words)": /^structuredClone is unknown to .*chrome 92/,
}

const passed = [
  "form.replaceChildren()",
  "words.at(-1)",
  // Not a browser's.
  "own.requestSubmit()",
  // Asked for before, or with it.
  "form.requestSubmit ? form.requestSubmit() : undefined",
  '"requestSubmit" in form && form.requestSubmit()',
  "form.requestSubmit?.()",
  // In the list of what is used on purpose.
  "form.inert = true",
]

/** What the rule says of each expression. One program of TypeScript for all: it takes seconds. */
let remarks: Map<string, string>

beforeAll(() => {
  const expressions = [...Object.keys(found), ...passed]
  const parameters = "words: string[], form: HTMLFormElement, own: { requestSubmit: () => void }"
  const lines = expressions.map(
    (expression, index) => `export const use${index} = (${parameters}): unknown => (${expression})`,
  )
  const messages = new Linter({ cwd: process.cwd() }).verify(
    lines.join("\n"),
    {
      files: ["**/*.ts"],
      languageOptions: {
        parser: tseslint.parser,
        parserOptions: {
          projectService: {
            allowDefaultProject: ["linted.ts"],
            defaultProject: "__tests__/support/linted.tsconfig.json",
          },
          tsconfigRootDir: process.cwd(),
        },
      },
      plugins: { project: { rules: { "browser-support": browserSupport } } },
      rules: { "project/browser-support": ["error", { allow: { "HTMLElement.inert": "It is also invisible." } }] },
    },
    path.resolve("linted.ts"),
  )
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  remarks = new Map(messages.map(({ line, message }) => [expressions[line - 1] ?? "", message]))
}, 60_000)

test.each(Object.entries(found))("%s is found by its type", (expression, message) => {
  expect(remarks.get(expression)).toMatch(message)
})

test.each(passed)("%s passes", (expression) => {
  expect(remarks.get(expression)).toBeUndefined()
})
