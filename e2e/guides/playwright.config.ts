import { defineConfig } from "@playwright/test"
import { BROWSER_FLAGS, findTestBrowser } from "../../scripts/lib/browser.mjs"

process.env.TEST_BROWSER ??= findTestBrowser()

/** Follows the guides in a copy of the project, builds it, and opens the pages that the guides promise (e2e/guides). */
export default defineConfig({
  testMatch: "*.build.ts",
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  reporter: [
    ["../../scripts/lib/playwright-reporter.mjs"],
    ["json", { outputFile: "../../reports/playwright.guides.json" }],
  ],
  outputDir: "../../test-results/guides",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.TEST_BROWSER, args: BROWSER_FLAGS },
  },
})
