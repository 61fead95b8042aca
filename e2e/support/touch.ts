import type { Locator, Page } from "@playwright/test"

/** A distance in CSS pixels: to the right and downwards. */
interface Distance {
  across?: number
  down?: number
}

/** The number of moves between touching and leaving; each takes a frame, as with a real finger. */
const MOVES = 8

/** Time for which a finger rests before it leaves, in seconds. */
const REST_S = 0.2

/** Time between the events of a double tap, in seconds. */
const TAP_S = 0.05

/**
 * A finger touches the page, moves, rests, and leaves; halfway it is on the middle of `target`. It rests because the
 * browser goes on with the movement of a quick finger, and takes the next tap as the end of that.
 */
export async function drag(page: Page, target: Locator, { across = 0, down = 0 }: Distance): Promise<void> {
  const middle = await getMiddle(target)
  const start = { x: middle.x - across / 2, y: middle.y - down / 2 }
  const finger = await page.context().newCDPSession(page)
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] })
  for (let move = 1; move <= MOVES; move++) {
    const point = { x: start.x + (across * move) / MOVES, y: start.y + (down * move) / MOVES }
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] })
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const timestamp = Date.now() / 1000 + REST_S
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp })
  await finger.detach()
}

/** Two taps on the middle of `target`. Their time is part of the events, so that a busy machine doesn't make them two. */
export async function doubleTap(page: Page, target: Locator): Promise<void> {
  const middle = await getMiddle(target)
  const finger = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  for (const [index, type] of (["touchStart", "touchEnd", "touchStart", "touchEnd"] as const).entries()) {
    const touchPoints = type === "touchStart" ? [middle] : []
    await finger.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp: start + index * TAP_S })
  }
  await finger.detach()
}

async function getMiddle(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to touch: ${String(target)}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
