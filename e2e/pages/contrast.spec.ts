import type { Page } from "@playwright/test"
import sharp from "sharp"
import { routes, getSlides } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * Text over the picture of every slide of every banner. axe skips such text: here it is made transparent, and the pixels
 * behind it are measured.
 */

// Nothing turns, and nothing is judged while it fades.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** A desktop, where words stand beside or over the picture, and a phone, where they stand below; all in test:all. */
const WIDTHS = process.env.TEST_ALL ? [1280, 360, 768, 1024, 1920] : [1280, 360]

const homes = [
  [routes.home, "home"],
  [routes.networkHome, "alternate"],
  [routes.productsHome, "products"],
  [routes.dairyHome, "dairy"],
] as const

for (const [route, slider] of homes) {
  test(`Contrast: the words of the banner of ${route} over every slide`, async ({ page }) => {
    await open(page, route)
    const hero = page.locator("[data-slot=hero]")
    const slide = hero.locator("[data-slot=carousel-slide]:not([inert])")
    for (const [index, { title }] of getSlides(slider).entries()) {
      await expect(slide).toHaveCount(1)
      await expect(slide.locator("[data-slot=hero-title]")).toHaveText(title)
      // On a phone the picture is behind no word: one slide is enough.
      for (const width of index === 0 || process.env.TEST_ALL ? WIDTHS : WIDTHS.slice(0, 1)) {
        await page.setViewportSize({ width, height: 900 })
        // A press on the button below has scrolled the narrow page: the header would stand over half a line.
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect.poll(() => slide.locator("img").evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
        await expectReadable(page, `“${title}” at ${width} px`)
      }
      await hero.getByRole("button", { name: "Next slide" }).click()
    }
  })
}

/** A line of text on the screen: its box in CSS pixels, its colour (0 to 255 each), and the contrast it needs. */
interface Line {
  words: string
  box: { left: number; top: number; right: number; bottom: number }
  colour: number[]
  limit: number
}

/** The floating buttons of every page are not part of the background. */
const HIDDEN_WORDS = `
  * { -webkit-text-fill-color: transparent !important }
  [data-slot=bottom-bar] { visibility: hidden !important }`

/** Share of a line's pixels that may have less contrast: edges between two papers, a bird, a blade of grass. */
const LEFT_OUT = 0.01

/** Expects every visible line of text to have enough contrast with its background (WCAG 1.4.3). */
async function expectReadable(page: Page, name: string): Promise<void> {
  const { lines, screen } = await lookWhenStill(page)
  expect(lines.length, `${name}: lines of words`).toBeGreaterThan(0)
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const faults = lines.flatMap(({ words, box, colour, limit }) => {
    const ink = luminance(colour)
    const contrasts: number[] = []
    for (let y = Math.ceil(box.top); y < box.bottom; y++) {
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const paper = luminance(data, (y * info.width + x) * info.channels)
        contrasts.push((Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05))
      }
    }
    contrasts.sort((a, b) => a - b)
    const worst = contrasts[Math.floor(contrasts.length * LEFT_OUT)] ?? 0
    return worst < limit ? [`“${words}” has ${worst.toFixed(2)} of ${limit}`] : []
  })
  expect(faults, name).toEqual([])
}

/** The lines of text, and a screenshot without them; repeated if the page has moved meanwhile. */
async function lookWhenStill(page: Page): Promise<{ lines: Line[]; screen: Buffer }> {
  let look: { lines: Line[]; screen: Buffer } | undefined
  await expect(async () => {
    const lines = await page.evaluate(readLines)
    const style = await page.addStyleTag({ content: HIDDEN_WORDS })
    // Two frames, until the text is hidden on the screen as well.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const screen = await page.screenshot()
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    expect(await page.evaluate(readLines)).toEqual(lines)
    look = { lines, screen }
  }).toPass()
  if (!look) throw new Error("The page did not come to rest.")
  return look
}

/** What each value of a colour from 0 to 255 gives of light (WCAG 2). */
const light = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Relative luminance (WCAG 2) of the red, green and blue values that begin at a place. */
function luminance(colour: ArrayLike<number>, at = 0): number {
  const part = (channel: number) => light[colour[at + channel] ?? 0] ?? 0
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2)
}

/** Runs in the page, so all its code is inside the function. Text in a drawing has the drawing's own background. */
function readLines(): Line[] {
  const LARGE_PX = 24
  const LARGE_BOLD_PX = 18.66
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.nodeValue?.trim() || parent.closest("[inert], .sr-only, svg, [data-slot=bottom-bar]")) continue
    range.selectNodeContents(node)
    const boxes = Array.from(range.getClientRects()).filter(({ left, top, right, bottom }) => {
      const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && right - left > 1
      // Text covered by the header is not visible.
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
