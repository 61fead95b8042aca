import type { Locator, Page } from "@playwright/test"

/** A distance in CSS pixels: to the right and downwards. */
interface Distance {
  across?: number
  down?: number
}

/** The number of touchmove events of a drag, one per frame as with a real finger. */
const MOVES = 8

/** Pause before the touchend of a drag, in seconds. */
const PAUSE_S = 0.2

/** Time between the events of a double tap, in seconds. */
const TAP_INTERVAL_S = 0.05

/**
 * Drags a finger over the page, halfway over the middle of `target`. It pauses before the end, because a fast drag starts
 * a fling, which the next tap would only stop.
 */
export async function drag(page: Page, target: Locator, { across = 0, down = 0 }: Distance): Promise<void> {
  const middle = await getMiddle(target)
  const start = { x: middle.x - across / 2, y: middle.y - down / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] })
  for (let move = 1; move <= MOVES; move++) {
    const point = { x: start.x + (across * move) / MOVES, y: start.y + (down * move) / MOVES }
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const timestamp = Date.now() / 1000 + PAUSE_S
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp })
  await session.detach()
}

/** Taps twice on the middle of `target`. The events have timestamps, so that a busy machine does not make two single taps. */
export async function doubleTap(page: Page, target: Locator): Promise<void> {
  const middle = await getMiddle(target)
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const [index, type] of (["touchStart", "touchEnd", "touchStart", "touchEnd"] as const).entries()) {
    const touchPoints = type === "touchStart" ? [middle] : []
    await session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: start + index * TAP_INTERVAL_S })
  }
  await session.detach()
}

async function getMiddle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to touch: ${String(target)}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
