/** @jest-environment node */
import { readFileSync } from "node:fs"
import {
  guidePath,
  hexOnly,
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

test.each(["terracotta", "rgb(180 83 42)", "#abc", "#B4532A80", "var(--accent)"])(
  "%s is refused: hex only",
  (value) => {
    expect(() => hexOnly(value, 'the role "accent" of the theme "light"')).toThrow(
      `tailwind.config.js: the role "accent" of the theme "light" is "${value}". Hex only: write six digits, such as "#B4532A".`,
    )
  },
)

describe.each(themeNames)("the %s theme", (theme) => {
  test.each(pairs)("$front on $ground is at least $least", (pair) => {
    expect(measure(theme, pair)).toBeGreaterThanOrEqual(pair.least)
  })

  test("sets every role, in hex", () => {
    expect(Object.keys(tailwind.themes[theme])).toEqual(Object.keys(tailwind.themes.light))
    for (const role of Object.keys(tailwind.themes.light)) expect(tokenValue(theme, role)).toMatch(/^#[0-9A-F]{6}$/)
  })
})

test("the tables in docs/design-tokens.md are current (npm run tokens writes them)", () => {
  const guide = readFileSync(guidePath, "utf8")
  expect(guide).toContain("<!-- contrast -->")
  expect(guide).toBe(withCurrentTables(guide))
})
