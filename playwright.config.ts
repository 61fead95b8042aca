import { defineConfig, webkit, type Project } from "@playwright/test"
import fs from "node:fs"
import { BROWSER_FLAGS, findBrowser, findTestBrowser, installFont } from "./scripts/lib/browser.mjs"

/** Every worker loads this file: only the first looks for the browsers, the others get their paths. */
process.env.WHOLE_BROWSER ??= findBrowser()
process.env.TEST_BROWSER ??= findTestBrowser()
if (!process.env.TEST_WORKER_INDEX) installFont()

const chromium = (executablePath?: string) =>
  ({ browserName: "chromium", launchOptions: { executablePath, args: BROWSER_FLAGS } }) as const

/** The tests of the built site. */
const SITE = /e2e\/(journeys|pages|platform)\/.*\.spec\.ts/

/** Those that need nothing of Chromium's own, such as DevTools or a page without scripts. */
const ANY_BROWSER = /(journeys\/(blog|keyboard)|platform\/storage)\.spec\.ts/

/** The project of another browser: without tests where it is not installed. */
function otherBrowser(name: "firefox" | "webkit", program: string, install: string, options: Project["use"]): Project {
  const isInstalled = fs.existsSync(program)
  if (!isInstalled && !process.env.TEST_WORKER_INDEX)
    console.log(`${name} is not installed: its tests are left out (${install})`)
  const testMatch = isInstalled ? ANY_BROWSER : []
  // A press of Tab takes several times as long as in Chromium.
  return { name, testMatch, timeout: 120_000, use: { browserName: name, launchOptions: {}, ...options } }
}

/** Debian's Firefox. Playwright drives it as this channel. */
const firefoxEsr = "/usr/bin/firefox-esr"

/** `npm test` runs `site` and `timing` on the built site, `npm run test:all` all projects (scripts/test.mjs). */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.argv.includes("--list") ? "list" : [["dot"], ["json", { outputFile: "reports/playwright.json" }]],
  outputDir: "test-results",
  use: {
    baseURL: process.env.SITE_ORIGIN,
    // A worker would install itself in every test's new browser profile; its own tests (offline.spec.ts) allow it.
    serviceWorkers: "block",
    ...chromium(process.env.TEST_BROWSER),
  },
  projects: [
    { name: "site", testMatch: SITE, grepInvert: /@timing\b/ },
    // Tests of frames and of the time of requests need the browser that visitors have.
    { name: "timing", testMatch: SITE, grep: /@timing\b/, use: chromium(process.env.WHOLE_BROWSER) },
    otherBrowser("firefox", firefoxEsr, "apt-get install firefox-esr", {
      channel: "moz-firefox",
      launchOptions: { executablePath: firefoxEsr },
    }),
    otherBrowser("webkit", webkit.executablePath(), "npx playwright install webkit", {}),
    // The first page after a cold start is compiled while the test waits for it.
    {
      name: "dev",
      testDir: "e2e/dev",
      workers: 1,
      timeout: 120_000,
      expect: { timeout: 30_000 },
      use: { serviceWorkers: "allow" },
    },
    { name: "editor", testDir: "e2e/editor", workers: 1, timeout: 120_000, expect: { timeout: 20_000 } },
    { name: "hosts", testDir: "e2e/hosts", workers: 1 },
    // After `npx storybook build --output-dir storybook-static`.
    { name: "storybook", testDir: "e2e/storybook", expect: { timeout: 30_000 } },
  ],
  webServer: {
    command: "node e2e/support/serve.mjs",
    // Playwright hands the origin to its workers as SITE_ORIGIN.
    wait: { stdout: /(?<site_origin>http:.+)/ },
  },
})
