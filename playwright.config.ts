import { defineConfig } from "@playwright/test"
import { BROWSER_FLAGS, findBrowser, findStandInFont, findTestBrowser } from "./scripts/lib/browser.mjs"

/** Every worker loads this file: only the first looks for the browsers, the others are told. */
process.env.WHOLE_BROWSER ??= findBrowser()
process.env.TEST_BROWSER ??= findTestBrowser()
process.env.STAND_IN_FONT ??= findStandInFont() ?? ""

/**
 * What hangs on frames, on what is near the screen and on when things are asked for: of the browser that visitors have.
 * Files of which everything does, and single tests that carry the tag.
 */
const timed = /\b(boot|cls|keyboard|keyboard-shop)\.spec\.ts|@timing\b/
/** What waits for frames at every step and measures none: these files look at each control, or at whole pages. */
const walked = /\b(a11y|contrast|covered|crawl)\.spec\.ts/
const launch = (executablePath: string, args = BROWSER_FLAGS) => ({ launchOptions: { executablePath, args } })

const PORT = Number(process.env.E2E_PORT ?? 9100)

/** Against the built site (`npm run build` first; `npm test` does both). */
export default defineConfig({
  testDir: "e2e",
  // Flows for other engines have a configuration of their own (`npm run engines`).
  testIgnore: "engines/**",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a timing; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: "chromium",
    trace: "on-first-retry",
    // A worker would install itself in every test's new browser profile; its own tests (offline.spec.ts) allow it.
    serviceWorkers: "block",
  },
  projects: [
    { name: "flows", grepInvert: [timed, walked], use: launch(process.env.TEST_BROWSER) },
    // A frame lasts as long as drawing it, 1 ms instead of 17.
    {
      name: "walks",
      grep: walked,
      use: launch(process.env.TEST_BROWSER, [...BROWSER_FLAGS, "--disable-frame-rate-limit"]),
    },
    { name: "timing", grep: timed, use: launch(process.env.WHOLE_BROWSER) },
  ],
  webServer: {
    command: `node scripts/serve.mjs`,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 60_000,
  },
})
