import { test as base, expect } from "@playwright/test"
import { startFirefox } from "./firefox"
import { startOldChromium } from "./old-chromium"
import type { Engine, Settings } from "./tab"
import { Visitor } from "./visitor"
import { startWebKit } from "./webkit"
import { isRemark } from "../../support/remarks"

export interface EngineOptions {
  engine: "firefox" | "webkit" | "chromium"
  /** Path of Firefox, of WebKit's driver, or of an old Chromium; empty if it is not installed: the tests are then skipped. */
  program: string
}

interface Options {
  settings: Partial<Settings>
  /** Errors that a test causes on purpose. Every other error of the page or browser fails it. */
  expectedProblems: RegExp[]
}

const usual: Settings = { javaScript: true, colorScheme: "light", reducedMotion: false, hasWorker: false }

/** A test that runs in every engine, and fails if the page reports any error. */
export const test = base.extend<Options & { visitor: Visitor }, EngineOptions & { running: Engine | null }>({
  engine: ["firefox", { option: true, scope: "worker" }],
  program: ["", { option: true, scope: "worker" }],
  settings: [{}, { option: true }],
  expectedProblems: [[], { option: true }],

  running: [
    async ({ engine, program }, use) => {
      const start = { firefox: startFirefox, webkit: startWebKit, chromium: startOldChromium }[engine]
      const running = program ? await start(program) : null
      await use(running)
      await running?.stop()
    },
    { scope: "worker" },
  ],

  visitor: async ({ running, engine, settings, expectedProblems, baseURL }, use, testInfo) => {
    // A contributor's machine may lack an engine. CI installs both, and the run's last line counts what was left out.
    if (!running || !baseURL) return testInfo.skip(true, `${engine} is not here`)
    const tab = await running.openTab(baseURL, { ...usual, ...settings })
    try {
      const visitor = new Visitor(tab)
      await use(visitor)
      const surprises = (await visitor.complaints()).filter(
        (words) => !isRemark(words) && !expectedProblems.some((each) => each.test(words)),
      )
      expect(surprises, "what page and browser complained of").toEqual([])
    } finally {
      await tab.close()
    }
  },
})

export { expect }
