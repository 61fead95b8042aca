import { setFontSize } from "../support/page-state"
import { routes } from "../support/site"
import { expectNoOverflow, expectNoSidewaysScrolling } from "../support/overflow"
import { expect, open, test } from "../support/test"

/* Settings of browsers: larger text, wider spacing, forced colours (WCAG 1.4.4, 1.4.12), and print. */

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const route of [routes.home, routes.service]) {
  test(`${route}: no text is clipped at double font size`, async ({ page }) => {
    await setFontSize(page, 32)
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, route)
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    await expectNoOverflow(page)
  })

  test(`${route}: does not scroll sideways at 640 and 1280 px with text alone at 200%`, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 })
    await open(page, route)
    // Like the text zoom of Firefox, which does not change the breakpoints.
    await page.addStyleTag({ content: "html { font-size: 200% !important }" })
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScrolling(page)
    }
  })

  test(`${route}: no text is clipped with WCAG text spacing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, route)
    // The values of WCAG 1.4.12.
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    await expectNoOverflow(page)
  })
}

test("Forced colours: focus is visible, and differs from the current item's outline", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/")
  await page.keyboard.press("Tab")
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
  expect(outline).toBe("solid")

  for (const current of [
    page.getByRole("banner").getByRole("link", { name: "CaFN, home" }),
    page.locator("[data-slot=carousel-bullets] [aria-current]").first(),
  ]) {
    const readOutline = () =>
      current.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { outlineStyle, outlineWidth: Number.parseFloat(outlineWidth) }
      })
    const unfocused = await readOutline()
    expect(unfocused.outlineWidth).toBeGreaterThan(0)
    // Repeated if the carousel has moved on in between.
    await expect(async () => {
      await page.keyboard.press("Shift")
      await current.focus()
      const focus = await readOutline()
      expect(focus.outlineStyle).not.toBe(unfocused.outlineStyle)
      expect(focus.outlineWidth).toBeGreaterThanOrEqual(unfocused.outlineWidth + 2)
    }).toPass({ timeout: 10_000 })
  }
})

test("Print: has the light theme, also on a dark screen", async ({ page }) => {
  await page.goto(routes.farmer)
  const readColours = async (colorScheme: "light" | "dark", media: "screen" | "print") => {
    await page.emulateMedia({ colorScheme, media })
    return page.locator("h1").evaluate((heading) => {
      const { color, colorScheme } = getComputedStyle(heading)
      return [color, colorScheme]
    })
  }
  const lightPrint = await readColours("light", "print")
  await expect.poll(() => readColours("dark", "screen")).not.toEqual(lightPrint)
  await expect.poll(() => readColours("dark", "print")).toEqual(lightPrint)
})
