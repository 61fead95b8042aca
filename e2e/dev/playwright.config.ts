import { defineConfig } from "@playwright/test"
import { BROWSER_FLAGS, findTestBrowser } from "../../scripts/lib/browser.mjs"

process.env.TEST_BROWSER ??= findTestBrowser()

/** `npm run dev` in a copy of the project; each test goes on from what the one before has left (e2e/dev). */
export default defineConfig({
  testMatch: "*.dev.ts",
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  // The first page after a cold start is compiled and queried while it is waited for, on a machine that may be busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["../../scripts/lib/playwright-reporter.mjs"],
    ["json", { outputFile: "../../reports/playwright.dev.json" }],
  ],
  outputDir: "../../test-results/dev",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.TEST_BROWSER, args: BROWSER_FLAGS },
  },
})
