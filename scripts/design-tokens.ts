import tailwind from "../tailwind.config.js"

/**
 * Measures the contrast of every pair of role tokens that the site combines, in every theme. `npm run tokens` prints
 * a table, and fails if a contrast is too low; `__tests__/design-tokens.test.ts` fails for the same reason.
 */

const { themes } = tailwind

type ThemeName = keyof typeof themes
export const themeNames: ThemeName[] = ["light", "dark", "deep"]

/** The value of a role token: six hex digits, which older phones support and which can be measured. */
export function tokenValue(theme: ThemeName, role: string): string {
  const value = themes[theme][role] ?? "missing"
  if (/^#[0-9a-f]{6}$/i.test(value)) return value
  throw new Error(
    `tailwind.config.js: the role "${role}" of the theme "${theme}" is "${value}". Write six hex digits, such as "#B4532A".`,
  )
}

/** WCAG 2.2: text (1.4.3); edges of controls, and graphics (1.4.11). */
const TEXT = 4.5
const SHAPE = 3

interface Pair {
  front: string
  ground: string
  /** The lowest allowed contrast. */
  min: number
}

const grounds: string[] = ["surface", "surface-raised", "surface-sunken", "dawn", "noon", "dusk"]
const onEveryGround = (front: string, min: number): Pair[] => grounds.map((ground) => ({ front, ground, min }))

export const pairs: Pair[] = [
  ...onEveryGround("ink", TEXT),
  ...onEveryGround("ink-strong", TEXT),
  ...onEveryGround("ink-muted", TEXT),
  ...onEveryGround("accent", TEXT),
  ...onEveryGround("accent-strong", TEXT),
  ...onEveryGround("danger", TEXT),
  ...onEveryGround("success", TEXT),
  { front: "on-accent", ground: "accent", min: TEXT },
  { front: "on-accent", ground: "accent-strong", min: TEXT },
  { front: "on-sale", ground: "sale", min: TEXT },
  { front: "on-highlight", ground: "highlight", min: TEXT },
  { front: "ink", ground: "danger-surface", min: TEXT },
  { front: "danger", ground: "danger-surface", min: TEXT },
  { front: "ink", ground: "success-surface", min: TEXT },
  { front: "success", ground: "success-surface", min: TEXT },
  ...onEveryGround("line-strong", SHAPE),
  ...onEveryGround("star", SHAPE),
  ...onEveryGround("focus", SHAPE),
]

/** Relative luminance of "#RRGGBB", 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

export const measure = (theme: ThemeName, { front, ground }: Pair) =>
  contrast(tokenValue(theme, front), tokenValue(theme, ground))

/** Rounds down, so that the table never shows a contrast that is too high. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Returns a message for each pair and theme with too low a contrast. */
export function lowContrasts(measured = measure): string[] {
  return themeNames.flatMap((theme) =>
    pairs
      .filter((pair) => measured(theme, pair) < pair.min)
      .map(
        (pair) =>
          `In the theme "${theme}", "${pair.front}" on "${pair.ground}" has a contrast of ` +
          `${shown(measured(theme, pair))}. It needs at least ${pair.min}.`,
      ),
  )
}

if (process.argv[1]?.endsWith("design-tokens.ts")) {
  const rows = pairs.map((pair) => [
    `${pair.front} on ${pair.ground}`,
    { min: pair.min, ...Object.fromEntries(themeNames.map((theme) => [theme, Number(shown(measure(theme, pair)))])) },
  ])
  console.table(Object.fromEntries(rows))
  const tooLow = lowContrasts()
  if (tooLow.length > 0) {
    console.error([...tooLow, "Change these colours in tailwind.config.js, and run npm run tokens again."].join("\n"))
    process.exitCode = 1
  }
}
