import { defineConfig } from "@playwright/test"
import { BROWSER_FLAGS, findBrowser, findStandInFont, findTestBrowser } from "./scripts/lib/browser.mjs"

/** Every worker loads this file: only the first looks for the browsers, the others are told. */
process.env.WHOLE_BROWSER ??= findBrowser()
process.env.TEST_BROWSER ??= findTestBrowser()
process.env.STAND_IN_FONT ??= findStandInFont() ?? ""

const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: BROWSER_FLAGS } })

const PORT = Number(process.env.E2E_PORT ?? 9100)

/** Against the built site (`npm run build` first; `npm test` does both). */
export default defineConfig({
  testDir: "e2e",
  // Flows for other engines have a configuration of their own.
  testIgnore: "engines/**",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["./scripts/lib/playwright-reporter.mjs"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: "chromium",
    // A worker would install itself in every test's new browser profile; its own tests (offline.spec.ts) allow it.
    serviceWorkers: "block",
  },
  projects: [
    { name: "flows", grepInvert: /@timing\b/, use: launch(process.env.TEST_BROWSER) },
    // What depends on frames, and on when files are asked for, needs the browser that visitors have.
    { name: "timing", grep: /@timing\b/, use: launch(process.env.WHOLE_BROWSER) },
  ],
  webServer: {
    command: `node scripts/serve.mjs`,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
})
