import type { Page } from "@playwright/test"
import sharp from "sharp"
import { routes, getSlides } from "../support/site"
import { expect, open, test } from "../support/test"

/*
 * The contrast of text over the images of the banners' slides, which axe skips: the test makes the text transparent and
 * measures the pixels behind it.
 */

// No slide moves on or fades.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** A desktop, with the text beside or over the image, and a phone, with the text below it. */
const WIDTHS = process.env.TEST_ALL ? [1280, 360, 768, 1024, 1920] : [1280, 360]

const homes = [
  [routes.home, "home"],
  [routes.networkHome, "alternate"],
  [routes.productsHome, "products"],
  [routes.dairyHome, "dairy"],
] as const

for (const [route, slider] of homes) {
  test(`Contrast: text on every slide of the banner of ${route}`, async ({ page }) => {
    await open(page, route)
    const hero = page.locator("[data-slot=hero]")
    const slide = hero.locator("[data-slot=carousel-slide]:not([inert])")
    for (const [index, { title }] of getSlides(slider).entries()) {
      await expect(slide).toHaveCount(1)
      await expect(slide.locator("[data-slot=hero-title]")).toHaveText(title)
      // A phone has no text over images: one slide is enough.
      for (const width of index === 0 || process.env.TEST_ALL ? WIDTHS : WIDTHS.slice(0, 1)) {
        await page.setViewportSize({ width, height: 900 })
        // The click below scrolls the narrow page: the header would cover half a line.
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect.poll(() => slide.locator("img").evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
        await expectContrast(page, `“${title}” at ${width} px`)
      }
      await hero.getByRole("button", { name: "Next slide" }).click()
    }
  })
}

/** A line of text on the screen. */
interface Line {
  text: string
  /** In CSS pixels. */
  box: { left: number; top: number; right: number; bottom: number }
  /** Red, green and blue, 0 to 255. */
  colour: number[]
  minContrast: number
}

/** Hides all text, and the bottom bar, which is not part of the background. */
const HIDDEN_TEXT = `
  * { -webkit-text-fill-color: transparent !important }
  [data-slot=bottom-bar] { visibility: hidden !important }`

/** Share of a line's pixels that can have less contrast, such as on edges in the image. */
const IGNORED_SHARE = 0.01

/** Expects every visible line of text to have enough contrast with its background (WCAG 1.4.3). */
async function expectContrast(page: Page, name: string): Promise<void> {
  const { lines, screen } = await captureWhenStable(page)
  expect(lines.length, `${name}: lines of text`).toBeGreaterThan(0)
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const problems = lines.flatMap(({ text, box, colour, minContrast }) => {
    const textLuminance = getLuminance(colour)
    const contrasts: number[] = []
    for (let y = Math.ceil(box.top); y < box.bottom; y++) {
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const background = getLuminance(data, (y * info.width + x) * info.channels)
        contrasts.push((Math.max(textLuminance, background) + 0.05) / (Math.min(textLuminance, background) + 0.05))
      }
    }
    contrasts.sort((a, b) => a - b)
    const worst = contrasts[Math.floor(contrasts.length * IGNORED_SHARE)] ?? 0
    return worst < minContrast ? [`“${text}” has ${worst.toFixed(2)} of ${minContrast}`] : []
  })
  expect(problems, name).toEqual([])
}

/** Returns the lines of text, and a screenshot without them. Repeats both if the lines have moved in between. */
async function captureWhenStable(page: Page): Promise<{ lines: Line[]; screen: Buffer }> {
  let capture: { lines: Line[]; screen: Buffer } | undefined
  await expect(async () => {
    const lines = await page.evaluate(readLines)
    const style = await page.addStyleTag({ content: HIDDEN_TEXT })
    // Two frames, until the text is hidden on the screen as well.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const screen = await page.screenshot()
    await style.evaluate((element) => element.parentNode?.removeChild(element))
    expect(await page.evaluate(readLines)).toEqual(lines)
    capture = { lines, screen }
  }).toPass()
  if (!capture) throw new Error("The page did not become stable.")
  return capture
}

/** The linear value of each channel value from 0 to 255 (WCAG 2). */
const linear = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Returns the relative luminance (WCAG 2) of the red, green and blue values from `start` on. */
function getLuminance(colour: ArrayLike<number>, start = 0): number {
  const channel = (index: number) => linear[colour[start + index] ?? 0] ?? 0
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

/** Runs in the page. Skips text in drawings, which have their own background. */
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
    if (!colour) throw new Error(`Unknown format of the colour of “${node.nodeValue}”: ${color}`)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= 700)
    const text = node.nodeValue.trim().slice(0, 40)
    for (const { left, top, right, bottom } of boxes) {
      lines.push({ text, box: { left, top, right, bottom }, colour, minContrast: isLarge ? 3 : 4.5 })
    }
  }
  return lines
}
