import type { Page, Request } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { expectNoOverflow, findClippedText, scrollThrough } from "../support/overflow"
import { expectFocusTrap, expectVisibleFocus, skipToContent, tabNext, tabTo } from "../support/keyboard"
import { getScrollY, setFontSize } from "../support/page-state"
import { galleryPictures, pictureTexts, routes } from "../support/site"
import { expectLargeTouchTargets } from "../support/touch-targets"
import { expect, open, openUntouched, recordRequests, getScriptPaths, test } from "../support/test"
import { doubleTap, drag } from "../support/touch"

/*
 * The gallery (spec sections 2 and 9): layout, requests, history and gestures. Its button and its viewer in detail:
 * __tests__/features/gallery.
 */

const total = galleryPictures.length
const PAGE_SIZE = 24

const tiles = (page: Page) => page.locator("[data-slot=gallery-picture]")
const tile = (page: Page, number: number) => page.locator(`[data-slot=gallery-picture] a[data-number="${number}"]`)
const more = (page: Page) => page.getByRole("button", { name: /^Load More Images/ })
const viewer = (page: Page) => page.getByRole("dialog", { name: "Pictures of the gallery" })
const counter = (page: Page) => viewer(page).locator(".picture-viewer-counter")
const shownPicture = (page: Page) => viewer(page).locator(".yarl__slide_current img[data-state]")
const pictureWidth = async (page: Page) => (await shownPicture(page).boundingBox())?.width ?? 0

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test("Gallery on a phone: lazy loading, at most 250 KB for 24 pictures, more are kept", async ({ page }) => {
    const requests = recordRequests(page)
    const pictures = () => requests.filter((address) => address.includes("/image_")).length
    let bytes = 0
    const count = async (request: Request) => {
      if (request.resourceType() === "image") bytes += (await request.sizes()).responseBodySize
    }
    page.on("requestfinished", count)
    await openUntouched(page, routes.gallery)
    await page.waitForLoadState("networkidle")
    expect(pictures()).toBeLessThanOrEqual(12)
    await scrollThrough(page)
    await expect.poll(pictures).toBe(PAGE_SIZE)
    await page.waitForLoadState("networkidle")
    expect(bytes / 1024).toBeLessThanOrEqual(250)
    // Later requests can still be pending when the test ends.
    page.off("requestfinished", count)
  })
})

test("Gallery: 2, 3 and 4 columns of whole pictures, in order", async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 800 })
  await openUntouched(page, routes.gallery)
  await scrollThrough(page)
  for (const [width, columns] of [
    [639, 2],
    [640, 3],
    [1023, 3],
    [1024, 4],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await readGrid(page)
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size, "columns").toBe(columns)
      const tops = boxes.map(({ top }) => top)
      expect(tops, "from top to bottom, as in the HTML").toEqual([...tops].sort((a, b) => a - b))
      for (const { visible } of boxes) expect(visible, "visible share of a picture").toBeGreaterThan(0.9)
    })
  }

  await test.step("no text is clipped at double font size", async () => {
    await setFontSize(page, 32)
    await scrollThrough(page)
    await expectNoOverflow(page)
  })
})

test("Gallery's viewer: by keyboard and by history; traps and restores focus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, routes.gallery)
  await page.waitForLoadState("networkidle")

  await test.step("loads its scripts on open, and only the current large picture and its neighbours", async () => {
    const links = tiles(page).locator("a")
    const large = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    const requests = recordRequests(page)
    const fetched = () => requests.map((url) => new URL(url).pathname).filter((path) => large.includes(path))
    await skipToContent(page)
    await tabTo(page, tile(page, 3))
    await page.keyboard.press("Enter")
    await expect(viewer(page).locator(".yarl__container")).toBeFocused()
    await expect(shownPicture(page)).toHaveAttribute("data-state", "loaded")
    expect(getScriptPaths(requests).length).toBeGreaterThan(0)
    await expect.poll(() => fetched().sort()).toEqual(large.slice(1, 4).sort())
    await expect(viewer(page)).toContainText(pictureTexts.get(galleryPictures[2] ?? "") ?? "no description")
    await expect(page).toHaveURL("/gallery?image=3")
  })

  await test.step("no violations, and touch targets are large enough", async () => {
    await expectNoViolations(page, "the gallery's viewer")
    await expectLargeTouchTargets(viewer(page))
    await expect.poll(() => findClippedText(page)).toEqual([])
  })

  await test.step("Tab stays inside; closing focuses the picture that opened it", async () => {
    await expectFocusTrap(page, viewer(page), 9)
    await page.keyboard.press("ArrowRight")
    await expect(counter(page)).toHaveText(`4 of ${total}`)
    await expect(page).toHaveURL("/gallery?image=4")
    await tabTo(page, viewer(page).getByRole("button", { name: "Close the pictures" }), { max: 12 })
    await page.keyboard.press("Enter")
    await expect(viewer(page)).toBeHidden()
    await expect(tile(page, 3)).toBeFocused()
    await expectVisibleFocus(page)
  })

  await test.step("the back button closes it and keeps the scroll position, forward reopens it", async () => {
    await page.keyboard.press("Enter")
    await expect(shownPicture(page)).toHaveAttribute("data-state", "loaded")
    const before = await getScrollY(page)
    await page.goBack()
    await expect(viewer(page)).toBeHidden()
    await expect(page).toHaveURL("/gallery")
    await expect.poll(async () => Math.abs((await getScrollY(page)) - before)).toBeLessThan(80)
    await page.goForward()
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await page.keyboard.press("Escape")
    await expect(page).toHaveURL("/gallery")
  })

  await test.step("“Load More” focuses the first new picture", async () => {
    await tabTo(page, more(page))
    await page.keyboard.press("Enter")
    await expect(tile(page, PAGE_SIZE + 1)).toBeFocused()
    await expectVisibleFocus(page)
    await tabNext(page, tile(page, PAGE_SIZE + 2))
  })
})

test.describe("by touch", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

  test("Gallery by touch: double tap zooms, swipe changes the picture, pull closes", async ({ page }) => {
    await open(page, `/gallery?image=${PAGE_SIZE + 1}`)
    await expect(shownPicture(page)).toHaveAttribute("data-state", "loaded")

    await test.step("a double tap zooms", async () => {
      await untilViewerIsStill(page)
      const usual = await pictureWidth(page)
      await doubleTap(page, shownPicture(page))
      await expect.poll(() => pictureWidth(page)).toBeGreaterThan(usual * 1.5)
      for (let press = 0; press < 3; press++) await page.keyboard.press("-")
      await expect.poll(() => pictureWidth(page)).toBeCloseTo(usual, 0)
    })

    await test.step("a swipe of 41 px changes the picture", async () => {
      await untilViewerIsStill(page)
      await drag(page, viewer(page), { across: 41 })
      await expect(counter(page)).toHaveText(`${PAGE_SIZE} of ${total}`)
    })

    await test.step("a pull of 120 px closes the viewer and stays on the site", async () => {
      await untilViewerIsStill(page)
      await drag(page, viewer(page), { down: 120 })
      await expect(viewer(page)).toBeHidden()
      await expect(page).toHaveURL("/gallery")
    })
  })
})

/** Returns the position of each picture, and the visible share of its width or height. */
function readGrid(page: Page) {
  return page.locator("[data-slot=gallery-grid]").evaluate((grid) =>
    Array.from(grid.querySelectorAll("[data-slot=gallery-picture] a"), (link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const image = link.querySelector("img")
      const ratio = Number(image?.getAttribute("height")) / Number(image?.getAttribute("width"))
      return { left, top, visible: Math.min(height / width / ratio, ratio / (height / width)) }
    }),
  )
}

/** Waits until no animation of the viewer is running. */
async function untilViewerIsStill(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame().then(frame)
    return document.getAnimations().every(({ playState }) => playState !== "running")
  })
}
