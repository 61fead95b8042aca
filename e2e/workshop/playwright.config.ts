import { defineConfig } from "@playwright/test"
import { BROWSER_FLAGS, findTestBrowser } from "../../scripts/lib/browser.mjs"

process.env.TEST_BROWSER ??= findTestBrowser()

/**
 * Against the built workshop (`npx storybook build` first; `npm run test:all` does both). No part of `npm test`:
 * with the build it takes well over a minute, and no visitor meets the workshop.
 */
export default defineConfig({
  testMatch: "*.workshop.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  // The first page of a busy machine takes its time, as in e2e/dev.
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  outputDir: "../../test-results/workshop",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: process.env.TEST_BROWSER, args: BROWSER_FLAGS },
  },
})
