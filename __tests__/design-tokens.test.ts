/** @jest-environment node */
import { readFileSync } from "node:fs"
import {
  guidePath,
  measure,
  pairs,
  contrast,
  themeNames,
  tokenValue,
  withCurrentTables,
} from "../scripts/design-tokens"
import tailwind from "../tailwind.config.js"

test("the measure agrees with the reference values of WCAG", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5)
  expect(contrast("#FFFFFF", "#FFFFFF")).toBe(1)
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2)
})

describe.each(themeNames)("the %s theme", (theme) => {
  test.each(pairs)("$front on $ground is at least $least", (pair) => {
    expect(measure(theme, pair)).toBeGreaterThanOrEqual(pair.least)
  })

  test("sets every role, in hex", () => {
    expect(Object.keys(tailwind.themes[theme])).toEqual(Object.keys(tailwind.themes.light))
    for (const role of Object.keys(tailwind.themes.light)) expect(tokenValue(theme, role)).toMatch(/^#[0-9A-F]{6}$/)
  })
})

test("the tables in docs/design-tokens.md are current (npx tsx scripts/design-tokens.ts writes them)", () => {
  const guide = readFileSync(guidePath, "utf8")
  expect(guide).toContain("<!-- contrast -->")
  expect(guide).toBe(withCurrentTables(guide))
})
