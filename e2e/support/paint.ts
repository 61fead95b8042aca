import { expect, type Page } from "@playwright/test"

/**
 * Expects that the page was painted and had loaded, its pictures in view included, before its first script was asked
 * for. How much later the largest paint is than without scripts, Lighthouse measures (budgets.md, "Speed").
 */
export async function expectNoScriptBeforePaint(page: Page): Promise<void> {
  const { painted, loaded, scripts } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    const [visit] = performance.getEntriesByType("navigation")
    return {
      painted: paint?.startTime ?? Infinity,
      loaded: visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }
  })
  expect(scripts.length, "scripts of the page").toBeGreaterThan(0)
  const early = scripts.filter(({ startTime }) => startTime < Math.max(painted, loaded))
  const seen = early.map(({ path, startTime }) => `${path} at ${Math.round(startTime)} ms`)
  expect.soft(seen, `scripts before the paint at ${painted} ms or \`load\` at ${loaded} ms`).toEqual([])
}
