import type { Page } from "@playwright/test"

/* A fake clock: the five seconds of a carousel or a toast take no time here. The page's timers, frames and dates come
   from a clock that runs at normal speed and that the test can advance. */

/** Call it before the page is opened. */
export const replaceClock = (page: Page): Promise<void> => page.clock.install()

/** Advances the clock and waits until the page has rendered the result. */
export async function advance(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

/** Advances the clock in steps until a condition is met; fails after half a minute. */
export async function advanceUntil(page: Page, hasHappened: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 120; step++) {
    if (await hasHappened()) return
    await advance(page, 250)
  }
  throw new Error("It has not come about within thirty seconds of the page's time.")
}
