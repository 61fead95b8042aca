import { everyRoute, routes } from "../support/site"
import { expect, goUntouched, test } from "../support/test"
import { blankSections, missingText } from "../support/whole-page"

/* The two questions of pages.spec.ts about a whole page must be able to fail. */

const page = (style: string) =>
  `<!doctype html><main>${"<section><h2>Goats</h2><p style='height: 900px'>They eat grass.</p></section>".repeat(3)}
    <section style="${style}"><h2>Cows</h2><p>They give milk.</p></section></main>`

test("a section whose text is not drawn is named", async ({ page: tab }) => {
  await tab.setContent(page(""))
  expect(await blankSections(tab)).toEqual([])
  await tab.setContent(page("color: white"))
  expect(await blankSections(tab)).toContain("Cows: “They give milk.”")
})

test("a section that is left out of the layout is named", async ({ page: tab }) => {
  await tab.setContent(page("content-visibility: auto; contain-intrinsic-height: 300px"))
  expect([...(await blankSections(tab)), ...(await missingText(tab))]).not.toEqual([])
})

test.describe("as wide as a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const address of process.env.TEST_ALL ? everyRoute : [routes.home, routes.about, routes.shop, routes.blog]) {
    test(`${address} is whole on a full-page screenshot`, async ({ page: tab }) => {
      await goUntouched(tab, address)
      await expect.poll(() => blankSections(tab), "what is blank on the screenshot").toEqual([])
    })
  }
})
