import { expect, type Locator, type Page } from "@playwright/test"
import { messages as layoutMessages } from "../../src/layout/messages"

/* Keyboard-only navigation. Nothing here clicks, hovers or sets the focus: it presses keys and looks. The focus must
   be visible at every stop (WCAG 2.4.7, 2.4.11; a ring of 3 px). */

/** The focused element. */
interface Stop {
  name: string
  /** Reasons why the focus is not visible. */
  faults: string[]
}

interface WalkOptions {
  /** Presses Shift + Tab instead. */
  backwards?: boolean
  /** Fails after this many presses. */
  max?: number
}

/** Time limit for a scroll or an animation that brings the focused element into view, in milliseconds. */
const SETTLE_MS = 2000

/** Time limit for the focus to come back to an element, in milliseconds. */
const RETURN_MS = 1000

/** How long a press waits at most for the page to be at rest, in milliseconds. */
const IDLE_TIMEOUT_MS = 500

/** Presses Tab until `target` has the focus. Every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, { backwards = false, max = 60 }: WalkOptions = {}) {
  const passed: string[] = []
  while (passed.length < max) {
    const stop = await tab(page, backwards)
    if (!stop) break
    passed.push(stop.name)
    if (await hasFocus(target)) return
  }
  throw new Error(
    `${passed.length} ${passed.length === 1 ? "press" : "presses"} of ${backwards ? "Shift + Tab" : "Tab"} did not lead to ${String(target)}, but to:\n${passed.join("\n")}`,
  )
}

/** Expects the next press of Tab to focus `target`. */
export const tabNext = (page: Page, target: Locator, options: WalkOptions = {}) =>
  tabTo(page, target, { ...options, max: 1 })

/** Tabs to a field and types; Tab selects the old text, so typing replaces it. */
export async function typeInto(page: Page, field: Locator, text: string, options?: WalkOptions): Promise<void> {
  await tabTo(page, field, options)
  await page.keyboard.type(text)
}

/** Uses the skip link, the first stop of every page, to jump past header and menu. */
export async function skipToContent(page: Page): Promise<void> {
  await tabNext(page, page.getByRole("link", { name: layoutMessages.skip }))
  await page.keyboard.press("Enter")
  await expect(page.locator("#content")).toBeFocused()
}

/** Presses End and waits until the page lies still: the browser's own smooth scroll goes on after a Tab. */
export async function pressEnd(page: Page): Promise<void> {
  await page.keyboard.press("End")
  let last = -1
  const isStill = async () => {
    const now = await page.evaluate(() => window.scrollY)
    const still = now > 0 && now === last
    last = now
    return still
  }
  await expect.poll(isStill, { intervals: [100], message: "the page has come to rest" }).toBe(true)
}

/**
 * Expects that navigation has finished: another page is shown, and its start has the focus (decisions.md, "Routes").
 */
export async function expectNavigated(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
}

/** Tabs from here to the end of the page, and returns the names of the stops. */
export async function tabToEnd(page: Page, max: number): Promise<string[]> {
  const names: string[] = []
  for (let stop = await tab(page); stop; stop = await tab(page)) {
    names.push(stop.name)
    expect(names.length, `stops, the last of them:\n${names.slice(-12).join("\n")}`).toBeLessThan(max)
    // Focus can change the element: a carousel's engine comes, and its row is no tab stop any more.
    await rest(page)
    await expectVisibleFocus(page)
  }
  return names
}

/** Expects that a dialog traps the focus: its last stop is followed by its first, or by the browser's own controls. */
export async function expectFocusTrap(page: Page, dialog: Locator, presses: number): Promise<void> {
  for (let press = 1; press <= presses; press++) {
    const stop = await tab(page)
    const isInside = await dialog.evaluate((sheet) => sheet.contains(document.activeElement))
    expect(stop === null || isInside, `${press} × Tab led to ${stop?.name}`).toBe(true)
  }
}

/** Expects the focused element to be visible. */
export async function expectVisibleFocus(page: Page): Promise<Stop | null> {
  let stop = await readStop(page)
  if (stop && stop.faults.length > 0) {
    const faultsNow = async () => {
      stop = await readStop(page)
      return stop ? stop.faults : ["has lost the focus"]
    }
    await expect.poll(faultsNow, { message: `“${stop.name}”`, timeout: SETTLE_MS }).toEqual([])
  }
  return stop
}

/**
 * Presses Tab once; null once the focus has left the page.
 *
 * It presses when the page is at rest, as a person does who looks first: a carousel whose engine is on its way decides
 * which slides can be reached, and a press in the middle of that would go to a slide that is about to be out of reach.
 *
 * For a moment nothing may have the focus, which looks like the end of the page: while a component is replaced, and
 * before the sandboxed registration frame, which runs in a process of its own, gives it to its element. It is read again
 * for a while.
 */
async function tab(page: Page, backwards = false): Promise<Stop | null> {
  await rest(page)
  await page.keyboard.press(backwards ? "Shift+Tab" : "Tab")
  const until = Date.now() + RETURN_MS
  const mayReturn = async () => page.frames().length > 1 || (await page.evaluate(() => document.hasFocus()))
  let stop = await expectVisibleFocus(page)
  while (!stop && Date.now() < until && (await mayReturn())) stop = await expectVisibleFocus(page)
  return stop
}

const rest = (page: Page) =>
  page.evaluate((timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })), IDLE_TIMEOUT_MS)

/**
 * Checks without waiting: an element that does not exist has no focus. It checks twice, because a component may be
 * replaced when it is first focused, between being found and being checked.
 */
async function hasFocus(target: Locator): Promise<boolean> {
  const ask = () => target.evaluateAll((all) => all.some((element) => element === element.ownerDocument.activeElement))
  return (await ask()) || ask()
}

/** Inside a frame, which is as high as its content, only the ring is checked. A frame that is loading is a stop itself. */
async function readStop(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(readFocus, false)
  if (!stop?.name.startsWith("iframe")) return stop
  const holder = (await page.evaluateHandle(() => document.activeElement)).asElement()
  const frame = await holder?.contentFrame()
  return (await frame?.evaluate(readFocus, true)) ?? stop
}

/** Runs in the page, so all its code is inside the function. Returns null if nothing has the focus. */
function readFocus(isFramed: boolean): Stop | null {
  const RING_PX = 3
  const MIN_VISIBLE_PX = 24
  const { activeElement: element, body, documentElement: root } = document
  if (!element || element === body || element === root) return null
  if (element instanceof HTMLIFrameElement) return { name: `iframe ${element.title}`, faults: [] }
  const view = { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight }

  // A visually hidden control is represented by its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const shown = label && element.getBoundingClientRect().width <= 1 ? label : element
  const words = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? ""
  const name = `${element.tagName.toLowerCase()} ${words.trim().replace(/\s+/g, " ").slice(0, 60)}`
  const faults: string[] = []

  // A card's link covers the whole card with a pseudo-element, which also has the focus ring.
  const hasRing = [null, "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(shown, part)
    return outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= RING_PX
  })
  if (!hasRing) faults.push("has no ring")
  if (isFramed) return { name, faults }

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
  if (!isOnScreen) faults.push("is off the screen")

  const shares = [0.2, 0.5, 0.8]
  const hits = visible
    .filter((part) => part.right > part.left && part.bottom > part.top)
    .flatMap(({ left, top, right, bottom }) =>
      shares.flatMap((x) =>
        shares.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    )
  const covers = hits.filter((hit) => !shown.contains(hit))
  // For an element taller than the screen, the header may cover the upper third, and two floating buttons a column.
  const isHigher = boxes.some((box) => box.top <= view.top && box.bottom >= view.bottom)
  if (covers.length > hits.length * (isHigher ? 2 / 3 : 1 / 2)) {
    faults.push(`is covered by ${covers[0]?.tagName.toLowerCase()} ${covers[0]?.getAttribute("class")?.slice(0, 60)}`)
  }

  return { name, faults }
}
