import { expect, type Page } from "@playwright/test"

/** Expects that the page had loaded, its pictures in view included, before its first script was requested. */
export async function expectNoScriptBeforeLoad(page: Page): Promise<void> {
  expect(await findEarlyScripts(page), "scripts that were requested before the page had loaded").toEqual([])
}

/** The scripts that were requested too early. How much later the largest paint is than without scripts, Lighthouse measures. */
export function findEarlyScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation")
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    if (scripts.length === 0) return ["no script was requested at all"]
    return scripts
      .filter(({ startTime }) => startTime < loaded)
      .map(({ name, startTime }) => `${new URL(name).pathname} at ${startTime} ms, loaded at ${loaded} ms`)
  })
}
