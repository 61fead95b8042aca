import { expectReadable } from "../support/contrast"
import { readJson, routes, slidesOf } from "../support/site"
import { expect, open, test } from "../support/test"

/* Words over pictures: over every slide of every banner, wherever they stand on it. */

// Nothing turns, and nothing is judged while it fades.
test.use({ contextOptions: { reducedMotion: "reduce" } })

/** A phone, where the words stand below the picture, and a desktop, where they stand beside it; all widths in test:all. */
const WIDTHS = process.env.TEST_ALL ? [360, 768, 1024, 1280, 1920] : [360, 1280]

const { benefits } = readJson<{ benefits: { title: string } }>("home.json")
const homes = [
  [routes.home, "home"],
  [routes.networkHome, "alternate"],
  [routes.productsHome, "products"],
  [routes.dairyHome, "dairy"],
] as const

test("the count fails where words can't be read, and names them", async ({ page }) => {
  const paper = (colour: string) => `<b style="color: rgb(255, 255, 255); background: ${colour}">Goats</b>`
  await page.setContent(paper("linear-gradient(to right, black, dimgray)"))
  await expectReadable(page, "a dark picture")
  await page.setContent(paper("linear-gradient(to right, black, white)"))
  await expect(expectReadable(page, "a pale picture")).rejects.toThrow(/“Goats” has 1\.\d\d of 4\.5/)
})

for (const [route, slider] of homes) {
  test(`what stands on the banner of ${route} can be read over every slide`, async ({ page }) => {
    await open(page, route)
    const hero = page.locator("[data-slot=hero]")
    const slide = hero.locator("[data-slot=carousel-slide]:not([inert])")
    for (const { title } of slidesOf(slider)) {
      await expect(slide).toHaveCount(1)
      await expect(slide.locator("[data-slot=hero-title]")).toHaveText(title)
      for (const width of WIDTHS) {
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

test("what a membership brings can be read over its moving picture", async ({ page }) => {
  await open(page, routes.home)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole("heading", { name: benefits.title }).scrollIntoViewIfNeeded()
    await expectReadable(page, `${width} px`)
  }
})
