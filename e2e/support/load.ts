import { expect, type Page } from "@playwright/test"

/**
 * Expects that the page had loaded, its pictures in view included, before its first script was requested. How much later
 * the largest paint is than without scripts, Lighthouse measures.
 */
export async function expectNoScriptBeforeLoad(page: Page): Promise<void> {
  const { loaded, scripts } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation")
    return {
      loaded: visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }
  })
  expect(scripts.length, "scripts of the page").toBeGreaterThan(0)
  const early = scripts.filter(({ startTime }) => startTime < loaded)
  const seen = early.map(({ path, startTime }) => `${path} at ${Math.round(startTime)} ms`)
  expect.soft(seen, `scripts before \`load\` at ${loaded} ms`).toEqual([])
}
