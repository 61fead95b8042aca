/** @jest-environment node */
import { readFileSync } from "node:fs"
import postcss from "postcss"

/** The selectors of rules that the screen uses and that ask what the document contains. */
function documentWideHas(css: string): string[] {
  const found: string[] = []
  const root = postcss.parse(css)
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove()
  })
  root.walkRules(/(^|[\s,(>])(html|body|:root|\*)?:has\(/, ({ selector }) => {
    found.push(selector)
  })
  return found
}

test("global.css: no document-wide :has() on screen (docs/speed.md, “Presses”)", () => {
  expect(documentWideHas(readFileSync("src/styles/global.css", "utf8"))).toEqual([])
})

test("global.css: no content-visibility, which screenshots and search in the page would miss", () => {
  expect(readFileSync("src/styles/global.css", "utf8")).not.toMatch(/content-visibility/)
})
