import type { Page } from "@playwright/test"
import sharp from "sharp"
import { openUntouched } from "./test"

/* Whether a full-page screenshot, a reader mode and a copy have all content of a page. */

/** Scale of the screenshot: the page fits into one image, and text is not yet blurred to one colour. */
const SCALE = 0.25
/** Minimum length of a text; a shorter one can be a dash or a star. */
const MIN_CHARACTERS = 4
/** Maximum height of a band of one colour from edge to edge, in CSS pixels. */
const MAX_GAP_PX = 300
/** Maximum difference of pixels of one colour, of 255. */
const MAX_COLOUR_DIFFERENCE = 8

/** An area of the page in CSS pixels, or of the screenshot in its pixels. */
interface Box {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

interface Screenshot {
  data: Buffer
  width: number
  height: number
  channels: number
}

/**
 * Takes a full-page screenshot without scrolling, and returns the texts and pictures that are blank on it, because their
 * area has one colour only, and the bands without content. A lazy picture that has not loaded can be blank.
 * Repeats for ten seconds, because an image or a typeface that loads in between changes the layout.
 *
 * The screenshot is of a second tab: it makes the window higher for a moment, which counts as a layout shift, and
 * after it the headless shell sometimes draws no frame until the page is scrolled.
 */
export async function findBlanks(page: Page, { address }: { address: string }): Promise<string[]> {
  const tab = await page.context().newPage()
  await openUntouched(tab, address)
  const end = Date.now() + 10_000
  let blanks = await findBlanksOnce(tab)
  while (blanks.length > 0 && Date.now() < end) blanks = await findBlanksOnce(tab)
  await tab.close()
  return blanks
}

async function findBlanksOnce(page: Page): Promise<string[]> {
  const { boxes, loading } = await page.evaluate(readBoxes, MIN_CHARACTERS)
  const screenshot = await takeScreenshot(page)
  const blank = boxes.filter((box) => hasOneColour(scale(box), screenshot)).map(({ name }) => name)
  const bands = findBands(screenshot).filter(
    ({ top, bottom }) => !loading.some((box) => box.top < bottom && box.bottom > top),
  )
  return [...blank, ...bands.map(({ name }) => name)]
}

async function takeScreenshot(page: Page): Promise<Screenshot> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.clientWidth,
    document.documentElement.scrollHeight,
  ])
  const session = await page.context().newCDPSession(page)
  // Playwright's own screenshot has no scale, and takes four times as long.
  const { data } = await session.send("Page.captureScreenshot", {
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width: width ?? 0, height: height ?? 0, scale: SCALE },
  })
  await session.detach()
  const { data: pixels, info } = await sharp(Buffer.from(data, "base64"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: pixels, ...info }
}

const scale = ({ name, ...box }: Box): Box => ({
  name,
  left: Math.round(box.left * SCALE),
  top: Math.round(box.top * SCALE),
  right: Math.ceil(box.right * SCALE),
  bottom: Math.ceil(box.bottom * SCALE),
})

function hasOneColour({ left, top, right, bottom }: Omit<Box, "name">, { data, ...screenshot }: Screenshot): boolean {
  const first = (top * screenshot.width + left) * screenshot.channels
  for (let y = top; y < Math.min(bottom, screenshot.height); y++) {
    for (let x = left; x < Math.min(right, screenshot.width); x++) {
      const at = (y * screenshot.width + x) * screenshot.channels
      for (let channel = 0; channel < screenshot.channels; channel++) {
        if (Math.abs((data[at + channel] ?? 0) - (data[first + channel] ?? 0)) > MAX_COLOUR_DIFFERENCE) return false
      }
    }
  }
  return true
}

/** Returns bands of one colour from edge to edge that are too high, in CSS pixels. */
function findBands(screenshot: Screenshot): Pick<Box, "name" | "top" | "bottom">[] {
  const bands = []
  let start = 0
  for (let y = 0; y <= screenshot.height; y++) {
    const isPlain = hasOneColour({ left: 0, top: y, right: screenshot.width, bottom: y + 1 }, screenshot)
    if (isPlain && y < screenshot.height) continue
    const [top, bottom] = [start / SCALE, y / SCALE]
    if (bottom - top > MAX_GAP_PX) bands.push({ name: `blank from ${top} to ${bottom} px`, top, bottom })
    start = y + 1
  }
  return bands
}

/** Runs in the page. Returns the areas of texts, loaded images and loading images. */
function readBoxes(minCharacters: number): { boxes: Box[]; loading: Box[] } {
  const loading: Box[] = []
  const sections = document.querySelectorAll("main > section, main > [data-slot], [data-slot=header], footer")
  const boxes = Array.from(sections).flatMap((section) => {
    const title = section.querySelector("h1, h2, h3")?.textContent.trim().slice(0, 40) ?? section.tagName.toLowerCase()
    const boxes: Box[] = []
    const add = (list: Box[], name: string, { left, top, width, height }: DOMRect) => {
      const x = left + window.scrollX
      if (width < 4 || height < 4 || x < 0 || x + width > document.documentElement.clientWidth) return
      // On a phone the bottom bar covers the last line of the first screen.
      const bar = document.querySelector("[data-slot=bottom-bar]")?.getBoundingClientRect()
      if (
        bar &&
        bar.width > 0 &&
        top < bar.bottom &&
        top + height > bar.top &&
        !section.matches("[data-slot=bottom-bar]")
      )
        return
      const y = top + window.scrollY
      list.push({ name: `${title}: ${name}`, left: x, top: y, right: x + width, bottom: y + height })
    }
    /** Text for screen readers is in a box of one pixel, at some widths only. */
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientWidth <= 1 && element.clientHeight <= 1 && getComputedStyle(element).display !== "inline") ||
        isForScreenReaders(element.parentElement))
    const isVisible = (element: Element) =>
      !isForScreenReaders(element) &&
      // Other slides than the first are off the screen.
      !element.closest("[data-slot=carousel-slide]:not(:first-child)") &&
      !element.closest("[inert], .sr-only, noscript, script, style, details:not([open]) > :not(summary)") &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: node } = texts
      const text = node.textContent?.trim() ?? ""
      if (text.length < minCharacters || !node.parentElement || !isVisible(node.parentElement)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [line] = range.getClientRects()
      if (line) add(boxes, `“${text.slice(0, 40)}”`, line)
    }
    for (const image of section.querySelectorAll("img")) {
      if (!isVisible(image)) continue
      const isLoaded = image.complete && image.naturalWidth > 0
      const name = `picture ${image.currentSrc.split("/").at(-1) ?? ""}`
      add(isLoaded ? boxes : loading, name, image.getBoundingClientRect())
    }
    return boxes
  })
  return { boxes, loading }
}

/** Returns texts of the HTML that are not in `innerText`, which reader modes and copies use. */
export function findMissingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const normalize = (text: string) => text.replace(/\s+/g, "").toLowerCase()
    const inner = normalize(document.body.innerText)
    const missing: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const text = normalize(textContent ?? "")
      if (
        !text ||
        !parentElement?.checkVisibility({ visibilityProperty: true }) ||
        parentElement.closest("script, style, noscript, option, svg")
      )
        continue
      if (!inner.includes(text)) missing.push(textContent?.trim().slice(0, 60) ?? "")
    }
    return missing
  })
}
