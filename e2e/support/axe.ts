import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"

/** WCAG 2.2 AA and axe's good practice (budgets.md, "Accessibility"). */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

export const WIDTHS = [320, 768, 1440] as const
const THEMES = ["light", "dark"] as const

/**
 * Runs axe over the page as it stands, in both themes, prints one line for each, and expects nothing to be found.
 *
 * @param without rules that can't judge this state; say why where you leave one out
 */
export async function expectNoViolations(page: Page, what: string, without: string[] = []): Promise<void> {
  for (const theme of THEMES) {
    // Without motion the other theme is there at once: nothing is judged while its colours fade in.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).disableRules(without).analyze()
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary ?? ""}`),
    )
    console.log(`axe ${what} ${theme}: ${found.length} violations`)
    expect(found, `axe on ${what}, ${theme}`).toEqual([])
  }
}
