import type { Locator, Page } from "@playwright/test"
import { replaceClock, advance, advanceUntil } from "../support/clock"
import { slidesPerView } from "../support/overflow"
import { home, homeSlides, homeVariant, projects, routes } from "../support/site"
import { expect, open, recordRequests, test } from "../support/test"

/*
 * The home pages (spec section 2, "Home"; the numbers are those of sections 4 and 9): what moves, and how much of it is on
 * the screen. How carousels, figures and videos behave: __tests__/components; what the page holds: __tests__/site.
 */

const getTitle = (index: number): string => homeSlides[index]?.title ?? "no such slide"
const banner = (page: Page) => page.getByRole("region", { name: home.hero.label })
const shown = (carousel: Locator) => carousel.locator("[data-slot=carousel-slide]:not([inert])")
/** The part of the page under the heading with this id. */
const part = (page: Page, id: string) => page.locator("[data-slot=container]", { has: page.locator(`#${id}`) })

test("Home on a wide screen: banner, header, figures, video and moving picture come alive, and can be stopped", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const requests = recordRequests(page)
  await replaceClock(page)
  await open(page, routes.home)

  await test.step("the header is transparent until the page is scrolled by more than five pixels", async () => {
    const header = page.getByRole("banner").and(page.locator("[data-slot=header]"))
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
    await page.evaluate(() => window.scrollTo(0, 6))
    await expect(header).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)")
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect(header).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
  })

  await test.step("the banner turns every five seconds, also after a press on a bullet, until it is stopped", async () => {
    await expect(banner(page).locator("[inert]"), "the carousel's engine has come").toHaveCount(homeSlides.length - 1)
    await expect(shown(banner(page))).toContainText(getTitle(0))
    const isAt = (index: number) => async () =>
      ((await shown(banner(page)).textContent()) ?? "").includes(getTitle(index))
    await advanceUntil(page, isAt(1))
    await banner(page).getByRole("button", { name: "Slide 1 of" }).click()
    await advanceUntil(page, isAt(0))
    await advanceUntil(page, isAt(1))
    await banner(page).getByRole("button", { name: "Stop the slides" }).click()
    await page.mouse.move(10, 700)
    await advance(page, 11_000)
    await expect(shown(banner(page))).toContainText(getTitle(1))
    // One text at a time, from the first moment; the last picture stays under the one that fades in.
    for (const hidden of await banner(page).locator("[inert] .scene-words").all())
      await expect(hidden).toHaveCSS("opacity", "0")
  })

  await test.step("figures and rings come to their ends once they are seen", async () => {
    const rings = page.locator("[data-slot=progress-ring]")
    await page.locator("[data-slot=counter]").first().scrollIntoViewIfNeeded()
    const ends = home.figures.map(
      ({ prefix, end, suffix }) => `${prefix ?? ""}${end.toLocaleString("en-GB")}${suffix ?? ""}`,
    )
    await advanceUntil(page, async () => (await page.locator("[data-slot=counter] > [aria-hidden]").count()) === 0)
    await expect(page.locator("[data-slot=counter]")).toHaveText(ends)
    await rings.last().scrollIntoViewIfNeeded()
    await advance(page, 3000)
    await expect(rings).toHaveText(["83%", "60%"])
  })

  await test.step("the video is fetched when it is asked for, plays muted from the site itself, and holds the focus", async () => {
    const dialog = page.getByRole("dialog", { name: "A morning on the farm" })
    const play = page.getByRole("button", { name: home.about.videoLabel })
    await play.scrollIntoViewIfNeeded()
    expect(requests.filter((url) => url.includes("/media/"))).toEqual([])
    await play.click()
    const video = dialog.locator("video")
    await expect(video).toHaveJSProperty("paused", false)
    await expect(video).toHaveJSProperty("muted", true)
    expect(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).toContain(`${baseURL}/media/`)
    // The player's own controls included.
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press("Tab")
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.mouse.click(8, 400)
    await expect(dialog, "a press beside it").toBeHidden()
    await expect(play).toBeFocused()
  })

  await test.step("the moving picture plays when it is seen, and can be stopped", async () => {
    await page.locator("#benefits").scrollIntoViewIfNeeded()
    const video = page.locator("[data-slot=background-video] video")
    await expect(video).toHaveJSProperty("paused", false)
    await page.getByRole("button", { name: "Stop the moving picture" }).click()
    await expect(video).toHaveJSProperty("paused", true)
  })
})

test("Home at 1440 px: at most 7,500 px high, with at most twelve controls below the header of the first screen, and four links to join", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, routes.home)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500)
  await expect(banner(page).locator("[inert]"), "the carousel's engine has come").toHaveCount(homeSlides.length - 1)
  const controls = page.getByRole("main").locator(":is(a[href], button):not([inert] *)")
  const tops = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.filter((top) => top < 900).length).toBeLessThanOrEqual(12)
  const joining = page.locator(`a[href="${routes.registration}"]:not([inert] *)`).filter({ visible: true })
  expect(await joining.count()).toBeLessThanOrEqual(4)
})

test("Carousels of the homes: one, two or three slides at the stated widths, on the page's grid", async ({ page }) => {
  await open(page, routes.home)
  /** Handles the carousel, because one that doesn't move by itself gets its engine then. */
  const expectSlides = async (name: string | undefined, counts: Record<number, number>) => {
    const carousel = page.getByRole("region", { name, exact: true })
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await carousel.scrollIntoViewIfNeeded()
      await carousel.hover()
      expect(await slidesPerView(carousel), `${name} at ${width} px`).toBe(count)
    }
    return carousel
  }
  const getEdges = (elements: Locator, edge: "left" | "top") =>
    elements.evaluateAll((all, name) => all.map((one) => Math.round(one.getBoundingClientRect()[name])), edge)

  const testimonials = await expectSlides(home.testimonials.title, { 767: 1, 768: 2, 1399: 2, 1400: 3 })
  await expect(shown(testimonials)).toHaveCount(3)
  const margin = await page.locator("#testimonials").evaluate((heading) => heading.getBoundingClientRect().left)
  await expect
    .poll(() => getEdges(shown(testimonials).locator("[data-slot=card]"), "left"))
    .toContain(Math.round(margin))
  expect(new Set(await getEdges(shown(testimonials).locator("[data-slot=rating]"), "top")).size, "stars' lines").toBe(1)

  const row = await expectSlides(home.projects.title, { 990: 1, 991: 2, 1399: 2, 1400: 3 })
  for (const { title } of [...projects.slice(1), ...projects.slice(0, 1)]) {
    await row.getByRole("button", { name: "Next slide" }).click()
    await expect(shown(row), "past its end").toContainText([title])
  }

  await open(page, routes.networkHome)
  await expectSlides(homeVariant("network").brands?.title, { 767: 2, 768: 3 })
})

test.describe("on a phone of 360 × 640 where motion is to be spared", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } })

  test("Home on a phone: the banner's buttons on the first screen, nothing moves by itself, cards are swiped", async ({
    page,
  }) => {
    await replaceClock(page)
    await open(page, routes.home)

    await test.step("the banner waits until it is started; each slide has picture, title and buttons on the screen", async () => {
      const start = banner(page).getByRole("button", { name: "Start the slides" })
      await expect(start).toBeVisible()
      // The others are inert once the carousel has read its place.
      await expect(shown(banner(page))).toHaveCount(1)
      await advance(page, 11_000)
      for (const { title } of homeSlides) {
        await expect(shown(banner(page)).locator("[data-slot=hero-title]")).toHaveText(title)
        const links = shown(banner(page)).getByRole("link")
        const bottoms = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom))
        expect(bottoms.length, title).toBeGreaterThanOrEqual(2)
        expect(Math.max(...bottoms), `the buttons of “${title}”`).toBeLessThanOrEqual(640)
        expect((await shown(banner(page)).locator("picture").boundingBox())?.height, title).toBeGreaterThan(200)
        // A finger: a mouse would bring the engine of the rows that it rests on.
        await banner(page).getByRole("button", { name: "Next slide" }).tap()
      }
      await start.tap()
      await advance(page, 5000)
      await expect(shown(banner(page))).toContainText(getTitle(1))
    })

    for (const [name, row] of [
      ["projects", part(page, "projects").locator("[data-slot=carousel-viewport]")],
      ["goods", part(page, "featured-products").locator("[data-slot=swipe-row]")],
    ] as const) {
      await test.step(`${name}: the next card peeks in, and a swipe brings it`, async () => {
        const card = (index: number) => row.locator("li, [data-slot=card]").nth(index)
        const left = (index: number) => card(index).evaluate((element) => element.getBoundingClientRect().left)
        await row.scrollIntoViewIfNeeded()
        expect(await left(0), "the first stands on the page's margin").toBeCloseTo(16, 0)
        const before = await left(1)
        expect(before).toBeLessThan(345)
        await row.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.7, behavior: "instant" }))
        await expect.poll(() => left(1)).toBeLessThan(before - 100)
      })
    }
  })
})
