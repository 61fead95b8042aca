import { defineConfig } from "@playwright/test"
import { BROWSER_FLAGS, findTestBrowser } from "../../scripts/lib/browser.mjs"

process.env.TEST_BROWSER ??= findTestBrowser()

/** `npm run edit` in a copy of the content; each test goes on from what the one before has left (e2e/editor). */
export default defineConfig({
  testMatch: "*.editor.ts",
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ["../../scripts/lib/playwright-reporter.mjs"],
    ["json", { outputFile: "../../reports/playwright.editor.json" }],
  ],
  outputDir: "../../test-results/editor",
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: process.env.TEST_BROWSER, args: BROWSER_FLAGS },
  },
})
