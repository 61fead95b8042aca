import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { expectNoLostText, expectNoSidewaysScrolling, scrollThrough } from "../support/geometry"
import { expectNoShifts, recordShifts } from "../support/shifts"
import { galleryKinds, galleryPictures, pictureTexts, readJson, routes } from "../support/site"
import { smallTargets } from "../support/targets"
import { expect, isAlive, open, openUntouched, requestsOf, scriptsOf, test, untilAlive } from "../support/test"
import { doubleTap, drag } from "../support/touch"

/*
 * The gallery (spec section 2; the numbers are those of section 9): layout, what is fetched, history and gestures. What
 * its button and its viewer do is tested in __tests__/features/gallery and __tests__/shared/picture-viewer, what its pages
 * hold in __tests__/site. The expected content is read from data/.
 */

const gallery = readJson<{
  shareLabel: string
  label: string
  unknownText: string
}>("gallery.json")
const total = galleryPictures.length
const PAGE = 24
const cattle = galleryKinds[0] ?? never()
const caption = (number: number, pictures = galleryPictures) => pictureTexts.get(pictures[number - 1] ?? "") ?? never()

const tiles = (page: Page) => page.locator("[data-slot=gallery-picture]")
const tile = (page: Page, number: number) => page.locator(`[data-slot=gallery-picture] a[data-number="${number}"]`)
const more = (page: Page) => page.getByRole("button", { name: /^Load More Images/ })
const viewer = (page: Page) => page.getByRole("dialog", { name: gallery.label })
const counter = (page: Page) => viewer(page).locator(".picture-viewer-counter")
const shownPicture = (page: Page) => viewer(page).locator(".yarl__slide_current img[data-state]")
const pictureWidth = async (page: Page) => (await shownPicture(page).boundingBox())?.width ?? 0

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test("a first visit: what is fetched, what moves, and more pictures", { tag: "@timing" }, async ({ page }) => {
    const asked = requestsOf(page)
    const pictures = () => asked.filter((address) => address.includes("/image_")).length
    const browser = await page.context().newCDPSession(page)
    await browser.send("Network.enable")
    let bytes = 0
    browser.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
    await recordShifts(page)

    await test.step("pictures far below wait for the first scroll", async () => {
      await openUntouched(page, routes.gallery)
      await page.waitForLoadState("networkidle")
      expect(pictures()).toBeLessThanOrEqual(12)
    })

    await test.step("with all 24 pictures the page transfers at most 400 KB and has moved nothing", async () => {
      await scrollThrough(page)
      await expect.poll(pictures).toBe(PAGE)
      const shown = tiles(page).nth(15).locator("img")
      await shown.scrollIntoViewIfNeeded()
      await expect(shown).toBeInViewport()
      await untilPicturesAreThere(page)
      expect(bytes / 1024).toBeLessThanOrEqual(400)
      await expectNoShifts(page, "gallery, 412 px")
    })

    await test.step("24 more come after half a second, move nothing, and the first of them has the focus", async () => {
      await expect(more(page)).toHaveText(`Load More Images (${total - PAGE} remaining)`)
      await more(page).scrollIntoViewIfNeeded()
      await recordMore(page)
      await more(page).click()
      await expect(tiles(page)).toHaveCount(2 * PAGE)
      expect(await page.evaluate("window.came - window.pressed")).toBeGreaterThanOrEqual(499)
      await expect(tile(page, PAGE + 1)).toBeFocused()
      await scrollThrough(page)
      await expectNoShifts(page, "gallery with more pictures, 412 px")
    })

    await test.step("they are still there for whoever comes back", async () => {
      await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()
      await expect(page).toHaveURL(routes.home)
      await page.goBack()
      await expect(tiles(page)).toHaveCount(2 * PAGE)
    })
  })
})

test("columns of whole pictures, the kinds, and more of one kind", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, routes.gallery)
  await scrollThrough(page)

  await test.step("2 columns, 3 from 640 px, 4 from 1024 px, in order, uncovered, ending on one line", async () => {
    for (const [width, columns] of [
      [320, 2],
      [412, 2],
      [640, 3],
      [768, 3],
      [1024, 4],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScrolling(page)
      const { boxes, ends } = await readGrid(page)
      expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `columns at ${width} px`).toBe(columns)
      const tops = boxes.map(({ top }) => top)
      expect(tops, `from top to bottom as in the HTML, ${width} px`).toEqual([...tops].sort((a, b) => a - b))
      for (const { seen } of boxes) expect(seen, `a picture's seen share at ${width} px`).toBeGreaterThan(0.9)
      const covered = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
      expect(covered, `pictures under others at ${width} px`).toEqual([])
      // A row of the grid is a twentieth of a column; gaps below two rows are left.
      expect(Math.max(...ends) - Math.min(...ends), `ends of the columns at ${width} px`).toBeLessThan(width / 20)
    }
  })

  await test.step("a kind is a page of its own, whose button brings more of the kind", async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.getByRole("navigation", { name: "Kinds of pictures" }).getByRole("link", { name: cattle.label }).click()
    await expect(page).toHaveURL(`/gallery/${cattle.slug}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Gallery: ${cattle.label}`)
    await expect(more(page)).toHaveText(`Load More Images (${cattle.pictures.length - PAGE} remaining)`)
    await more(page).click()
    await expect(tile(page, PAGE + 1)).toBeFocused()
    await expectNoSidewaysScrolling(page)
    await tile(page, 2).press("Enter")
    await expect(page).toHaveURL(`/gallery/${cattle.slug}?image=2`)
    await expect(counter(page)).toHaveText(`2 of ${cattle.pictures.length}`)
    await expect(viewer(page)).toContainText(caption(2, cattle.pictures))
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toBeHidden()
  })

  await test.step("letters of double size lose no words", async () => {
    const browser = await page.context().newCDPSession(page)
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await page.setViewportSize({ width: 1280, height: 900 })
    await scrollThrough(page)
    await expectNoSidewaysScrolling(page)
    await expectNoLostText(page)
  })
})

test("the viewer by keyboard: open, arrows, ends, zoom, rotate, close; the focus returns", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, routes.gallery)
  await page.waitForLoadState("networkidle")

  await test.step("its scripts come with the first press, and of the large pictures only that one and its neighbours", async () => {
    const large = await tiles(page)
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    const asked = requestsOf(page)
    const fetched = () => asked.map((url) => new URL(url).pathname).filter((path) => large.includes(path))
    await tile(page, 3).press("Enter")
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    await expect(viewer(page).locator("[data-slot=picture-viewer-caption]")).toBeFocused()
    expect(scriptsOf(asked).length).toBeGreaterThan(0)
    await expect.poll(() => fetched().sort()).toEqual(large.slice(1, 4).sort())
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await expect(viewer(page)).toContainText(caption(3))
    await expect(shownPicture(page)).toHaveAttribute("alt", caption(3))
    await expect(page).toHaveURL("/gallery?image=3")
    expect(fetched()).toHaveLength(3)
  })

  await test.step("no violations, everything large enough for a finger, and a link that shares the picture", async () => {
    await expectNoViolations(page, "the gallery's viewer")
    expect(await viewer(page).evaluate(smallTargets)).toEqual([])
    await expectNoLostText(page)
    const share = viewer(page).getByRole("link", { name: new RegExp(`^${gallery.shareLabel}: WhatsApp`) })
    await expect(share).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.*%2Fgallery%3Fimage%3D3$/)
  })

  await test.step("the Tab key goes round inside", async () => {
    const zoom = viewer(page).getByRole("button", { name: "Zoom in" })
    await page.keyboard.press("Tab")
    await expect(zoom).toBeFocused()
    await page.keyboard.press("Shift+Tab")
    await expect(viewer(page).getByRole("button", { name: "Next picture" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(zoom).toBeFocused()
  })

  await test.step("arrows, Home and End, with buttons that say where the row ends", async () => {
    const previous = viewer(page).getByRole("button", { name: "Previous picture" })
    const next = viewer(page).getByRole("button", { name: "Next picture" })
    await page.keyboard.press("ArrowRight")
    await expect(counter(page)).toHaveText(`4 of ${total}`)
    await expect(page).toHaveURL("/gallery?image=4")
    await previous.click()
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await page.keyboard.press("End")
    await expect(counter(page)).toHaveText(`${total} of ${total}`)
    await expect(viewer(page)).toContainText(caption(total))
    await expect(next).toBeDisabled()
    await page.keyboard.press("Home")
    await expect(counter(page)).toHaveText(`1 of ${total}`)
    await expect(previous).toBeDisabled()
  })

  await test.step("zoom and rotation", async () => {
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    const usual = await pictureWidth(page)
    await page.keyboard.press("+")
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(usual * 1.2)
    await page.keyboard.press("-")
    await expect.poll(() => pictureWidth(page)).toBeCloseTo(usual, 0)
    await page.keyboard.press("r")
    await expect(viewer(page).locator(".yarl__slide_current .picture-viewer-picture")).toHaveCSS(
      "transform",
      /^matrix\((?:0|6\.1.*e-17), 1, -1/,
    )
    await page.keyboard.press("Shift+R")
  })

  await test.step("Escape closes it from wherever the focus is, and the picture shown last has the focus", async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toBeHidden()
    await expect(page).toHaveURL("/gallery")
    await expect(tile(page, 1)).toBeFocused()
  })
})

test("a picture's address and the browser's history", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 800 })

  await test.step("a tile of the home page leads to its picture", async () => {
    await open(page, routes.home)
    await page.locator("[data-slot=gallery-tile]").nth(1).click()
    await expect(page).toHaveURL("/gallery?image=2")
    await expect(counter(page)).toHaveText(`2 of ${total}`)
  })

  await test.step("a shared picture of a later page opens, and so do its neighbours", async () => {
    await open(page, `/gallery?image=${PAGE + 1}`)
    await expect(viewer(page)).toContainText(caption(PAGE + 1))
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    await page.keyboard.press("ArrowLeft")
    await expect(viewer(page)).toContainText(caption(PAGE))
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toBeHidden()
    await expect(page, "closing does not leave the site").toHaveURL("/gallery")
  })

  await test.step("the back button closes it, and the place on the page stays", async () => {
    await tile(page, 5).scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => window.scrollY)
    await tile(page, 5).click()
    await expect(counter(page)).toHaveText(`5 of ${total}`)
    await page.goBack()
    await expect(viewer(page)).toBeHidden()
    await expect(page).toHaveURL("/gallery")
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(80)
    await page.goForward()
    await expect(counter(page)).toHaveText(`5 of ${total}`)
    await viewer(page).getByRole("button", { name: "Close the pictures" }).click()
    await expect(page).toHaveURL("/gallery")
  })

  await test.step("an address that asks for a picture that is not there says so", async () => {
    await page.goto(`/gallery?image=${total + 1}`)
    await untilAlive(page)
    await expect(page.locator("[data-slot=toast]")).toContainText(gallery.unknownText)
    await expect(viewer(page)).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(PAGE)
  })
})

test.describe("with a finger", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

  test("a double tap zooms, swipes turn the pictures, a pull closes", async ({ page }) => {
    const room = viewer(page)
    await open(page, "/gallery?image=2")
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")

    await test.step("a double tap zooms", async () => {
      await untilViewerIsStill(page)
      const usual = await pictureWidth(page)
      await doubleTap(page, shownPicture(page))
      await expect.poll(() => pictureWidth(page)).toBeGreaterThan(usual * 1.5)
      for (let press = 0; press < 3; press++) await page.keyboard.press("-")
      await expect.poll(() => pictureWidth(page)).toBeCloseTo(usual, 0)
    })

    await test.step("39 px are no swipe, 41 px are one", async () => {
      await untilViewerIsStill(page)
      await drag(page, room, { across: -39 })
      await untilViewerIsStill(page)
      await expect(counter(page)).toHaveText(`2 of ${total}`)
      await drag(page, room, { across: -41 })
      await expect(counter(page)).toHaveText(`3 of ${total}`)
      await untilViewerIsStill(page)
      await drag(page, room, { across: 150 })
      await expect(counter(page)).toHaveText(`2 of ${total}`)
    })

    await test.step("a pull of 95 px puts the picture back, one of 120 px closes", async () => {
      await untilViewerIsStill(page)
      await drag(page, room, { down: 95 })
      await untilViewerIsStill(page)
      await expect(viewer(page)).toBeVisible()
      await drag(page, room, { down: 120 })
      await expect(viewer(page)).toBeHidden()
    })
  })
})

test.describe("where the viewer's part is lost", () => {
  // The browser has no fade from a page to a picture.
  test.use({ expectedProblems: [/ERR_FAILED|Loading chunk|ChunkLoadError|Transition was skipped/] })

  test("the picture itself opens", async ({ page }) => {
    await open(page, "/gallery")
    expect(await isAlive(page)).toBe(true)
    await page.route(/\.js$/, (route) => route.abort())
    const file = (await tile(page, 2).getAttribute("href")) ?? "no file"
    await tile(page, 2).press("Enter")
    await expect(page).toHaveURL(file, { timeout: 10_000 })
  })
})

/** Where each picture lies, the smaller of the shares of its width and height that are seen, and where the columns end. */
function readGrid(page: Page) {
  return page.locator("[data-slot=gallery-grid]").evaluate((grid) => {
    // The links, which pictures fill.
    const boxes = Array.from(grid.querySelectorAll("[data-slot=gallery-picture] a"), (link) => {
      const { left, top, right, bottom, width, height } = link.getBoundingClientRect()
      const image = link.querySelector("img")
      const own = Number(image?.getAttribute("height")) / Number(image?.getAttribute("width"))
      return { left, top, right, bottom, seen: Math.min(height / width / own, own / (height / width)) }
    })
    const ends = new Map<number, number>()
    for (const cell of grid.children) {
      const { left, bottom, width } = cell.getBoundingClientRect()
      if (width > 0) ends.set(Math.round(left), Math.max(ends.get(Math.round(left)) ?? 0, bottom))
    }
    return { boxes, ends: [...ends.values()] }
  })
}

/** Waits until every picture of the grid has been loaded. */
async function untilPicturesAreThere(page: Page): Promise<void> {
  const missing = () =>
    tiles(page)
      .locator("img")
      .evaluateAll((all) => all.filter((image) => image instanceof HTMLImageElement && !image.complete).length)
  await expect.poll(missing).toBe(0)
}

/** Has the page record when its button is pressed and when more pictures are there, as `pressed` and `came`. */
async function recordMore(page: Page): Promise<void> {
  await page.evaluate((first) => {
    document.addEventListener("click", () => Object.assign(window, { pressed: performance.now() }), true)
    new MutationObserver(() => {
      if (document.querySelectorAll("[data-slot=gallery-picture]").length > first && !("came" in window)) {
        Object.assign(window, { came: performance.now() })
      }
    }).observe(document.body, { childList: true, subtree: true })
  }, PAGE)
}

/** Waits until nothing slides or fades in the viewer. */
async function untilViewerIsStill(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame().then(frame)
    return document.getAnimations().every(({ playState }) => playState !== "running")
  })
}

function never(): never {
  throw new Error("data/gallery.json has too few pictures or kinds for this test.")
}
