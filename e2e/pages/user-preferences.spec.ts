import type { Page } from "@playwright/test"
import { setFontSize } from "../support/open-page"
import { routes } from "../support/site"
import { expectNoClippedText, expectNoSidewaysScrolling, scrollThrough } from "../support/overflow"
import { expect, open, test } from "../support/test"

/* What visitors set in their browsers: larger letters, wider spacing, colours of their own (WCAG 1.4.4, 1.4.12). */

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const route of [routes.home, routes.service]) {
  test(`${route}: no text is clipped at double font size`, async ({ page }) => {
    await setFontSize(page, 32)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, route)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    await scrollThrough(page, 900)
    await expectAllWords(page)
  })

  test(`${route}: does not scroll sideways at 640 and 1280 px with text alone at 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    await open(page, route)
    // As Firefox zooms text only: the window, and with it the breakpoints, stay.
    await page.addStyleTag({ content: "html { font-size: 200% !important }" })
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await scrollThrough(page, 900)
      await expectNoSidewaysScrolling(page)
    }
  })

  test(`${route}: no text is clipped with WCAG text spacing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, route)
    // WCAG 1.4.12, to the letter.
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    await expectAllWords(page)
  })
}

test("Forced colours: focus is visible, and differs from the current item's outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/")
  await page.keyboard.press("Tab")
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(outline).toBe("solid")

  for (const chosen of [
    page.getByRole("banner").getByRole("link", { name: "CaFN, home" }),
    page.locator("[data-slot=carousel-bullets] [aria-current]").first(),
  ]) {
    const line = () =>
      chosen.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth) }
      })
    const mark = await line()
    expect(mark.outlineWidth).toBeGreaterThan(0)
    // Again where the slide, and with it the mark, has moved on in between.
    await expect(async () => {
      await page.keyboard.press("Shift")
      await chosen.focus()
      const focus = await line()
      expect(focus.outlineStyle).not.toBe(mark.outlineStyle)
      expect(focus.outlineWidth).toBeGreaterThanOrEqual(mark.outlineWidth + 2)
    }).toPass({ timeout: 10_000 })
  }
})

test("Print is light in the dark theme too", async ({ page }) => {
  await page.goto(routes.farmer)
  const colours = async (colorScheme: "light" | "dark", media: "screen" | "print") => {
    await page.emulateMedia({ colorScheme, media })
    return page.locator("h1").evaluate((heading) => {
      const { color, colorScheme } = getComputedStyle(heading)
      return [color, colorScheme]
    })
  }
  const onPaper = await colours("light", "print")
  // Colours may be on their way from one to the other.
  await expect.poll(() => colours("dark", "screen")).not.toEqual(onPaper)
  await expect.poll(() => colours("dark", "print")).toEqual(onPaper)
})

async function expectAllWords(page: Page): Promise<void> {
  await expectNoSidewaysScrolling(page)
  await expectNoClippedText(page)
}
