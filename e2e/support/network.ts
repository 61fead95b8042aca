import type { Page } from "@playwright/test"

/** URLs of scripts. */
export const SCRIPTS = /\.js$/

/** Matches the data of the page at a path. */
export const getDataPattern = (path: string): string => `**/page-data${path === "/" ? "/index" : path}/page-data.json*`

/** Delays requests to these URLs until the returned function is called. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(urls, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

/** Aborts requests to these URLs until the returned function is called. */
export async function failRequests(page: Page, urls: string | RegExp): Promise<() => Promise<void>> {
  await page.route(urls, (route) => route.abort())
  return () => page.unroute(urls)
}

/** Returns the scripts that were requested before `load`, which waits for the images in view. */
export function findEarlyScripts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation")
    const loaded = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Infinity
    const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"))
    if (scripts.length === 0) return ["no script was requested"]
    return scripts
      .filter(({ startTime }) => startTime < loaded)
      .map(({ name, startTime }) => `${new URL(name).pathname} at ${startTime} ms, loaded at ${loaded} ms`)
  })
}
