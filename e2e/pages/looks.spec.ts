import { expectReadable } from "../support/contrast"
import { pressAll } from "../support/covered"
import { coveredByDrawings, headingsAboveTitle, slidesWithGap } from "../support/edges"
import { expect, test } from "../support/test"
import { findBlanks, missingText } from "../support/whole-page"

test("Page questions: findBlanks() and the others find planted faults", async ({ page }) => {
  await page.setContent(`<!doctype html><main><section><h1 style="font-size: 20px">Cows</h1>
    <h2 style="font-size: 24px">Goats</h2><p style="color: white">They eat grass.</p><p hidden>They give milk.</p>
    <button style="position: absolute; top: 900px">Print</button>
    <svg data-slot="cut-out" width="80" height="80" style="position: absolute; top: 880px"></svg>
    <div class="scene-stage" style="height: 400px"><div class="scene-words" style="height: 300px">Sheep</div></div>
    <p style="height: 2000px"></p></section></main>
    <aside style="position: fixed; inset: auto 0 0; height: 99px">lid</aside>`)
  const blanks = await findBlanks(page)
  for (const what of ["“They eat grass.”", "nothing from "]) expect(blanks.join("\n")).toContain(what)
  expect(await coveredByDrawings(page, true)).toEqual(["cut-out on “Print”"])
  expect(await headingsAboveTitle(page)).toEqual(["“Goats”: 24 px; the title: 20 px"])
  expect(await slidesWithGap(page)).toEqual(["scene 1: 100 px"])
  expect((await page.evaluate(pressAll, "body")).covered).toContain("below: button Print, by aside lid")

  await page.setContent(
    `<b style="color: rgb(255, 255, 255); background: linear-gradient(to right, #000, #fff)">Hay</b>`,
  )
  await expect(expectReadable(page, "a pale picture")).rejects.toThrow(/“Hay” has 1\.\d\d of 4\.5/)

  await page.setContent(`<p style="content-visibility: hidden">Milk</p><p>Hay</p>`)
  expect(await missingText(page)).toEqual(["Milk"])
})
