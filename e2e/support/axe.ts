import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** The rules that budgets.json's sister, the accessibility promise, names: WCAG 2.2 AA and axe's good practice. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

export const WIDTHS = [320, 768, 1440] as const
export const THEMES = ["light", "dark"] as const

/** Runs axe over the page as it stands, prints one line for it, and expects nothing to be found. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
  )
  console.log(`axe ${what}: ${found.length} violations`)
  expect(found, `axe on ${what}`).toEqual([])
}
