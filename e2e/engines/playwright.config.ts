import { defineConfig } from "@playwright/test"
import type { EngineOptions } from "./support/test"
import { findEngines } from "../../scripts/lib/engines.mjs"

// Every worker loads this file: only the first looks for the engines, the others are told.
if (process.env.FIREFOX === undefined) Object.assign(process.env, findEngines())

const PORT = Number(process.env.ENGINES_PORT ?? 9110)
process.env.ENGINES_PORT = String(PORT)

/** The same flows in Firefox and in WebKit, against the built site (docs/write-a-test.md, "Other engines"). */
export default defineConfig<object, EngineOptions>({
  globalSetup: "./support/serve.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may miss a timing; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["../../scripts/lib/playwright-reporter.mjs"],
    ["json", { outputFile: "../../reports/playwright.engines.json" }],
  ],
  outputDir: "../../test-results/engines",
  use: { baseURL: `http://127.0.0.1:${PORT}` },
  projects: [
    { name: "firefox", use: { engine: "firefox", program: process.env.FIREFOX } },
    { name: "webkit", use: { engine: "webkit", program: process.env.WEBKIT_DRIVER } },
  ],
})
