import type { Page } from "@playwright/test"
import sharp from "sharp"
import { openUntouched } from "./test"

/* Whether a page is whole for somebody who takes a picture of all of it, or copies its words. */

/** Share of its size in which the page is drawn: the whole page fits into one picture, and a line is still lines. */
const SCALE = 0.25
/** A line of text has at least so many letters; shorter ones may be a dash or a star. */
const LETTERS = 4
/** A band of the page of one colour from edge to edge is no higher, in CSS pixels. */
const MAX_GAP_PX = 300
/** What two pixels of one colour may differ by, of 255. */
const SAME_COLOUR = 8

/** A part of the page: in CSS pixels in the page, in pixels of the picture below. */
interface Box {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

interface Picture {
  data: Buffer
  width: number
  height: number
  channels: number
}

/**
 * Takes a full-page screenshot without scrolling, and returns the texts and pictures that are blank on it, because their
 * area has one colour only, and the bands without content. A lazy picture that has not loaded is allowed to be blank.
 * Tries again for ten seconds: a picture or a typeface that loads in between moves what is compared.
 *
 * The screenshot is of a second tab: it makes the window higher for a moment, which counts as a layout shift, and
 * after it the headless shell sometimes draws no frame until the page is scrolled.
 */
export async function findBlanks(page: Page, { address }: { address: string }): Promise<string[]> {
  const tab = await page.context().newPage()
  await openUntouched(tab, address)
  const end = Date.now() + 10_000
  let found = await findBlanksOnce(tab)
  while (found.length > 0 && Date.now() < end) found = await findBlanksOnce(tab)
  await tab.close()
  return found
}

async function findBlanksOnce(page: Page): Promise<string[]> {
  const { boxes, waiting } = await page.evaluate(readBoxes, LETTERS)
  const picture = await takePicture(page)
  const blank = boxes.filter((box) => hasOneColour(scaled(box), picture)).map(({ name }) => name)
  const bands = findBands(picture).filter(
    ({ top, bottom }) => !waiting.some((box) => box.top < bottom && box.bottom > top),
  )
  return [...blank, ...bands.map(({ name }) => name)]
}

async function takePicture(page: Page): Promise<Picture> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ])
  const browser = await page.context().newCDPSession(page)
  // Playwright's own screenshot has no scale, and takes four times as long.
  const { data } = await browser.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: width ?? 0, height: height ?? 0, scale: SCALE },
  })
  await browser.detach()
  const { data: pixels, info } = await sharp(Buffer.from(data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: pixels, ...info }
}

const scaled = ({ name, ...box }: Box): Box => ({
  name,
  left: Math.round(box.left * SCALE),
  top: Math.round(box.top * SCALE),
  right: Math.ceil(box.right * SCALE),
  bottom: Math.ceil(box.bottom * SCALE),
})

function hasOneColour({ left, top, right, bottom }: Omit<Box, "name">, { data, ...picture }: Picture): boolean {
  const first = (top * picture.width + left) * picture.channels
  for (let y = top; y < Math.min(bottom, picture.height); y++) {
    for (let x = left; x < Math.min(right, picture.width); x++) {
      const at = (y * picture.width + x) * picture.channels
      for (let channel = 0; channel < picture.channels; channel++) {
        if (Math.abs((data[at + channel] ?? 0) - (data[first + channel] ?? 0)) > SAME_COLOUR) return false
      }
    }
  }
  return true
}

/** Bands of one colour from edge to edge that are too high, in CSS pixels. */
function findBands(picture: Picture): Pick<Box, "name" | "top" | "bottom">[] {
  const bands = []
  let start = 0
  for (let y = 0; y <= picture.height; y++) {
    const isPlain = hasOneColour({ left: 0, top: y, right: picture.width, bottom: y + 1 }, picture)
    if (isPlain && y < picture.height) continue
    const [top, bottom] = [start / SCALE, y / SCALE]
    if (bottom - top > MAX_GAP_PX) bands.push({ name: `nothing from ${top} to ${bottom} px`, top, bottom })
    start = y + 1
  }
  return bands
}

/** Runs in the page: where each line of text and each loaded picture of a section stands, and each that has not loaded. */
function readBoxes(letters: number): { boxes: Box[]; waiting: Box[] } {
  const waiting: Box[] = []
  const parts = document.querySelectorAll("main > section, main > [data-slot], [data-slot=header], footer")
  const boxes = Array.from(parts).flatMap((part) => {
    const section = part.querySelector("h1, h2, h3")?.textContent.trim().slice(0, 40) ?? part.tagName.toLowerCase()
    const boxes: Box[] = []
    const add = (list: Box[], what: string, { left, top, width, height }: DOMRect) => {
      const x = left + window.scrollX
      if (width < 4 || height < 4 || x < 0 || x + width > document.documentElement.clientWidth) return
      // The bar of a phone lies over the lowest line of the first screen.
      const bar = document.querySelector("[data-slot=bottom-bar]")?.getBoundingClientRect()
      if (bar && bar.width > 0 && top < bar.bottom && top + height > bar.top && !part.matches("[data-slot=bottom-bar]"))
        return
      const y = top + window.scrollY
      list.push({ name: `${section}: ${what}`, left: x, top: y, right: x + width, bottom: y + height })
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
      if (words.length < letters || !node.parentElement || !isShown(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [line] = range.getClientRects()
      if (line) add(boxes, `“${words.slice(0, 40)}”`, line)
    }
    for (const image of part.querySelectorAll("img")) {
      if (!isShown(image)) continue
      const isLoaded = image.complete && image.naturalWidth > 0
      const name = `picture ${image.currentSrc.split("/").at(-1) ?? ""}`
      add(isLoaded ? boxes : waiting, name, image.getBoundingClientRect())
    }
    return boxes
  })
  return { boxes, waiting }
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
