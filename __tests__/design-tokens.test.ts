/** @jest-environment node */
import { lowContrasts, measure, contrast, themeNames, tokenValue } from "../scripts/design-tokens"
import tailwind from "../tailwind.config.js"

test("design tokens: contrast() agrees with the reference values of WCAG", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5)
  expect(contrast("#FFFFFF", "#FFFFFF")).toBe(1)
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2)
})

test.each(themeNames)("design tokens: the %s theme sets every role, in hex", (theme) => {
  expect(Object.keys(tailwind.themes[theme])).toEqual(Object.keys(tailwind.themes.light))
  for (const role of Object.keys(tailwind.themes.light)) expect(tokenValue(theme, role)).toMatch(/^#[0-9A-F]{6}$/)
})

test.each(themeNames)("design tokens: the primary button is green in the %s theme", (theme) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(tokenValue(theme, "accent").slice(at, at + 2), 16),
  )
  expect(green).toBeGreaterThan(Math.max(red, blue))
})

test("design tokens: every pair of colours has enough contrast; a low one is reported with its ratio", () => {
  expect(lowContrasts()).toEqual([])
  const measureLowStar: typeof measure = (theme, pair) =>
    theme === "dark" && pair.front === "star" ? 2.99 : measure(theme, pair)
  expect(lowContrasts(measureLowStar)).toEqual(
    ["surface", "surface-raised", "surface-sunken", "dawn", "noon", "dusk"].map(
      (background) => `In the theme "dark", "star" on "${background}" has a contrast of 2.9. It needs at least 3.`,
    ),
  )
})
