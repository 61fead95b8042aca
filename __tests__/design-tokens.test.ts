/** @jest-environment node */
import { readFileSync } from "node:fs"
import {
  guidePath,
  hexOnly,
  lowContrasts,
  measure,
  contrast,
  themeNames,
  tokenValue,
  withCurrentTables,
} from "../scripts/design-tokens"
import tailwind from "../tailwind.config.js"

test("design tokens: the measure agrees with the reference values of WCAG", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5)
  expect(contrast("#FFFFFF", "#FFFFFF")).toBe(1)
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2)
})

test.each(["rgb(180 83 42)", "#abc", "#B4532A80"])("design tokens: %s is refused: hex only", (value) => {
  expect(() => hexOnly(value, 'the role "accent" of the theme "light"')).toThrow(
    `tailwind.config.js: the role "accent" of the theme "light" is "${value}". Hex only: write six digits, such as "#B4532A".`,
  )
})

test.each(themeNames)("design tokens: the %s theme sets every role, in hex", (theme) => {
  expect(Object.keys(tailwind.themes[theme])).toEqual(Object.keys(tailwind.themes.light))
  for (const role of Object.keys(tailwind.themes.light)) expect(tokenValue(theme, role)).toMatch(/^#[0-9A-F]{6}$/)
})

test("design tokens: every pair of colours has the contrast that it needs; one too low is told with its theme, its pair and both figures", () => {
  expect(lowContrasts()).toEqual([])
  const measured: typeof measure = (theme, pair) =>
    theme === "dark" && pair.front === "star" ? 2.99 : measure(theme, pair)
  expect(lowContrasts(measured)).toEqual(
    ["surface", "surface-raised", "surface-sunken"].map(
      (ground) => `In the theme "dark", "star" on "${ground}" has a contrast of 2.9. It needs at least 3.`,
    ),
  )
})

/** Lightness as the eye sees it, L* of CIELAB, 0 to 100. The contrast with black is (luminance + 0.05) / 0.05. */
function lightness(hex: string): number {
  const luminance = contrast(hex, "#000000") * 0.05 - 0.05
  return 116 * Math.cbrt(luminance) - 16
}

test("design tokens: at night the hills are three clear steps, and each stands out from the ground", () => {
  const night = (role: string) => lightness(tokenValue("dark", role))
  const steps = [night("hill-far"), night("hill-mid"), night("hill-near"), night("surface")]
  const differences = steps.slice(1).map((step, index) => (steps[index] ?? 0) - step)
  for (const difference of differences) expect(difference).toBeGreaterThanOrEqual(8)
})

test("design tokens: by day the moon's shade is the sun's own colour", () => {
  expect(tokenValue("light", "sun-shade")).toBe(tokenValue("light", "sun"))
  expect(contrast(tokenValue("dark", "sun"), tokenValue("dark", "sun-shade"))).toBeGreaterThanOrEqual(3)
})

test("design tokens: the tables in docs/design-tokens.md are current (npm run tokens writes them)", () => {
  const guide = readFileSync(guidePath, "utf8")
  expect(guide).toContain("<!-- contrast -->")
  expect(guide).toBe(withCurrentTables(guide))
})
