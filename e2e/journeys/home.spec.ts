import type { Locator, Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { replaceClock, advance } from "../support/clock"
import { getReachableSlides, startCarousel } from "../support/page-state"
import { countSlidesPerView } from "../support/overflow"
import { home, homeSlides, homeVariant, projects, routes } from "../support/site"
import { expect, open, recordRequests, test } from "../support/test"

/*
 * The home pages (spec section 2, "Home"; the numbers are those of sections 4 and 9): movement and layout. Carousels,
 * figures and videos in detail: __tests__/components; the pages' content: __tests__/site.
 */

const getTitle = (index: number): string => homeSlides[index]?.title ?? "no such slide"
const banner = (page: Page) => page.getByRole("region", { name: home.hero.label })
/** The section whose heading has this id. */
const section = (page: Page, id: string) => page.locator("[data-slot=container]", { has: page.locator(`#${id}`) })

/** Expects that the banner's carousel has its engine: all slides but one are inert. */
const expectEngine = (page: Page) =>
  expect(banner(page).locator("[data-slot=carousel-slide][inert]")).toHaveCount(homeSlides.length - 1)

test("Home on a wide screen: the header changes on scroll, the banner moves on, the video plays in a dialog", async ({
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

  await test.step("the banner moves on after five seconds, and shows one text at a time", async () => {
    await expectEngine(page)
    await expect(getReachableSlides(banner(page))).toContainText(getTitle(0))
    await advance(page, 5000)
    await expect(getReachableSlides(banner(page))).toContainText(getTitle(1))
    // The last picture stays under the one that fades in.
    for (const hidden of await banner(page).locator("[inert] .scene-text").all())
      await expect(hidden).toHaveCSS("opacity", "0")
  })

  await test.step("the video is requested on a press, plays muted from the site itself, and its dialog traps focus", async () => {
    const dialog = page.getByRole("dialog", { name: "A morning on the farm" })
    const play = page.getByRole("button", { name: home.about.videoLabel })
    await play.scrollIntoViewIfNeeded()
    expect(requests.filter((url) => url.includes("/media/"))).toEqual([])
    await play.click()
    const video = dialog.locator("video")
    await expect(video).toHaveJSProperty("paused", false)
    await expect(video).toHaveJSProperty("muted", true)
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc))
      .toContain(`${baseURL}/media/`)
    await expectNoViolations(page, "the video's dialog")
    // Includes the player's own controls.
    for (let press = 0; press < 10; press++) {
      await page.keyboard.press("Tab")
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.mouse.click(8, 400)
    await expect(dialog, "closed by a press outside").toBeHidden()
    await expect(play).toBeFocused()
  })
})

test("Home at 1440 px: at most 7,500 px high, twelve controls on the first screen below the header, four links to register", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, routes.home)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(7500)
  await expectEngine(page)
  const controls = page.getByRole("main").locator(":is(a[href], button):not([inert] *)")
  const countOnFirstScreen = () =>
    controls.evaluateAll((all) => all.filter((control) => control.getBoundingClientRect().top < 900).length)
  await expect.poll(countOnFirstScreen).toBeLessThanOrEqual(12)
  const registrationLinks = page.locator(`a[href="${routes.registration}"]:not([inert] *)`).filter({ visible: true })
  await expect.poll(() => registrationLinks.count()).toBeLessThanOrEqual(4)
})

test("Carousels of the home pages: one, two or three slides at the specified widths, on the page's grid", async ({
  page,
}) => {
  await open(page, routes.home)
  const expectSlides = async (name: string | undefined, counts: Record<number, number>) => {
    const carousel = page.getByRole("region", { name, exact: true })
    await startCarousel(carousel)
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect.poll(() => countSlidesPerView(carousel), `${name} at ${width} px`).toBe(count)
    }
    return carousel
  }
  const getEdges = (elements: Locator, edge: "left" | "top") =>
    elements.evaluateAll((all, name) => all.map((one) => Math.round(one.getBoundingClientRect()[name])), edge)

  const testimonials = await expectSlides(home.testimonials.title, { 767: 1, 768: 2, 1399: 2, 1400: 3 })
  await expect(getReachableSlides(testimonials)).toHaveCount(3)
  const margin = await page.locator("#testimonials").evaluate((heading) => heading.getBoundingClientRect().left)
  await expect
    .poll(() => getEdges(getReachableSlides(testimonials).locator("[data-slot=card]"), "left"))
    .toContain(Math.round(margin))
  const ratings = getReachableSlides(testimonials).locator("[data-slot=rating]")
  await expect.poll(async () => new Set(await getEdges(ratings, "top")).size, "the stars are in one line").toBe(1)

  const row = await expectSlides(home.projects.title, { 990: 1, 991: 2, 1399: 2, 1400: 3 })
  for (const { title } of [...projects.slice(1), ...projects.slice(0, 1)]) {
    await row.getByRole("button", { name: "Next slide" }).click()
    await expect(getReachableSlides(row), "past its end").toContainText([title])
  }

  await open(page, routes.networkHome)
  await expectSlides(homeVariant("network").brands?.title, { 767: 2, 768: 3 })
})

test.describe("on a phone of 360 × 640 with reduced motion", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: "reduce" } })

  test("Home on a phone: the banner's buttons are on the first screen, it starts by a press, cards can be swiped", async ({
    page,
  }) => {
    await replaceClock(page)
    await open(page, routes.home)

    await test.step("the banner starts by a press; each slide has picture, title and buttons on the first screen", async () => {
      const start = banner(page).getByRole("button", { name: "Start the slides" })
      await expect(start).toBeVisible()
      await expectEngine(page)
      await advance(page, 11_000)
      for (const { title } of homeSlides) {
        await expect(getReachableSlides(banner(page)).locator("[data-slot=hero-title]")).toHaveText(title)
        const links = getReachableSlides(banner(page)).getByRole("link")
        await expect(links.nth(1)).toBeVisible()
        for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
        const picture = getReachableSlides(banner(page)).locator("picture")
        await expect.poll(async () => (await picture.boundingBox())?.height ?? 0, title).toBeGreaterThan(200)
        // By touch: a mouse would load the engines of the carousels that it rests on.
        await banner(page).getByRole("button", { name: "Next slide" }).tap()
      }
      await start.tap()
      await advance(page, 5000)
      await expect(getReachableSlides(banner(page))).toContainText(getTitle(1))
    })

    for (const [name, row] of [
      ["projects", section(page, "projects").locator("[data-slot=carousel-viewport]")],
      ["goods", section(page, "featured-products").locator("[data-slot=swipe-row]")],
    ] as const) {
      await test.step(`${name}: the next card is partly visible, and a swipe brings it`, async () => {
        const card = (index: number) => row.locator("li, [data-slot=card]").nth(index)
        const left = (index: number) => card(index).evaluate((element) => element.getBoundingClientRect().left)
        await row.scrollIntoViewIfNeeded()
        await expect.poll(() => left(0), "left edge of the first card").toBeCloseTo(16, 0)
        const before = await left(1)
        expect(before).toBeLessThan(345)
        await row.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.7, behavior: "instant" }))
        await expect.poll(() => left(1)).toBeLessThan(before - 100)
      })
    }
  })
})
