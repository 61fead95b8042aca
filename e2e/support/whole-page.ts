import type { Page } from "@playwright/test"
import sharp from "sharp"

/** A box in CSS pixels from the page's upper left corner, with the words or the picture that should be seen in it. */
interface Box {
  section: string
  what: string
  left: number
  top: number
  width: number
  height: number
}

/** A line of text has at least so many letters; shorter ones may be a dash or a star. */
const LETTERS = 4

/** Chromium without a graphics card draws 8,192 px at a time and leaves the rest of a longer picture blank. */
const TILE_PX = 4000
/** No line of text is higher; each tile begins so far above the end of the one before. */
const OVERLAP_PX = 200

/** Waits until the page has been of one height for a second: a phone folds parts of long pages as scripts run. */
async function untilHeightStays(page: Page): Promise<void> {
  const read = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let before = -1, now = await read(); now !== before;) {
    await page.waitForTimeout(1000)
    ;[before, now] = [now, await read()]
  }
}

/**
 * Takes a full-page screenshot in tiles, without scrolling, and returns the texts and pictures that are blank on it:
 * their place has one colour only. A lazy picture that has not come yet shows its own colour and is not counted.
 */
export async function blankSections(page: Page): Promise<string[]> {
  await untilHeightStays(page)
  const boxes: Box[] = await page.evaluate(readBoxes, LETTERS)
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  const blank: string[] = []
  for (let top = 0; top < height; top += TILE_PX - OVERLAP_PX) {
    const clip = { x: 0, y: top, width, height: Math.min(TILE_PX, height - top) }
    const screenshot = await page.screenshot({ fullPage: true, clip, scale: "css", animations: "allow" })
    const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const isLast = top + TILE_PX >= height
    for (const box of boxes) {
      const isHere = box.top >= top && (isLast || box.top < top + TILE_PX - OVERLAP_PX)
      if (isHere && hasOneColour({ ...box, top: box.top - top }, data, info)) blank.push(`${box.section}: ${box.what}`)
    }
  }
  return blank
}

function hasOneColour(
  { left, top, width, height }: Box,
  data: Buffer,
  { width: columns, height: rows, channels }: { width: number; height: number; channels: number },
): boolean {
  const end = { x: Math.min(left + width, columns), y: Math.min(top + height, rows) }
  const start = (Math.round(top) * columns + Math.round(left)) * channels
  for (let y = Math.round(top); y < end.y; y++) {
    for (let x = Math.round(left); x < end.x; x++) {
      const at = (y * columns + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        if (Math.abs((data[at + channel] ?? 0) - (data[start + channel] ?? 0)) > 8) return false
      }
    }
  }
  return true
}

/** Runs in the page: where each line of text and each loaded picture of a section stands. */
function readBoxes(least: number): Box[] {
  const parts = document.querySelectorAll("main > section, main > [data-slot], [data-slot=header], footer")
  return Array.from(parts).flatMap((part) => {
    const section = part.querySelector("h1, h2, h3")?.textContent.trim().slice(0, 40) ?? part.tagName.toLowerCase()
    const boxes: Box[] = []
    const add = (what: string, { left, top, width, height }: DOMRect) => {
      const x = left + window.scrollX
      if (width < 4 || height < 4 || x < 0 || x + width > document.documentElement.clientWidth) return
      // The bar of a phone lies over the lowest line of the first screen.
      const bar = document.querySelector("[data-slot=shortcuts]")?.getBoundingClientRect()
      if (bar && bar.width > 0 && top < bar.bottom && top + height > bar.top && !part.matches("[data-slot=shortcuts]"))
        return
      boxes.push({ section, what, left: x, top: top + window.scrollY, width, height })
    }
    /** Text for screen readers stands in a box of one pixel, at some widths only. */
    const isOnlyHeard = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth <= 1 && element.clientHeight <= 1 && getComputedStyle(element).display !== "inline") ||
        isOnlyHeard(element.parentElement))
    const isShown = (element: Element) =>
      !isOnlyHeard(element) &&
      // Slides beside or below the first are out of sight until their turn.
      !element.closest("[data-slot=carousel-slide]:not(:first-child)") &&
      !element.closest("[inert], .sr-only, noscript, script, style, details:not([open]) > :not(summary)") &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const words = node.textContent?.trim() ?? ""
      if (words.length < least || !node.parentElement || !isShown(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [line] = range.getClientRects()
      if (line) add(`“${words.slice(0, 40)}”`, line)
    }
    for (const image of part.querySelectorAll("img")) {
      if (image.complete && image.naturalWidth > 0 && isShown(image))
        add(`picture ${image.currentSrc.split("/").at(-1) ?? ""}`, image.getBoundingClientRect())
    }
    return boxes
  })
}

/** The words of the page's HTML that `innerText`, which is what a reader mode or a copy gets, does not have. */
export function missingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fold = (text: string) => text.replace(/\s+/g, "").toLowerCase()
    const inner = fold(document.body.innerText)
    const missing: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const words = fold(textContent ?? "")
      if (
        !words ||
        !parentElement?.checkVisibility({ visibilityProperty: true }) ||
        parentElement.closest("script, style, noscript, option, svg")
      )
        continue
      if (!inner.includes(words)) missing.push(textContent?.trim().slice(0, 60) ?? "")
    }
    return missing
  })
}
