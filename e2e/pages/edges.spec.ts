import { blankBands, coveredByDrawings, headingsAboveTitle, slidesWithGap } from "../support/edges"
import { scrollThrough } from "../support/geometry"
import { everyTemplate } from "../support/site"
import { expect, test } from "../support/test"

/* Looks at every template as somebody does who leafs through pictures of the whole pages. */

test.use({ contextOptions: { reducedMotion: "reduce" } })

const screens = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

for (const address of everyTemplate) {
  test(`the edges of ${address} are finished at every width`, async ({ page }) => {
    test.slow()
    for (const screen of screens) {
      const { width } = screen
      await test.step(`${width} px`, async () => {
        await page.setViewportSize(screen)
        await page.goto(address)
        await scrollThrough(page)
        await page.evaluate(() => window.scrollTo(0, 0))
        const covered = await coveredByDrawings(page, width < 640)
        expect.soft(covered, `${width} px: drawings on controls or words`).toEqual([])
        expect.soft(await headingsAboveTitle(page), `${width} px: headings larger than the title`).toEqual([])
        if (width < 1024) expect.soft(await slidesWithGap(page), `${width} px: scenes with a gap`).toEqual([])
        expect.soft(await blankBands(page), `${width} px: blank bands`).toEqual([])
      })
    }
  })
}

test("each look can fail", async ({ page }) => {
  await page.setContent(`<!doctype html><main><h1 style="font-size: 20px">Cows</h1><h2 style="font-size: 24px">Goats</h2>
    <button style="position: absolute; top: 200px">Print</button>
    <svg data-slot="cut-out" width="80" height="80" style="position: absolute; top: 180px"></svg>
    <div class="scene-stage" style="height: 400px"><div class="scene-words" style="height: 300px">Sheep</div></div></main>`)
  expect(await coveredByDrawings(page, true)).toContain("cut-out on “Print”")
  expect(await headingsAboveTitle(page)).toEqual(["“Goats”: 24 px; the title: 20 px"])
  expect(await slidesWithGap(page)).toEqual(["scene 1: 100 px"])
  expect(await blankBands(page)).toHaveLength(1)
})
