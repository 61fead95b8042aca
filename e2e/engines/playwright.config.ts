import { defineConfig } from "@playwright/test"
import type { EngineOptions } from "./support/test"
import { findEngines } from "./support/find-engines"

// Every worker loads this file: only the first looks for the engines, the others are told.
if (process.env.FIREFOX === undefined) Object.assign(process.env, findEngines())

const PORT = Number(process.env.ENGINES_PORT ?? 9110)
process.env.ENGINES_PORT = String(PORT)

/** What a browser of the oldest kind must do: browse, buy, ask, search. Themes, axe and the worker are left to the others. */
const smoke = ["dialogs", "forms", "lists", "page-frame", "shop"].map((name) => `${name}.spec.ts`)

/** The page without scripts in a browser that is too old for them. */
const plain = "plain-page.spec.ts"

/** The same flows in Firefox, in WebKit and in old Chromiums, against the built site (docs/write-a-test.md, "Other engines"). */
export default defineConfig<object, EngineOptions>({
  globalSetup: "./support/serve.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
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
    { name: "firefox", testIgnore: plain, use: { engine: "firefox", program: process.env.FIREFOX } },
    { name: "webkit", testIgnore: plain, use: { engine: "webkit", program: process.env.WEBKIT_DRIVER } },
    // The oldest that runs the scripts (browserslist in package.json).
    { name: "chromium 92", testMatch: smoke, use: { engine: "chromium", program: process.env.CHROMIUM_92 } },
    { name: "chromium 81", testMatch: plain, use: { engine: "chromium", program: process.env.CHROMIUM_81 } },
  ],
})
