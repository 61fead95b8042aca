import { configureAxe, toHaveNoViolations } from "jest-axe"

// Not in setup.ts: axe is large, and few test files ask it.
expect.extend(toHaveNoViolations)

/** Tests render parts of a page, so what only a whole page can have is not asked of them. */
export const axe = configureAxe({ rules: { region: { enabled: false } }, resultTypes: ["violations"] })
