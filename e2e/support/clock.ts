import type { Page } from "@playwright/test"

/*
 * Five seconds of a carousel or a notice take none here: the page's timers, frames and dates come from a clock that goes
 * as usual, and that the test can wind on.
 */

/** Before the page is opened. */
export const replaceClock = (page: Page): Promise<void> => page.clock.install()

/** So many milliseconds pass at once, and the page has shown what came of it. */
export async function wind(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

/** Winds on bit by bit until something has come about; gives up after half a minute. */
export async function windUntil(page: Page, hasHappened: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 120; step++) {
    if (await hasHappened()) return
    await wind(page, 250)
  }
  throw new Error("It has not come about within thirty seconds of the page's time.")
}

/** What the page's clock shows, in milliseconds. */
export const pageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now())
