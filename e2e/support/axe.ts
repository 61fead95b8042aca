import { expect, type Page } from "@playwright/test"
import type { Result, RunOptions } from "axe-core"
import fs from "node:fs"

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the theme. */
const THEME_RULES = ["color-contrast", "link-in-text-block"]
/** The rules whose result depends on theme or width. */
export const WIDTH_RULES = [...THEME_RULES, "target-size", "scrollable-region-focusable", "meta-viewport"]

/** The package's `source` is not minified, and each page parses it. */
const source = fs.readFileSync("node_modules/axe-core/axe.min.js", "utf8")

interface AxeOptions {
  /** The rules for the first theme; all of `TAGS` by default. */
  rules?: readonly string[]
  themes?: readonly Theme[]
}

type Theme = "light" | "dark"

/** Expects no violations in the current state of the page, in both themes. */
export async function expectNoViolations(page: Page, state: string, options: AxeOptions = {}): Promise<void> {
  expect(await findViolations(page, options), `axe on ${state}`).toEqual([])
}

/** Returns the violations in the current state of the page; in the second theme only those of `THEME_RULES`. */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { rules, themes = ["light", "dark"] } = options
  const violations: string[] = []
  for (const theme of themes) {
    const themeRules = theme === themes[0] ? rules : THEME_RULES
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    await untilStill(page)
    for (const { id, nodes } of await runAxe(page, themeRules)) {
      for (const { target, failureSummary = "" } of nodes) {
        violations.push(`${id}, ${theme}: ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`)
      }
    }
  }
  return violations
}

/**
 * Waits until all transitions have ended. With reduced motion each takes no time, but an element inherits a new colour
 * only after its parent's transition: one frame per level.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const isChanging = (animation: Animation) => animation instanceof CSSTransition && animation.playState === "running"
    do await frame().then(frame)
    while (document.getAnimations().some(isChanging))
  })
}

/**
 * Runs axe in the page and its frames, sandboxed ones included, and injects it once. Playwright's package for axe injects
 * it on each run, collects the results in a second page, and takes five times as long.
 */
async function runAxe(page: Page, rules: readonly string[] | undefined): Promise<Result[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue
    await frame.evaluate(`${source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`)
  }
  const options: RunOptions = {
    runOnly: rules ? { type: "rule", values: [...rules] } : TAGS,
    resultTypes: ["violations"],
    // By default axe parses every stylesheet, in half of its time, for one experimental rule.
    preload: { assets: ["media"] },
  }
  return page.evaluate<Result[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`)
}
