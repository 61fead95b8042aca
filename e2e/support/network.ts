import type { Page } from "@playwright/test"

/** Addresses of scripts. */
export const SCRIPTS = /\.js$/

/** Addresses of the data of the page at a path. */
export const dataOf = (path: string): string => `**/page-data${path === "/" ? "/index" : path}/page-data.json*`

/** Keeps requests to these addresses waiting until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
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
export async function lose(page: Page, addresses: string | RegExp): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort())
  return () => page.unroute(addresses)
}
