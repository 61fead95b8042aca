import type { Page } from "@playwright/test"
import { SAVE_DATA_KEY } from "../../src/lib/constants"
import { posts, routes } from "../support/site"
import { expectNoViolations } from "../support/axe"
import { expectNoLostText, expectNoSidewaysScrolling, scrollThrough } from "../support/geometry"
import { expect, open, requestsOf, test } from "../support/test"

/* What visitors set in their browsers: larger letters, wider spacing, colours of their own (WCAG 1.4.4, 1.4.12). */

test.use({ contextOptions: { reducedMotion: "reduce" } })

for (const route of [routes.home, routes.servicesList, routes.service]) {
  test(`${route} loses no words with letters of double size and with wide spacing`, async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await page.setViewportSize({ width: 1280, height: 900 })
    await open(page, route)
    await test.step("letters of double size at 1280 px", async () => {
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
      await expectAllWords(page)
      await browser.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } })
    })
    // WCAG 1.4.12, to the letter.
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    })
    for (const width of [320, 1440]) {
      await test.step(`wide spacing at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 })
        await expectAllWords(page)
      })
    }
  })
}

test("forced colours leave every control to be seen, and the focus differs from the mark of what is chosen by its line", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, "/")
  // The colours are the browser's own then, and axe reads those that the page asked for.
  await expectNoViolations(page, "/ with forced colours", { without: ["color-contrast"] })
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

test("paper is light, whatever the device prefers", async ({ page }) => {
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

test("on a phone sentences are 17 px or larger, most of them 17", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const route of [routes.home, routes.post, routes.service, routes.shop, routes.contact]) {
    await page.goto(route, { waitUntil: "domcontentloaded" })
    const sizes = Object.entries(await sentenceSizes(page)).sort(([, a], [, b]) => b - a)
    const small = sizes.filter(([size]) => Number(size) < 17)
    expect.soft(small, `${route}: sizes in px and letters of sentences below 17 px`).toEqual([])
    // The shop has no sentence but its opening line.
    const [[commonest] = ["17.0"]] = sizes
    expect.soft(Math.round(Number(commonest)), `${route}: the commonest size of sentences`).toBe(17)
  }
})

for (const { name, width, isSaving, faces } of [
  { name: "a phone", width: 360, isSaving: false, faces: ["bricolage-grotesque"] },
  { name: "a wide screen", width: 768, isSaving: false, faces: ["bricolage-grotesque", "hanken-grotesk"] },
  { name: "a wide screen that saves data", width: 768, isSaving: true, faces: [] },
]) {
  test(`the typefaces that ${name} asks for`, async ({ page }) => {
    if (isSaving) await page.addInitScript((key) => localStorage.setItem(key, "true"), SAVE_DATA_KEY)
    await page.setViewportSize({ width, height: 800 })
    const asked = requestsOf(page)
    for (const route of [routes.home, routes.farmer]) {
      await open(page, route)
      await scrollThrough(page)
    }
    const found = asked.flatMap((address) => /fonts\/([a-z-]+)\./.exec(address)?.[1] ?? [])
    expect([...new Set(found)].sort()).toEqual(faces)
  })
}

test("a post shows its title and its first sentence on the first screen of a phone, its breadcrumb on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  for (const post of posts) {
    await page.goto(`/blog-single/${post.id}`, { waitUntil: "domcontentloaded" })
    const bottom = async (text: string) => {
      const box = await page.getByRole("main").getByText(text).first().boundingBox()
      return box ? box.y + box.height : Infinity
    }
    expect.soft(await bottom(post.title), `the end of “${post.title}”, in px`).toBeLessThanOrEqual(0.35 * 640)
    expect.soft(await bottom(post.description), `the end of “${post.description}”, in px`).toBeLessThanOrEqual(640)
    const items = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")
    const tops = await items.evaluateAll((all) =>
      all
        .map((item) => item.getBoundingClientRect())
        // The current page's name is only heard on a phone.
        .filter(({ height }) => height > 1)
        .map(({ top }) => Math.round(top)),
    )
    expect.soft(new Set(tops).size, `lines of the breadcrumb of “${post.title}”`).toBe(1)
  }
})

async function expectAllWords(page: Page): Promise<void> {
  await scrollThrough(page)
  await expectNoSidewaysScrolling(page)
  await expectNoLostText(page)
}

/** How many letters of sentences stand in each size, in CSS pixels. A sentence is text of 40 letters or more. */
function sentenceSizes(page: Page): Promise<Record<string, number>> {
  return page.getByRole("main").evaluate((main) => {
    const sizes: Record<string, number> = {}
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const letters = textContent?.trim().length ?? 0
      if (letters < 40 || !parentElement?.checkVisibility()) continue
      // What only a screen reader reads has no size for the eye; opening lines are larger on purpose, links are labels.
      if (parentElement.closest(".sr-only, noscript, nav, [data-slot=lead]")) continue
      const size = parseFloat(getComputedStyle(parentElement).fontSize).toFixed(1)
      sizes[size] = (sizes[size] ?? 0) + letters
    }
    return sizes
  })
}
