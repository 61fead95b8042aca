import { expect, type Locator, type Page } from "@playwright/test"
import { messages as layoutMessages } from "../../src/layout/messages"

/* Navigation by keyboard alone. The focus must be visible at every tab stop (WCAG 2.4.7, 2.4.11; a ring of 3 px). */

/** The focused element. */
interface Stop {
  name: string
  /** Reasons why the focus is not visible. */
  problems: string[]
}

interface TabOptions {
  /** Presses Shift + Tab instead. */
  backwards?: boolean
  /** The number of presses after which it fails. */
  max?: number
}

/** For a scroll or an animation that brings the focused element into view. */
const SCROLL_TIMEOUT_MS = 2000

/** For the focus to come back to an element. */
const REFOCUS_TIMEOUT_MS = 1000

/** For the page to be idle before a press. */
const IDLE_TIMEOUT_MS = 500

/** Presses Tab until `target` has the focus, which must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, { backwards = false, max = 60 }: TabOptions = {}) {
  const stops: string[] = []
  while (stops.length < max) {
    const stop = await tab(page, backwards)
    if (!stop) break
    stops.push(stop.name)
    if (await hasFocus(target)) return
  }
  throw new Error(
    `${stops.length} ${stops.length === 1 ? "press" : "presses"} of ${backwards ? "Shift + Tab" : "Tab"} did not lead to ${String(target)}, but to:\n${stops.join("\n")}`,
  )
}

/** Expects the next press of Tab to focus `target`. */
export const tabNext = (page: Page, target: Locator, options: TabOptions = {}) =>
  tabTo(page, target, { ...options, max: 1 })

/** Tabs to a field and replaces its text, which Tab selects. */
export async function typeInto(page: Page, field: Locator, text: string, options?: TabOptions): Promise<void> {
  await tabTo(page, field, options)
  await page.keyboard.type(text)
}

/** Presses the skip link, which is the first tab stop of every page. */
export async function skipToContent(page: Page): Promise<void> {
  await tabNext(page, page.getByRole("link", { name: layoutMessages.skip }))
  await page.keyboard.press("Enter")
  await expect(page.locator("#content")).toBeFocused()
}

/** Expects the page at a URL, with the focus on its start (decisions.md, "Routes"). */
export async function expectNavigated(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
}

/** Tabs to the end of the page and returns the names of the stops. */
export async function tabToEnd(page: Page, max: number): Promise<string[]> {
  const names: string[] = []
  for (let stop = await tab(page); stop; stop = await tab(page)) {
    names.push(stop.name)
    expect(names.length, `stops, the last of them:\n${names.slice(-12).join("\n")}`).toBeLessThan(max)
    // Focus can change the element: a carousel loads its engine, and its row is no longer a tab stop.
    await untilIdle(page)
    await expectVisibleFocus(page)
  }
  return names
}

/** Expects a dialog to trap the focus: after its last stop come its first, or the browser's own controls. */
export async function expectFocusTrap(page: Page, dialog: Locator, presses: number): Promise<void> {
  for (let press = 1; press <= presses; press++) {
    const stop = await tab(page)
    const isInside = await dialog.evaluate((element) => element.contains(document.activeElement))
    expect(stop === null || isInside, `${press} × Tab led to ${stop?.name}`).toBe(true)
  }
}

/** Expects the focused element to be visible. */
export async function expectVisibleFocus(page: Page): Promise<Stop | null> {
  let stop = await readStop(page)
  if (stop && stop.problems.length > 0) {
    const readProblems = async () => {
      stop = await readStop(page)
      return stop ? stop.problems : ["has lost the focus"]
    }
    await expect.poll(readProblems, { message: `“${stop.name}”`, timeout: SCROLL_TIMEOUT_MS }).toEqual([])
  }
  return stop
}

/**
 * Presses Tab once. Returns null if the focus has left the page.
 *
 * It waits until the page is idle: a carousel that starts its engine makes slides inert, and Tab could reach one of them.
 *
 * While a component is replaced, and before the sandboxed registration frame focuses its element, nothing has the focus.
 * The focus is then read again, because the end of the page looks the same.
 */
async function tab(page: Page, backwards = false): Promise<Stop | null> {
  await untilIdle(page)
  await page.keyboard.press(backwards ? "Shift+Tab" : "Tab")
  const until = Date.now() + REFOCUS_TIMEOUT_MS
  const canReturn = async () => page.frames().length > 1 || (await page.evaluate(() => document.hasFocus()))
  let stop = await expectVisibleFocus(page)
  while (!stop && Date.now() < until && (await canReturn())) stop = await expectVisibleFocus(page)
  return stop
}

const untilIdle = (page: Page) =>
  page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_TIMEOUT_MS)

/**
 * Returns at once: an element that does not exist has no focus. It reads twice, because a component can be replaced when
 * it is first focused.
 */
async function hasFocus(target: Locator): Promise<boolean> {
  const read = () => target.evaluateAll((all) => all.some((element) => element === element.ownerDocument.activeElement))
  return (await read()) || read()
}

/** Checks only the ring inside a frame, which is as high as its content. A frame that is loading is a stop itself. */
async function readStop(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(readFocus, false)
  if (!stop?.name.startsWith("iframe")) return stop
  const frameElement = (await page.evaluateHandle(() => document.activeElement)).asElement()
  const frame = await frameElement?.contentFrame()
  return (await frame?.evaluate(readFocus, true)) ?? stop
}

/** Runs in the page. Returns null if nothing has the focus. */
function readFocus(isFramed: boolean): Stop | null {
  const RING_PX = 3
  const MIN_VISIBLE_PX = 24
  const { activeElement: element, body, documentElement: root } = document
  if (!element || element === body || element === root) return null
  if (element instanceof HTMLIFrameElement) return { name: `iframe ${element.title}`, problems: [] }
  const view = { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight }

  // A visually hidden control shows its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const shown = label && element.getBoundingClientRect().width <= 1 ? label : element
  const text = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? ""
  const name = `${element.tagName.toLowerCase()} ${text.trim().replace(/\s+/g, " ").slice(0, 60)}`
  const problems: string[] = []

  // A card's link has its focus ring on a pseudo-element that covers the card.
  const hasRing = [null, "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(shown, part)
    return outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= RING_PX
  })
  if (!hasRing) problems.push("has no ring")
  if (isFramed) return { name, problems }

  const boxes = Array.from(shown.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
  const visible = boxes.map((box) => ({
    left: Math.max(box.left, view.left),
    top: Math.max(box.top, view.top),
    right: Math.min(box.right, view.right),
    bottom: Math.min(box.bottom, view.bottom),
  }))
  // A multi-line text field scrolls to its first line.
  const isOnScreen = visible.some(({ left, top, right, bottom }, index) => {
    const { width = 0, height = 0 } = boxes[index] ?? {}
    return right - left >= Math.min(width, MIN_VISIBLE_PX) - 1 && bottom - top >= Math.min(height, MIN_VISIBLE_PX) - 1
  })
  if (!isOnScreen) problems.push("is off the screen")

  const shares = [0.2, 0.5, 0.8]
  const hits = visible
    .filter((part) => part.right > part.left && part.bottom > part.top)
    .flatMap(({ left, top, right, bottom }) =>
      shares.flatMap((x) =>
        shares.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    )
  const covers = hits.filter((hit) => !shown.contains(hit))
  // On an element taller than the screen, the header can cover the upper third, and two floating buttons a column.
  const isTallerThanScreen = boxes.some((box) => box.top <= view.top && box.bottom >= view.bottom)
  if (covers.length > hits.length * (isTallerThanScreen ? 2 / 3 : 1 / 2)) {
    problems.push(`is covered by ${covers[0]?.tagName.toLowerCase()} ${covers[0]?.getAttribute("class")?.slice(0, 60)}`)
  }

  return { name, problems }
}
