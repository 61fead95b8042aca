import type { Page } from "@playwright/test"

/* A fake clock: the five seconds of a carousel or a toast take no time. It runs at normal speed until the test advances
   it, and controls timers, frames and dates of the page. */

/** Call it before the page is opened. */
export const replaceClock = (page: Page): Promise<void> => page.clock.install()

/** Advances the clock and waits until the page has rendered the result. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}
