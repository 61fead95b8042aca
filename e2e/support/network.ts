import type { Page } from "@playwright/test"

/** Addresses of scripts. */
export const SCRIPTS = /\.js$/

/** Addresses of the data of the page at a path. */
export const getDataPattern = (path: string): string => `**/page-data${path === "/" ? "/index" : path}/page-data.json*`

/** Keeps requests to these addresses waiting until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Lets requests to these addresses fail until the returned function is called. */
export async function failRequests(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort())
  return () => page.unroute(addresses)
}

/** The scripts that were requested before the page had loaded, its pictures in view included. */
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
