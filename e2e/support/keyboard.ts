import { expect, type Frame, type Locator, type Page } from "@playwright/test"

/*
 * A page as somebody walks it who has no pointer. Nothing here clicks, hovers or sets the focus: it presses keys and
 * looks. Wherever the focus stops, one must see that it is there (WCAG 2.4.7, 2.4.11; a ring of 3 px).
 */

/** Where the focus is. */
interface Stop {
  name: string
  /** What keeps one from seeing that it is there. */
  faults: string[]
}

/** A part of a window, in CSS pixels of that window. */
interface Region {
  left: number
  top: number
  right: number
  bottom: number
}

interface WalkOptions {
  /** Goes by Shift + Tab. */
  backwards?: boolean
  /** Gives up after this many presses. */
  most?: number
}

/** A scroll or an animation that brings the stop into sight may take this long, in milliseconds. */
const SETTLE_MS = 2000

/** Presses Tab until `target` has the focus. Every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, { backwards = false, most = 60 }: WalkOptions = {}) {
  const passed: string[] = []
  while (passed.length < most) {
    const stop = await tab(page, backwards)
    if (!stop) break
    passed.push(stop.name)
    if (await hasFocus(target)) return
  }
  throw new Error(
    `${passed.length} ${passed.length === 1 ? "press" : "presses"} of ${backwards ? "Shift + Tab" : "Tab"} did not lead to ${String(target)}, but to:\n${passed.join("\n")}`,
  )
}

/** The next press of Tab leads to `target`. */
export const tabNext = (page: Page, target: Locator, options: WalkOptions = {}) =>
  tabTo(page, target, { ...options, most: 1 })

/** Walks to a field and types; what stood in it is selected by then, and goes. */
export async function typeInto(page: Page, field: Locator, text: string, options?: WalkOptions): Promise<void> {
  await tabTo(page, field, options)
  await page.keyboard.type(text)
}

/** By the skip link, which is the first stop of every page, past header and menu. */
export async function skipToContent(page: Page): Promise<void> {
  await tabNext(page, page.getByRole("link", { name: "Skip to the content" }))
  await page.keyboard.press("Enter")
  await expect(page.locator("#content")).toBeFocused()
}

/** A link has led to another page: it is there, and the focus has gone to its beginning (decisions.md, "Routes"). */
export async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
}

/** Walks from here to the page's end, and returns the names of the stops. */
export async function walkToEnd(page: Page, most: number): Promise<string[]> {
  const names: string[] = []
  for (let stop = await tab(page); stop; stop = await tab(page)) {
    names.push(stop.name)
    expect(names.length, `stops, the last of them:\n${names.slice(-12).join("\n")}`).toBeLessThan(most)
  }
  return names
}

/** Nothing behind a dialog is reached: its last stop is followed by its first, or by the browser's own controls. */
export async function expectHeld(page: Page, dialog: Locator, presses: number): Promise<void> {
  for (let press = 1; press <= presses; press++) {
    const stop = await tab(page)
    const isInside = await dialog.evaluate((sheet) => sheet.contains(document.activeElement))
    expect(stop === null || isInside, `${press} × Tab led to ${stop?.name}`).toBe(true)
  }
}

/** What has the focus now can be seen. */
export async function expectSeenFocus(page: Page): Promise<Stop | null> {
  let stop = await readStop(page)
  if (stop && stop.faults.length > 0) {
    await expect
      .poll(async () => (stop = await readStop(page))?.faults, { message: `“${stop.name}”`, timeout: SETTLE_MS })
      .toEqual([])
  }
  return stop
}

/** One press; null once the focus has left the page. */
async function tab(page: Page, backwards = false): Promise<Stop | null> {
  await page.keyboard.press(backwards ? "Shift+Tab" : "Tab")
  return expectSeenFocus(page)
}

/**
 * Asks without waiting: what is not there has no focus. It asks twice, because what comes alive with its first focus may
 * give its place to its successor between being found and being asked.
 */
async function hasFocus(target: Locator): Promise<boolean> {
  const ask = () => target.evaluateAll((all) => all.some((element) => element === element.ownerDocument.activeElement))
  return (await ask()) || ask()
}

/** In a frame the focus is that frame's business; one that still loads is a stop itself. */
async function readStop(page: Page): Promise<Stop | null> {
  let frame: Frame | null = page.mainFrame()
  let region: Region | null = null
  let holder: Stop | null = null
  while (frame) {
    const found: ReturnType<typeof readFocus> = await frame.evaluate(readFocus, region)
    if (!found) return holder
    if ("faults" in found) return found
    region = found.region
    const inner = (await frame.evaluateHandle(() => document.activeElement)).asElement()
    holder = { name: `iframe ${(await inner?.getAttribute("title")) ?? ""}`, faults: [] }
    frame = (await inner?.contentFrame()) ?? null
  }
  return holder
}

/**
 * Runs in the page, so all that it needs stands inside.
 *
 * @param region the part of this window that is on the screen; all of it for the page itself
 * @returns the stop, or the part of the focused frame that is on the screen, or null where nothing has the focus
 */
function readFocus(region: Region | null): Stop | { region: Region } | null {
  const RING_PX = 3
  const ENOUGH_PX = 24
  const { activeElement: element, body, documentElement: root } = document
  if (!element || element === body || element === root) return null
  const view = region ?? { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight }

  if (element instanceof HTMLIFrameElement) {
    const box = element.getBoundingClientRect()
    const middle = (Math.max(box.left, view.left) + Math.min(box.right, view.right)) / 2
    const isFree = (y: number) => document.elementFromPoint(middle, y) === element
    let [top, bottom] = [Math.max(box.top, view.top), Math.min(box.bottom, view.bottom) - 1]
    // What is stuck to the screen's edges covers a part of the frame.
    while (top < bottom && !isFree(top)) top++
    while (bottom > top && !isFree(bottom)) bottom--
    const inner = { left: 0, top: top - box.top, right: box.width, bottom: bottom - box.top }
    return { region: inner }
  }

  // A control that is there for screen readers only is seen in its label.
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
  const shown = label && element.getBoundingClientRect().width <= 1 ? label : element
  const words = element.getAttribute("aria-label") ?? (label ?? element).textContent ?? ""
  const name = `${element.tagName.toLowerCase()} ${words.trim().replace(/\s+/g, " ").slice(0, 60)}`
  const faults: string[] = []

  const boxes = Array.from(shown.getClientRects()).filter(({ width, height }) => width > 1 && height > 1)
  const visible = boxes.map((box) => ({
    left: Math.max(box.left, view.left),
    top: Math.max(box.top, view.top),
    right: Math.min(box.right, view.right),
    bottom: Math.min(box.bottom, view.bottom),
  }))
  const spans = ({ left, top, right, bottom }: Region, width: number, height: number) =>
    right - left >= Math.min(width, ENOUGH_PX) - 1 && bottom - top >= Math.min(height, ENOUGH_PX) - 1
  // A field of many lines is scrolled to by its first.
  if (!visible.some((part, index) => spans(part, boxes[index]?.width ?? 0, boxes[index]?.height ?? 0))) {
    faults.push("is off the screen")
  }

  const shares = [0.2, 0.5, 0.8]
  const hits = visible
    .filter((part) => part.right > part.left && part.bottom > part.top)
    .flatMap(({ left, top, right, bottom }) =>
      shares.flatMap((x) =>
        shares.map((y) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)),
      ),
    )
  const covers = hits.filter((hit) => !shown.contains(hit))
  // Of what is higher than the screen, the header covers the upper third and two floating buttons a column's rest.
  const isHigher = boxes.some((box) => box.top <= view.top && box.bottom >= view.bottom)
  if (covers.length > hits.length * (isHigher ? 2 / 3 : 1 / 2)) {
    faults.push(`is covered by ${covers[0]?.tagName.toLowerCase()} ${covers[0]?.getAttribute("class")?.slice(0, 60)}`)
  }

  // A card's link lies over the whole card, and so does its ring.
  const hasRing = [null, "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(shown, part)
    return outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= RING_PX
  })
  if (!hasRing) faults.push("has no ring")

  return { name, faults }
}
