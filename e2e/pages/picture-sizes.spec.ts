import { samplePaths } from "../../scripts/lib/sample-paths"
import { untrueSizes } from "../support/picture-sizes"
import { expect, test } from "../support/test"

/* Every `sizes` tells the width that its picture is drawn at: the browser chooses the file by it, before there is a
   layout (docs/speed.md, "Pictures"). */

const WIDTHS = [320, 360, 412, 600, 768, 1024, 1280, 1440, 1920]

for (const route of samplePaths(".")) {
  test(`${route}: the sizes of its pictures are true at every width`, async ({ page }) => {
    await page.goto(route, { waitUntil: "domcontentloaded" })
    const untrue = new Set<string>()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await untrueSizes(page)) untrue.add(fault)
    }
    expect([...untrue], "sizes that are not true").toEqual([])
  })
}
