import { expectReadable } from "../support/contrast"
import { routes, slidesOf } from "../support/site"
import { expect, open, test } from "../support/test"

/* Words over pictures: over every slide of every banner, wherever they stand on it. */

// Nothing turns, and nothing is judged while it fades.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** A desktop, where words stand beside or over the picture, and a phone, where they stand below; all in test:all. */
const WIDTHS = process.env.TEST_ALL ? [1280, 360, 768, 1024, 1920] : [1280, 360]

const homes = [
  [routes.home, "home"],
  [routes.networkHome, "alternate"],
  [routes.productsHome, "products"],
  [routes.dairyHome, "dairy"],
] as const

for (const [route, slider] of homes) {
  test(`Contrast: the words of the banner of ${route} over every slide`, async ({ page }) => {
    await open(page, route)
    const hero = page.locator("[data-slot=hero]")
    const slide = hero.locator("[data-slot=carousel-slide]:not([inert])")
    for (const [index, { title }] of slidesOf(slider).entries()) {
      await expect(slide).toHaveCount(1)
      await expect(slide.locator("[data-slot=hero-title]")).toHaveText(title)
      // On a phone the picture is behind no word: one slide is enough.
      for (const width of index === 0 || process.env.TEST_ALL ? WIDTHS : WIDTHS.slice(0, 1)) {
        await page.setViewportSize({ width, height: 900 })
        // A press on the button below has scrolled the narrow page: the header would stand over half a line.
        await page.evaluate(() => window.scrollTo(0, 0))
        await expect.poll(() => slide.locator("img").evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
        await expectReadable(page, `“${title}” at ${width} px`)
      }
      await hero.getByRole("button", { name: "Next slide" }).click()
    }
  })
}
