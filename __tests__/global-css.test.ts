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

test("global.css: no rule of the screen asks what the document contains: each press would pay for it (docs/speed.md, “Presses”)", () => {
  expect(documentWideHas(readFileSync("src/styles/global.css", "utf8"))).toEqual([])
})

test("global.css: nothing is left out of rendering: a full-page screenshot, a print, a search in the page has all of it", () => {
  expect(readFileSync("src/styles/global.css", "utf8")).not.toMatch(/content-visibility/)
})
