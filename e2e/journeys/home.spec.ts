import type { Locator, Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { pageTime, replaceClock, wind, windUntil } from "../support/clock"
import { contactForm } from "../support/forms"
import { slidesPerView } from "../support/geometry"
import { brands, counters, homeSlides, homeVariant, projects, routes, slidesOf } from "../support/site"
import { expect, open, requestsOf, test } from "../support/test"

/* The four home pages (spec section 2, "Home"; the numbers are those of sections 4 and 9). Their blocks, words and links:
   __tests__/site/home.test.ts. */

const TITLE = "CaFN - Empowering Uganda's Livestock Future"

test("the banner turns every five seconds, is chosen and stopped, and rests while the keyboard is in it", async ({
  page,
}) => {
  await replaceClock(page)
  await open(page, routes.home)
  const banner = page.getByRole("region", { name: "What CaFN does" })
  const shown = banner.locator("[data-slot=carousel-slide]:not([inert])")
  const turnsTo = (index: number) =>
    windUntil(page, async () => ((await shown.textContent()) ?? "").includes(titleOf(index)))
  const last = homeSlides.length - 1
  await expect(banner.locator("[inert]"), "the carousel's engine has come").toHaveCount(last)

  await test.step("the button that stops it comes first", async () => {
    await expect(banner.locator("a[href], button").first()).toHaveAccessibleName("Stop the slides")
  })

  await test.step("it moves on every five seconds, once round, also after an arrow was pressed", async () => {
    let moved = await pageTime(page)
    await banner.getByRole("button", { name: "Previous slide" }).click()
    await expect(shown).toContainText(titleOf(last))
    for (const index of homeSlides.keys()) {
      await turnsTo(index)
      const now = await pageTime(page)
      expect(now - moved, `milliseconds until slide ${index + 1}`).toBeGreaterThan(4000)
      expect(now - moved, `milliseconds until slide ${index + 1}`).toBeLessThan(7500)
      moved = now
    }
    await wind(page, 11_000)
    await expect(shown, "it stands where it began").toContainText(titleOf(last))
    await expect(page.getByRole("heading", { level: 1 }), "the page's heading is not the slide's").toHaveText(TITLE)
  })

  await test.step("it rests while the keyboard's focus is in it, and goes on afterwards", async () => {
    await banner.getByRole("button", { name: "Start the slides" }).click()
    await page.keyboard.press("Tab")
    await expect(banner.getByRole("button", { name: "Previous slide" })).toBeFocused()
    const title = (await shown.locator("[data-slot=hero-title]").textContent()) ?? "no title"
    await wind(page, 11_000)
    await expect(shown).toContainText(title)
    await page.locator("[data-slot=video-play-button]").first().focus()
    await wind(page, 5000)
    await expect(shown).not.toContainText(title)
  })

  await test.step("a point chooses a slide, and the button stops it", async () => {
    const point = banner.getByRole("button", { name: `Slide ${homeSlides.length}` })
    await point.click()
    await expect(shown).toContainText(titleOf(last))
    await expect(point).toHaveAttribute("aria-current", "true")
    await banner.getByRole("button", { name: "Stop the slides" }).click()
    await page.mouse.move(10, 700)
    await wind(page, 11_000)
    await expect(shown).toContainText(titleOf(last))
    await banner.getByRole("button", { name: "Next slide" }).click()
    await expect(shown, "the last is followed by the first").toContainText(titleOf(0))
    await expect(banner.locator("[data-slot=carousel-status]")).toHaveText(
      `Slide 1 of ${homeSlides.length}: ${titleOf(0)}`,
    )
    for (const hidden of await banner.locator("[inert]").all()) await expect(hidden).toHaveCSS("opacity", "0")
  })
})

test("on a wide screen: the header, the figures, the video, the moving picture and the carousels", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const requests = requestsOf(page)
  await open(page, routes.home)

  await test.step("the header is see-through until the page is scrolled by more than five pixels", async () => {
    const header = page.getByRole("banner").and(page.locator("[data-slot=header]"))
    const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background()).toBe("rgba(0, 0, 0, 0)")
    await scrollTo(page, 5)
    await expect(header).not.toHaveAttribute("data-stuck")
    await scrollTo(page, 6)
    await expect(header).toHaveAttribute("data-stuck", "true")
    await expect.poll(background).not.toBe("rgba(0, 0, 0, 0)")
    await scrollTo(page, 900)
    await expect(header).toBeInViewport()
  })

  await test.step("the counters run to their ends when they are seen", async () => {
    const values = await recordTexts(page, "[data-slot=counter]")
    await page.locator("#statistics").evaluate((heading) => heading.scrollIntoView({ block: "start" }))
    await expect(page.locator("[data-slot=counter] > [aria-hidden]").first()).toBeAttached()
    await expect(page.locator("[data-slot=counter] > [aria-hidden]")).toHaveCount(0)
    await expect(page.locator("[data-slot=counter]")).toHaveText(
      counters.map(({ prefix, end, suffix }) => `${prefix ?? ""}${end.toLocaleString("en-GB")}${suffix ?? ""}`),
    )
    expect((await values()).length, "numbers on the way").toBeGreaterThan(5)
  })

  const play = page.getByRole("button", { name: "Watch a morning on the farm" })
  const dialog = page.getByRole("dialog", { name: "A morning on the farm" })

  await test.step("the video is fetched when it is asked for, and plays muted, from the site itself", async () => {
    await play.scrollIntoViewIfNeeded()
    expect(requests.filter((url) => url.includes("/media/"))).toEqual([])
    await play.click()
    const video = dialog.locator("video")
    await expect(video).toHaveJSProperty("paused", false)
    await expect(video).toHaveJSProperty("muted", true)
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { message: "seconds played" })
      .toBeGreaterThan(0)
    expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain(`${baseURL}/media/`)
    const box = await video.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1), "width ÷ height").toBeCloseTo(16 / 9, 1)
  })

  await test.step("the Tab key stays in the dialog, the player's own controls included", async () => {
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press("Tab")
      const isInside = await dialog.evaluate((element) => element.contains(document.activeElement))
      expect(isInside, `after Tab ${press + 1}`).toBe(true)
    }
  })

  await test.step("a press beside the video and its button close it, and the focus returns", async () => {
    await page.mouse.click(8, 400)
    await expect(dialog).toBeHidden()
    await expect(play).toBeFocused()
    await page.keyboard.press("Enter")
    await dialog.getByRole("button", { name: "Close the video" }).click()
    await expect(dialog).toBeHidden()
    await expect(play).toBeFocused()
  })

  await test.step("the moving picture plays when it is seen, and can be stopped", async () => {
    await page.locator("#benefits").scrollIntoViewIfNeeded()
    const video = page.locator("[data-slot=background-video] video")
    await expect(video).toHaveJSProperty("paused", false)
    await page.getByRole("button", { name: "Stop the moving picture" }).click()
    await expect(video).toHaveJSProperty("paused", true)
    await expect(page.getByRole("button", { name: "Play the moving picture" })).toBeVisible()
  })

  await test.step("the rings grow by fives to 83% and 60%", async () => {
    const rings = page.locator("[data-slot=progress-ring]")
    const values = await recordTexts(page, "[data-slot=progress-ring]")
    await rings.first().scrollIntoViewIfNeeded()
    await rings.last().scrollIntoViewIfNeeded()
    await expect.poll(async () => (await values()).length, { message: "numbers on the way" }).toBeGreaterThan(8)
    await expect(rings).toHaveText(["83%", "60%"])
    const steps = (await values()).map((text) => Number.parseInt(text))
    expect(steps.filter((step) => step % 5 !== 0 && step !== 83)).toEqual([])
    expect(Math.max(...steps)).toBe(83)
  })

  await test.step("the testimonials show one, two or three slides, on the page's grid, their stars on one line", async () => {
    const carousel = page.getByRole("region", { name: "What members say" })
    for (const [width, count] of [
      [360, 1],
      [767, 1],
      [768, 2],
      [1399, 2],
      [1400, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await carousel.scrollIntoViewIfNeeded()
      await carousel.getByRole("button", { name: /(Stop|Start) the slides/ }).focus()
      expect(await slidesPerView(carousel), `${width} px`).toBe(count)
      const shown = carousel.locator("[data-slot=carousel-slide]:not([inert])")
      await expect(shown, `${width} px`).toHaveCount(count)
      const margin = await page.locator("#testimonials").evaluate((heading) => heading.getBoundingClientRect().left)
      await expect
        .poll(() => edgesOf(shown.locator("[data-slot=card]"), "left"), { message: `${width} px` })
        .toContain(Math.round(margin))
      expect(new Set(await edgesOf(shown.locator("[data-slot=rating]"), "top")).size, `${width} px`).toBe(1)
    }
  })

  await test.step("the projects show one, two or three slides, and turn at the visitor's pace, past their end", async () => {
    const carousel = page.getByRole("region", { name: "Our members' projects" })
    const shown = carousel.locator("[data-slot=carousel-slide]:not([inert])")
    for (const [width, count] of [
      [1400, 3],
      [1399, 2],
      [991, 2],
      [990, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await carousel.scrollIntoViewIfNeeded()
      // One that doesn't move by itself gets its engine when it is handled.
      await carousel.hover()
      expect(await slidesPerView(carousel), `${width} px`).toBe(count)
      await expect(shown, `${width} px`).toHaveCount(count)
    }
    await expect(carousel.getByRole("button", { name: /slides$/ }), "it needs no pause").toHaveCount(0)
    for (const { title } of [...projects.slice(1), ...projects.slice(0, 1)]) {
      await carousel.getByRole("button", { name: "Next slide" }).click()
      await expect(shown).toContainText([title])
    }
  })

  await test.step("the video dialog passes axe", async () => {
    await play.click()
    await expect(dialog).toBeVisible()
    await expectNoViolations(page, "the video dialog")
  })
})

test.describe("on a phone of 360 × 640 where motion is to be spared", () => {
  test.use({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    contextOptions: { reducedMotion: "reduce" },
  })

  test("home: what waits, what is swiped, the folded form, and the height of the page", async ({ page }) => {
    await replaceClock(page)
    await open(page, routes.home)

    await test.step("the page is at most 15 screens high", async () => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight / 640)).toBeLessThanOrEqual(15)
    })

    await test.step("the banner waits until it is started", async () => {
      const banner = page.getByRole("region", { name: "What CaFN does" })
      const shown = banner.locator("[data-slot=carousel-slide]:not([inert])")
      const start = banner.getByRole("button", { name: "Start the slides" })
      await expect(start).toBeVisible()
      await wind(page, 11_000)
      await expect(shown).toContainText(titleOf(0))
      await start.tap()
      await wind(page, 5000)
      await expect(shown).toContainText(titleOf(1))
      await banner.getByRole("button", { name: "Stop the slides" }).tap()
    })

    await test.step("no figure counts", async () => {
      const values = await recordTexts(page, "[data-slot=counter], [data-slot=progress-ring]")
      for (const figure of ["counter", "progress-ring"]) {
        await page.locator(`[data-slot=${figure}]`).last().scrollIntoViewIfNeeded()
        await wind(page, 500)
      }
      await expect(page.locator("[data-slot=progress-ring]")).toHaveText(["83%", "60%"])
      expect(await values()).toEqual([])
    })

    for (const id of ["featured-products", "projects", "farmers", "posts"]) {
      await test.step(`${id}: the next card peeks in, and a swipe brings it`, async () => {
        const row = block(page, id).locator("[data-slot=swipe-row], [data-slot=carousel-viewport]")
        const card = (index: number) => row.locator("[data-slot=card], [data-slot=product-card]").nth(index)
        const left = (index: number) => card(index).evaluate((element) => element.getBoundingClientRect().left)
        await row.scrollIntoViewIfNeeded()
        expect(await left(0), "the first stands on the page's margin").toBeCloseTo(16, 0)
        expect(await left(1)).toBeLessThan(345)
        await row.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.7, behavior: "instant" }))
        await expect.poll(() => left(1)).toBeLessThan(345 - 100)
        if (id === "projects") await expect.poll(() => left(1), "where a card comes to rest").toBeCloseTo(16, 0)
      })
    }

    await test.step("a Tab to a card that is off the screen brings it in", async () => {
      const links = block(page, "farmers").locator("[data-slot=card] h3 a")
      const last = links.nth(2)
      await links.first().focus()
      while (!(await last.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab")
      await expect(last).toBeInViewport()
    })

    await test.step("the contact form is folded behind its button, and keeps what is typed", async () => {
      const unfold = page.getByRole("button", { name: "Write to us" })
      const name = contactForm(page).getByLabel("Your name")
      await unfold.scrollIntoViewIfNeeded()
      await expect(unfold).toHaveAttribute("aria-expanded", "false")
      await expect(name).toBeHidden()
      await unfold.click()
      await expect(unfold).toHaveAttribute("aria-expanded", "true")
      await contactForm(page).getByRole("button", { name: "Send message" }).click()
      await expect(contactForm(page).getByText("Please fill in: Your name.")).toBeVisible()
      await expectNoViolations(page, "home's contact form with errors")
      await name.fill("Nakato")
      await unfold.click()
      await expect(name).toBeHidden()
      await unfold.click()
      await expect(name).toHaveValue("Nakato")
    })
  })

  test("every home's banner has its picture, title and both buttons on the first screen", async ({ page }) => {
    for (const [route, slider] of [
      [routes.home, "home"],
      [routes.networkHome, "alternate"],
      [routes.productsHome, "products"],
      [routes.dairyHome, "dairy"],
    ] as const) {
      await test.step(route, async () => {
        await open(page, route)
        const hero = page.locator("[data-slot=hero]")
        const shown = hero.locator("[data-slot=carousel-slide]:not([inert])")
        // Until the engine is there, every slide counts as shown.
        await expect(shown).toHaveCount(1)
        for (const { title, badgeText } of slidesOf(slider)) {
          await expect(shown.locator("[data-slot=hero-title]")).toHaveText(title)
          const bottoms = await edgesOf(shown.getByRole("link"), "bottom")
          expect(bottoms.length, title).toBeGreaterThanOrEqual(2)
          expect(Math.max(...bottoms), `the buttons of “${title}”`).toBeLessThanOrEqual(640)
          expect((await shown.locator("picture").boundingBox())?.height, title).toBeGreaterThan(200)
          const badge = await shown.getByText(badgeText).boundingBox()
          expect(badge?.height, `“${badgeText}” stands on one line`).toBeLessThan(34)
          await hero.getByRole("button", { name: "Next slide" }).click()
        }
      })

      if (route === routes.home)
        await test.step("its picture is cut for each width", async () => {
          const image = page.locator("[data-slot=hero] img").first()
          for (const [width, height, expected] of [
            [768, 1024, "1.00"],
            [640, 360, "1.78"],
            [1440, 900, "1.78"],
            [360, 640, "0.80"],
          ] as const) {
            await page.setViewportSize({ width, height })
            await expect.poll(() => image.evaluate(shapeOf), { message: `${width} × ${height}` }).toBe(expected)
          }
        })

      if (route === routes.networkHome) {
        await test.step("a slide's video gives the focus back to its button", async () => {
          const play = page.locator("[data-slot=hero]").getByRole("button", { name: "A morning on the farm" })
          await page.locator("[data-slot=hero]").getByRole("button", { name: "Slide 1" }).click()
          await play.click()
          await expect(page.getByRole("dialog", { name: "A morning on the farm" })).toBeVisible()
          await page.keyboard.press("Escape")
          await expect(play).toBeFocused()
        })

        await test.step("the partners stand in a row of two, of three from 768 px, which is started and stopped", async () => {
          const row = page.getByRole("region", { name: homeVariant("network").brands?.title, exact: true })
          await expect(row.locator("[data-slot=brand-mark]")).toHaveCount(brands.length)
          for (const [width, count] of [
            [1440, 3],
            [768, 3],
            [767, 2],
            [320, 2],
            [360, 2],
          ] as const) {
            await page.setViewportSize({ width, height: 640 })
            await row.scrollIntoViewIfNeeded()
            expect(await slidesPerView(row), `${width} px`).toBe(count)
          }
          await row.getByRole("button", { name: "Start the slides" }).click()
          await row.getByRole("button", { name: "Stop the slides" }).click()
          await expect(row.getByRole("button", { name: "Start the slides" })).toBeVisible()
        })
      }
    }
  })
})

const titleOf = (index: number): string => homeSlides[index]?.title ?? "no such slide"

/** The band of the page under the heading with this id. */
const block = (page: Page, id: string): Locator => page.locator("section", { has: page.locator(`#${id}`) })

/** Scrolls, and returns when the page has noticed. */
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(async (y) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    window.scrollTo(0, y)
    await frame().then(frame)
  }, top)

/** Runs in the page: the width ÷ height of the file that the browser has chosen for an image. */
async function shapeOf(image: HTMLElement): Promise<string> {
  if (!(image instanceof HTMLImageElement)) return "no image"
  const drawn = new Image()
  drawn.src = image.currentSrc
  await drawn.decode()
  return (drawn.naturalWidth / drawn.naturalHeight).toFixed(2)
}

/** This edge of each element, in whole pixels of the window. */
const edgesOf = (elements: Locator, edge: "left" | "top" | "bottom"): Promise<number[]> =>
  elements.evaluateAll((all, name) => all.map((element) => Math.round(element.getBoundingClientRect()[name])), edge)

/** Notes every text that these elements show from now on; what is returned reads the notes. */
async function recordTexts(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const texts = await page.evaluateHandle((wanted) => {
    const seen: string[] = []
    for (const element of document.querySelectorAll(wanted)) {
      new MutationObserver(() => seen.push(element.querySelector("[aria-hidden]:not(svg)")?.textContent ?? "")).observe(
        element,
        { childList: true, subtree: true, characterData: true },
      )
    }
    return seen
  }, selector)
  return () => texts.evaluate((seen) => seen.filter(Boolean))
}
