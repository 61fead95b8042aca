import { expect, type Page } from "@playwright/test"
import type { Result, RunOptions } from "axe-core"
import fs from "node:fs"

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules whose result depends on the theme, and those that depend on the width as well. */
const THEME_RULES = ["color-contrast", "link-in-text-block"]
export const WIDTH_RULES = [...THEME_RULES, "target-size", "scrollable-region-focusable", "meta-viewport"]

/** The package's own `source` is twice as long, and each page reads it. */
const source = fs.readFileSync("node_modules/axe-core/axe.min.js", "utf8")

interface AxeOptions {
  /** The rules for the first theme: all of them by default. */
  rules?: readonly string[]
  themes?: readonly Theme[]
}

type Theme = "light" | "dark"

/** Expects axe to find nothing on the current state of the page, in both themes. */
export async function expectNoViolations(page: Page, what: string, options: AxeOptions = {}): Promise<void> {
  expect(await findViolations(page, options), `axe on ${what}`).toEqual([])
}

/**
 * What axe finds on the current state of the page, one line each: by all rules in the first theme, and by those that
 * depend on colours in the other.
 */
export async function findViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  const { rules, themes = ["light", "dark"] } = options
  const found: string[] = []
  for (const theme of themes) {
    const only = theme === themes[0] ? rules : THEME_RULES
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    await untilStill(page)
    for (const { id, nodes } of await runAxe(page, only)) {
      for (const { target, failureSummary = "" } of nodes) {
        found.push(`${id}, ${theme}: ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`)
      }
    }
  }
  return found
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
async function runAxe(page: Page, only: readonly string[] | undefined): Promise<Result[]> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => "axe" in window)) continue
    await frame.evaluate(`${source}; axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] })`)
  }
  const options: RunOptions = {
    runOnly: only ? { type: "rule", values: [...only] } : TAGS,
    resultTypes: ["violations"],
    // It would also fetch and parse every stylesheet, for half of its time: only an experimental rule reads them.
    preload: { assets: ["media"] },
  }
  return page.evaluate<Result[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`)
}
