import { expect, type Page } from "@playwright/test"
import { source, type Result, type RunOptions } from "axe-core"

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the theme, and those that depend on the width as well. */
export const THEME_RULES = ["color-contrast", "link-in-text-block"]
export const WIDTH_RULES = [...THEME_RULES, "target-size", "scrollable-region-focusable", "meta-viewport"]

/** Pins stand as close together as their places do; the list beside the map leads there too (WCAG 2.5.8, "Equivalent"). */
const HAS_EQUIVALENT = /#district-/

interface AxeOptions {
  /** Rules that cannot judge this state. Give the reason where you leave one out. */
  without?: readonly string[]
  /** The rules for the light theme: all of them by default. */
  rules?: readonly string[]
}

/**
 * Runs axe on the current state of the page and expects no findings: all rules in the light theme, and in the dark theme
 * those that depend on colours.
 */
export async function expectNoViolations(page: Page, what: string, options: AxeOptions = {}): Promise<void> {
  const themes = [
    ["light", options.rules],
    ["dark", THEME_RULES],
  ] as const
  for (const [theme, rules] of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    await untilStill(page)
    const violations = await runAxe(page, rules, options.without ?? [])
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes
        .filter(({ target }) => id !== "target-size" || !HAS_EQUIVALENT.test(target.join(" ")))
        .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
    )
    expect(found.slice(0, 3), `axe: ${found.length} violations on ${what}, ${theme}`).toEqual([])
  }
}

/**
 * Waits until no colour is changing. With reduced motion transitions take no time, but an element inherits a new colour
 * only after its parent's transition has ended: one frame per level.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isChanging = (animation: Animation) => animation instanceof CSSTransition && animation.playState === "running"
    do await frame().then(frame)
    while (document.getAnimations().some(isChanging))
  })
}

/**
 * axe is injected once into the page and into its frames, including sandboxed ones, with which it communicates by
 * messages. The official Playwright package injects it on each run, collects the results in a second page, and takes
 * five times as long.
 */
async function runAxe(page: Page, only: readonly string[] | undefined, without: readonly string[]): Promise<Result[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue
    await frame.evaluate(`${source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`)
  }
  const options: RunOptions = {
    runOnly: only ? { type: "rule", values: only.filter((rule) => !without.includes(rule)) } : TAGS,
    rules: only ? {} : Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ["violations"],
    // It would also fetch and parse every stylesheet, for half of its time: only an experimental rule reads them.
    preload: { assets: ["media"] },
  }
  return page.evaluate<Result[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`)
}
