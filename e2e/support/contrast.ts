import { expect, type Page } from "@playwright/test"
import sharp from "sharp"

/*
 * axe can't judge words over a picture and leaves them out. Here the picture's own pixels are counted, as they are when
 * the words on them are transparent.
 */

/** A line of words on the screen: its place in CSS pixels, its colour (0 to 255 each), and what it must reach. */
interface Line {
  words: string
  box: { left: number; top: number; right: number; bottom: number }
  colour: number[]
  limit: number
}

/** The buttons that float over every page are not what lies behind the words. */
const HIDDEN_WORDS = `
  * { -webkit-text-fill-color: transparent !important }
  [data-slot=chat-button], [data-slot=scroll-top] { visibility: hidden !important }`

/** The share of a line's pixels that may be worse: edges between two papers, a bird, a blade of grass. */
const LEFT_OUT = 0.01

/** Every line of words on the screen has enough contrast with what lies behind it (WCAG 1.4.3). */
export async function expectReadable(page: Page, name: string): Promise<void> {
  const { lines, screen } = await lookWhenStill(page)
  expect(lines.length, `${name}: lines of words`).toBeGreaterThan(0)
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const faults = lines.flatMap(({ words, box, colour, limit }) => {
    const ink = luminance(colour)
    const contrasts: number[] = []
    for (let y = Math.ceil(box.top); y < box.bottom; y++) {
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const at = (y * info.width + x) * info.channels
        const [light = 0, dark = 0] = [ink, luminance(data.subarray(at, at + 3))].sort((a, b) => b - a)
        contrasts.push((light + 0.05) / (dark + 0.05))
      }
    }
    contrasts.sort((a, b) => a - b)
    const worst = contrasts[Math.floor(contrasts.length * LEFT_OUT)] ?? 0
    return worst < limit ? [`“${words}” has ${worst.toFixed(2)} of ${limit}`] : []
  })
  expect(faults, name).toEqual([])
}

/** The lines, and the screen without them; both anew where the page has moved meanwhile. */
async function lookWhenStill(page: Page): Promise<{ lines: Line[]; screen: Buffer }> {
  let look: { lines: Line[]; screen: Buffer } | undefined
  await expect(async () => {
    const lines = await page.evaluate(readLines)
    const style = await page.addStyleTag({ content: HIDDEN_WORDS })
    // Until they are hidden on the screen as well.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const screen = await page.screenshot()
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    expect(await page.evaluate(readLines)).toEqual(lines)
    look = { lines, screen }
  }).toPass()
  if (!look) throw new Error("The page did not come to rest.")
  return look
}

/** Relative luminance (WCAG 2) of red, green and blue from 0 to 255. */
function luminance(colour: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Runs in the page, so all that it needs stands inside. A drawing's own letters stand on the drawing's own papers. */
function readLines(): Line[] {
  const LARGE_PX = 24
  const LARGE_BOLD_PX = 18.66
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || parent.closest("[inert], .sr-only, svg")) continue
    range.selectNodeContents(node)
    const boxes = Array.from(range.getClientRects()).filter(({ left, top, right, bottom }) => {
      const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 1
      // What lies under the header is not seen.
      return isOnScreen && parent.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    if (boxes.length === 0 || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { color, fontSize, fontWeight } = getComputedStyle(parent)
    const colour = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1).map(Number)
    if (!colour) throw new Error(`The colour of “${node.nodeValue}” is written in a way that is not read: ${color}`)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700)
    const words = node.nodeValue.trim().slice(0, 40)
    for (const { left, top, right, bottom } of boxes) {
      lines.push({ words, box: { left, top, right, bottom }, colour, limit: isLarge ? 3 : 4.5 })
    }
  }
  return lines
}
