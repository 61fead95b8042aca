import type { CDPSession, Locator, Page } from "@playwright/test"
import { expectNoViolations, WIDTHS } from "./support/axe"
import { expectNoLostText, expectNoSidewaysScrolling, scrollThrough } from "./support/geometry"
import { readJson } from "./support/site"
import { expect, isAlive, open, openUntouched, requestsOf, scriptsOf, test } from "./support/test"

/* The gallery (spec section 2; the numbers are those of section 9). What it holds is read from the content. */

const gallery = readJson<{
  pictures: string[]
  kinds: { slug: string; label: string; pictures: string[] }[]
  shareLabel: string
  label: string
  failedText: string
  unknownText: string
}>("gallery.json")
const descriptions = readJson<Record<string, string>>("pictures.json")
const total = gallery.pictures.length
const PAGE = 24
const pages = Math.ceil(total / PAGE)
/** How many pictures the page of this number adds. */
const added = (number: number) => Math.min(PAGE, total - (number - 1) * PAGE)
const remaining = (number: number) => total - Math.min(total, number * PAGE)
const caption = (number: number) => descriptions[gallery.pictures[number - 1] ?? ""] ?? "no picture"

const tiles = (page: Page) => page.locator("[data-slot=gallery-picture]")
const tile = (page: Page, number: number) => page.locator(`[data-slot=gallery-picture] a[data-number="${number}"]`)
const more = (page: Page) => page.getByRole("button", { name: /^Load More Images/ })
const status = (page: Page) => page.locator("[data-slot=gallery-more] [role=status]")
const viewer = (page: Page) => page.getByRole("dialog", { name: gallery.label })
const counter = (page: Page) => viewer(page).locator(".picture-viewer-counter")
const shownPicture = (page: Page) => viewer(page).locator(".yarl__slide_current img[data-state]")

test.describe("the pages", () => {
  test("the first shows the first 24 pictures in their order, each with its description", async ({ page }) => {
    await page.goto("/gallery")
    await expect(page).toHaveTitle("Gallery | CaFN")
    await expect(tiles(page)).toHaveCount(Math.min(total, PAGE))
    for (const number of [1, Math.min(total, PAGE)]) {
      await expect(tile(page, number).locator("img")).toHaveAttribute("alt", caption(number))
    }
    const tops = await tiles(page).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top))
    expect(tops, "from top to bottom as in the markup").toEqual([...tops].sort((a, b) => a - b))
  })

  test("each further page begins where the one before ended", async ({ page }) => {
    for (let number = 2; number <= pages; number++) {
      await page.goto(`/gallery/${number}`)
      await expect(page).toHaveTitle(`Gallery, page ${number} | CaFN`)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Gallery, page ${number}`)
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`/gallery/${number}$`))
      await expect(tiles(page)).toHaveCount(added(number))
      await expect(tiles(page).locator("a").first()).toHaveAttribute("data-number", String((number - 1) * PAGE + 1))
    }
  })

  test("columns: two on a phone, three from 640 px, four from 1024 px", async ({ page }) => {
    for (const [width, columns] of [
      [320, 2],
      [412, 2],
      [640, 3],
      [1024, 4],
      [1440, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto("/gallery")
      const lefts = await tiles(page).evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
      expect(new Set(lefts.map(Math.round)).size, `${width} px`).toBe(Math.min(columns, total))
      await expectNoSidewaysScrolling(page)
    }
  })

  test("pictures are cropped by less than a tenth, and none lies on another", async ({ page }) => {
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto("/gallery")
      // The links, which pictures fill: on a phone, far ones wait beyond their edge until the page is touched.
      const boxes = await tiles(page)
        .locator("a")
        .evaluateAll((all) =>
          all.map((link) => {
            const { left, top, right, bottom, width, height } = link.getBoundingClientRect()
            const image = link.querySelector("img")
            const own = Number(image?.getAttribute("height")) / Number(image?.getAttribute("width"))
            return { left, top, right, bottom, crop: Math.min(height / width / own, own / (height / width)) }
          }),
        )
      for (const { crop } of boxes) expect(crop).toBeGreaterThan(0.9)
      const overlaps = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      )
      expect(overlaps).toEqual([])
    }
  })

  test("large letters and wide spacing lose no words", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const browser = await page.context().newCDPSession(page)
    await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await open(page, "/gallery")
    await scrollThrough(page)
    await expectNoSidewaysScrolling(page)
    await expectNoLostText(page)
  })
})

test(
  "on a phone, pictures far below wait for the first scroll, and are there then",
  { tag: "@timing" },
  async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    const asked = requestsOf(page)
    const pictures = () => asked.filter((address) => address.includes("/image_")).length
    await openUntouched(page, "/gallery")
    await page.waitForLoadState("networkidle")
    expect(pictures()).toBeLessThanOrEqual(12)
    await scrollThrough(page)
    await expect.poll(pictures).toBe(Math.min(PAGE, total))
    const shown = tiles(page).nth(15).locator("img")
    await shown.scrollIntoViewIfNeeded()
    await expect(shown).toBeInViewport()
  },
)

test.describe("more pictures", () => {
  test("come 24 at a time, not before 500 ms, and the focus goes to the first of them", async ({ page }) => {
    await open(page, "/gallery")
    await expect(more(page)).toHaveText(`Load More Images (${remaining(1)} remaining)`)
    await more(page).scrollIntoViewIfNeeded()
    await page.evaluate(() => {
      document.addEventListener("click", () => Object.assign(window, { pressed: performance.now() }), true)
      // Half a second is too short for looking from outside on a busy machine: the page keeps a record.
      const seen: string[] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const button = document.querySelector("[data-slot=gallery-more] button")
        const status = document.querySelector("[data-slot=gallery-more] [role=status]")
        seen.push(
          `${button?.getAttribute("aria-disabled") === "true" ? "disabled" : "enabled"}: ${status?.textContent}`,
        )
        if (document.querySelectorAll("[data-slot=gallery-picture]").length > 24 && !("came" in window)) {
          Object.assign(window, { came: performance.now() })
        }
      }).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
    })
    await more(page).click()
    await expect(tiles(page)).toHaveCount(PAGE + added(2))
    expect(await page.evaluate("window.seen")).toContain("disabled: Loading gallery...")
    const waited: number = await page.evaluate("window.came - window.pressed")
    expect(waited).toBeGreaterThanOrEqual(499)
    await expect(tile(page, PAGE + 1)).toBeFocused()
    await expect(status(page)).toContainText(`${added(2)} more picture`)
    for (let number = 3; number <= pages; number++) {
      await expect(status(page)).toHaveText(`${added(number - 1)} more pictures, ${remaining(number - 1)} remaining`)
      await more(page).press("Enter")
      await expect(tiles(page)).toHaveCount(total - remaining(number))
      await expect(tile(page, (number - 1) * PAGE + 1)).toBeFocused()
    }
    await expect(more(page)).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(total)
  })

  for (const width of [360, 1440]) {
    test(`move nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      await openUntouched(page, "/gallery")
      await scrollThrough(page, 250, 60)
      await more(page).scrollIntoViewIfNeeded()
      await more(page).click()
      await expect(tile(page, PAGE + 1)).toBeFocused()
      await scrollThrough(page, 250, 60)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.001)
    })
  }

  test("go on from a later page", async ({ page }) => {
    await open(page, "/gallery/2")
    await expect(more(page)).toHaveText(`Load More Images (${remaining(2)} remaining)`)
    await more(page).click()
    await expect(tile(page, 2 * PAGE + 1)).toBeFocused()
    await expect(tiles(page)).toHaveCount(added(2) + added(3))
  })

  test("are still there for whoever comes back", async ({ page }) => {
    await open(page, "/gallery")
    await more(page).click()
    await expect(tiles(page)).toHaveCount(PAGE + added(2))
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click()
    await expect(page).toHaveURL("/about-us")
    await page.goBack()
    await expect(tiles(page)).toHaveCount(PAGE + added(2))
  })

  test.describe("that do not arrive", () => {
    test.use({ expectedProblems: [/ERR_FAILED/] })

    test("are said to, and can be asked for again", async ({ page }) => {
      await open(page, "/gallery")
      await page.route("**/lists/gallery/2.json", (route) => route.abort())
      await more(page).click()
      await expect(page.locator("[data-slot=gallery-more]").getByRole("alert")).toHaveText(gallery.failedText)
      await expect(tiles(page)).toHaveCount(PAGE)
      await expect(more(page)).toBeEnabled()
      await page.unroute("**/lists/gallery/2.json")
      await more(page).click()
      await expect(tiles(page)).toHaveCount(PAGE + added(2))
    })
  })
})

test.describe("the viewer", () => {
  test("is fetched when it is first opened, and then fetches only the picture and its neighbours", async ({ page }) => {
    await open(page, "/gallery")
    const requests = requestsOf(page)
    await page.waitForTimeout(500)
    expect(scriptsOf(requests)).toEqual([])
    const large = await tiles(page)
      .locator("a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")))
    await tile(page, 3).press("Enter")
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    expect(scriptsOf(requests).length).toBeGreaterThan(0)
    await page.waitForTimeout(500)
    const fetched = requests.map((url) => new URL(url).pathname).filter((path) => large.includes(path))
    expect([...fetched].sort()).toEqual(large.slice(1, 4).sort())
  })

  test("by keyboard: open, arrows, ends, zoom, rotate, close; the focus returns", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/gallery")
    await tile(page, 3).press("Enter")
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await expect(viewer(page)).toContainText(caption(3))
    await expect(shownPicture(page)).toHaveAttribute("alt", caption(3))
    await expect(page).toHaveURL("/gallery?image=3")
    await page.keyboard.press("ArrowRight")
    await expect(counter(page)).toHaveText(`4 of ${total}`)
    await expect(page).toHaveURL("/gallery?image=4")
    await page.waitForTimeout(500)
    await page.keyboard.press("ArrowLeft")
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await page.keyboard.press("End")
    await expect(counter(page)).toHaveText(`${total} of ${total}`)
    await expect(viewer(page)).toContainText(caption(total))
    await expect(viewer(page).getByRole("button", { name: "Next picture" })).toBeDisabled()
    await page.keyboard.press("Home")
    await expect(counter(page)).toHaveText(`1 of ${total}`)
    await expect(viewer(page).getByRole("button", { name: "Previous picture" })).toBeDisabled()

    const width = async () => (await shownPicture(page).boundingBox())?.width ?? 0
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    const usual = await width()
    await page.keyboard.press("+")
    await expect.poll(width).toBeGreaterThan(usual * 1.2)
    await page.keyboard.press("-")
    await expect.poll(width).toBeCloseTo(usual, 0)
    await page.keyboard.press("r")
    await expect(viewer(page).locator(".yarl__slide_current .picture-viewer-picture")).toHaveCSS(
      "transform",
      /^matrix\((?:0|6\.1.*e-17), 1, -1/,
    )
    await page.keyboard.press("Shift+R")
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toBeHidden()
    await expect(page).toHaveURL("/gallery")
    await expect(tile(page, 1)).toBeFocused()
  })

  test("a picture can be shared, the back button closes it, and the place on the page stays", async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 800 })
    await open(page, "/gallery")
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

    await open(page, "/gallery?image=3")
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await page.keyboard.press("Escape")
    await expect(viewer(page)).toBeHidden()
    await expect(page, "closing does not leave the site").toHaveURL("/gallery")
  })

  test("a tile of the home page leads to its picture", async ({ page }) => {
    await open(page, "/")
    await page.locator("[data-slot=gallery-tile]").nth(1).click()
    await expect(page).toHaveURL("/gallery?image=2")
    await expect(counter(page)).toHaveText(`2 of ${total}`)
  })

  test("a shared picture of a later page opens, and so do its neighbours", async ({ page }) => {
    await open(page, `/gallery?image=${PAGE + 1}`)
    await expect(viewer(page)).toContainText(caption(PAGE + 1))
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    await page.keyboard.press("ArrowLeft")
    await expect(viewer(page)).toContainText(caption(PAGE))
  })

  for (const asked of [String(total + 1), "0", "goat"]) {
    test(`an address that asks for picture ${asked} says that there is none`, async ({ page }) => {
      await open(page, `/gallery?image=${asked}`)
      await expect(page.locator("[data-slot=toast]")).toContainText(gallery.unknownText)
      await expect(viewer(page)).toHaveCount(0)
      await expect(tiles(page)).toHaveCount(Math.min(total, PAGE))
    })
  }

  for (const width of WIDTHS) {
    test(`no violations in it at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await page.setViewportSize({ width, height: 800 })
      await open(page, "/gallery?image=2")
      await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
      await expectNoViolations(page, `/gallery viewer ${width} px`)
      for (const button of await viewer(page).getByRole("button").all()) {
        const box = await button.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      await expectNoLostText(page)
    })
  }
})

test.describe("with a finger", () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

  test("40 px swipe on, 100 px down close, a double tap zooms", async ({ page }) => {
    const finger = await page.context().newCDPSession(page)
    await open(page, "/gallery?image=2")
    await expect(shownPicture(page)).toHaveAttribute("data-state", "there")
    await page.waitForTimeout(400)
    await drag(finger, -39, 0)
    await page.waitForTimeout(1000)
    await expect(counter(page)).toHaveText(`2 of ${total}`)
    await drag(finger, -41, 0)
    await expect(counter(page)).toHaveText(`3 of ${total}`)
    await page.waitForTimeout(1000)
    await drag(finger, 150, 0)
    await expect(counter(page)).toHaveText(`2 of ${total}`)
    await page.waitForTimeout(1000)

    const width = async () => (await shownPicture(page).boundingBox())?.width ?? 0
    const usual = await width()
    await doubleTap(page, shownPicture(page))
    await expect.poll(width).toBeGreaterThan(usual * 1.5)
    await page.waitForTimeout(600)
    await doubleTap(page, viewer(page))
    await expect.poll(width).not.toBeCloseTo(usual, 0)
    await page.keyboard.press("-")
    await page.keyboard.press("-")
    await page.keyboard.press("-")
    await expect.poll(width).toBeCloseTo(usual, 0)

    await drag(finger, 0, 95)
    await page.waitForTimeout(600)
    await expect(viewer(page)).toBeVisible()
    await drag(finger, 0, 120)
    await expect(viewer(page)).toBeHidden()
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("links lead through all pages, and each picture to its file", async ({ page }) => {
    await page.goto("/gallery")
    const seen: (string | null)[] = []
    for (let number = 1; number <= pages; number++) {
      const files = await tiles(page)
        .locator("a")
        .evaluateAll((all) => all.map((link) => link.getAttribute("href")))
      seen.push(...files)
      const answer = await page.request.get(files[0] ?? "/404")
      expect(answer.headers()["content-type"]).toContain("image/")
      if (number > 1) {
        await expect(page.locator("[data-slot=gallery-pages] a[rel=prev]")).toHaveAttribute(
          "href",
          number === 2 ? "/gallery" : `/gallery/${number - 1}`,
        )
      }
      if (number < pages) await page.getByRole("link", { name: "More pictures" }).click()
      else await expect(page.getByRole("link", { name: "More pictures" })).toHaveCount(0)
    }
    expect(new Set(seen).size).toBe(total)
  })
})

test.describe("where the viewer's part is lost", () => {
  test.use({ expectedProblems: [/ERR_FAILED|Loading chunk|ChunkLoadError/] })

  test("the picture itself opens", async ({ page }) => {
    await open(page, "/gallery")
    expect(await isAlive(page)).toBe(true)
    await page.route(/\.js$/, (route) => route.abort())
    const file = (await tile(page, 2).getAttribute("href")) ?? "no file"
    await tile(page, 2).press("Enter")
    await expect(page).toHaveURL(file, { timeout: 10_000 })
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

  test("a first visit with all of its first 24 pictures transfers at most 400 KB", async ({ page }) => {
    const browser = await page.context().newCDPSession(page)
    await browser.send("Network.enable")
    let bytes = 0
    browser.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength))
    await openUntouched(page, "/gallery")
    await scrollThrough(page, 400, 80)
    await page.waitForTimeout(500)
    console.log(`/gallery transferred ${Math.round(bytes / 1024)} KB`)
    expect(bytes / 1024).toBeLessThanOrEqual(400)
  })
})

/** A finger goes down in the middle of the picture, moves in six steps and leaves. */
async function drag(finger: CDPSession, across: number, down: number): Promise<void> {
  const start = { x: 206, y: 330 }
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints })
  await touch("touchStart", [start])
  for (let step = 1; step <= 6; step++) {
    await touch("touchMove", [{ x: start.x + (across * step) / 6, y: start.y + (down * step) / 6 }])
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  await touch("touchEnd", [])
}

async function doubleTap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error("Nothing to tap on.")
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await page.waitForTimeout(100)
  await page.touchscreen.tap(x, y)
}

/** Sums every layout shift that no press explains. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shift = { total: 0 }
    Object.assign(window, { layoutShift: shift })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The entry's own fields are getters that the DOM's types don't know.
        if (Reflect.get(entry, "hadRecentInput") !== true) shift.total += Number(Reflect.get(entry, "value"))
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

const shiftOf = (page: Page): Promise<number> => page.evaluate("window.layoutShift.total")

test.describe("the kinds of pictures", () => {
  const [cattle] = gallery.kinds
  if (!cattle) throw new Error("data/gallery.json has no kinds.")

  test("are links to pages of their own, whose button brings more of the kind", async ({ page }) => {
    await open(page, "/gallery")
    await page.getByRole("navigation", { name: "Kinds of pictures" }).getByRole("link", { name: cattle.label }).click()
    await expect(page).toHaveURL(`/gallery/${cattle.slug}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Gallery: ${cattle.label}`)
    await expect(more(page)).toHaveText(`Load More Images (${cattle.pictures.length - PAGE} remaining)`)
    await expect(tile(page, 1).locator("img")).toHaveAttribute("alt", descriptions[cattle.pictures[0] ?? ""] ?? "")
    await more(page).click()
    await expect(tiles(page)).toHaveCount(Math.min(2 * PAGE, cattle.pictures.length))
    await expect(tile(page, PAGE + 1)).toBeFocused()
    await tile(page, 2).press("Enter")
    await expect(page).toHaveURL(`/gallery/${cattle.slug}?image=2`)
    await expect(counter(page)).toHaveText(`2 of ${cattle.pictures.length}`)
    await expect(viewer(page)).toContainText(descriptions[cattle.pictures[1] ?? ""] ?? "")
  })

  test("have no violations, and their choice scrolls sideways alone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await open(page, `/gallery/${cattle.slug}`)
    await expectNoSidewaysScrolling(page)
    await expectNoViolations(page, `/gallery/${cattle.slug}`)
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("reach every picture of the kind by links", async ({ page }) => {
      let seen = 0
      for (let number = 1; number <= Math.ceil(cattle.pictures.length / PAGE); number++) {
        await page.goto(number === 1 ? `/gallery/${cattle.slug}` : `/gallery/${cattle.slug}/${number}`)
        seen += await tiles(page).count()
      }
      expect(seen).toBe(cattle.pictures.length)
    })
  })
})

test("each link has a short name, and the picture's page can be shared from the viewer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, "/gallery?image=3")
  const share = viewer(page).getByRole("link", { name: new RegExp(`^${gallery.shareLabel}: WhatsApp`) })
  await expect(share).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=.*%2Fgallery%3Fimage%3D3$/)
  await page.keyboard.press("Escape")
  const names = await tiles(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("aria-label") ?? ""))
  for (const name of names) expect(name.split(" ").length, name).toBeLessThanOrEqual(8)
})

for (const width of [360, 768, 1440]) {
  test(`the columns end on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, "/gallery")
    const ends = await page.locator("[data-slot=gallery-grid]").evaluate((grid) => {
      const bottoms = new Map<number, number>()
      for (const cell of grid.children) {
        const { left, bottom, width: across } = cell.getBoundingClientRect()
        if (across > 0) bottoms.set(Math.round(left), Math.max(bottoms.get(Math.round(left)) ?? 0, bottom))
      }
      return [...bottoms.values()]
    })
    // A row of the grid is a twentieth of a column; gaps below two rows are left.
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(width / 20)
  })
}
