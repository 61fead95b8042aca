/** @jest-environment node */
import { readFileSync } from "node:fs"
import postcss from "postcss"

/** Returns selectors, except of print styles, that apply `:has()` to the whole document. */
function findDocumentWideHas(css: string): string[] {
  const selectors: string[] = []
  const root = postcss.parse(css)
  root.walkAtRules("media", (rule) => {
    if (rule.params === "print") rule.remove()
  })
  root.walkRules(/(^|[\s,(>])(html|body|:root|\*)?:has\(/, ({ selector }) => {
    selectors.push(selector)
  })
  return selectors
}

test("global.css: no document-wide :has() on screen (docs/speed.md, “Presses”)", () => {
  expect(findDocumentWideHas(readFileSync("src/styles/global.css", "utf8"))).toEqual([])
})

test("global.css: no content-visibility, which screenshots and find-in-page would miss", () => {
  expect(readFileSync("src/styles/global.css", "utf8")).not.toMatch(/content-visibility/)
})
