import { products, projects, routes } from "../support/site"
import { expect, open, test } from "../support/test"
import { drag } from "../support/touch"
import { words as shopWords } from "../../src/features/shop/words"

/*
 * The site under a finger on a small telephone. Orders and questions by taps: tasks.spec.ts; the gallery's gestures:
 * gallery.spec.ts; that everything is large enough for a finger is asked of every page in e2e/pages.
 */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test("Comparison by touch: two columns of half a screen", async ({ page }) => {
  const compared = products.filter(({ category }) => category === "dairy")
  await page.addInitScript(
    (ids) => window.localStorage.setItem("compare", JSON.stringify(ids)),
    compared.slice(1).map(({ id }) => id),
  )
  await open(page, `/shop-single/${compared[0]?.id}`)
  await page.locator("[data-slot=product-buy] summary").tap()
  await page.getByRole("button", { name: `Compare ${compared[0]?.title}`, exact: true }).tap()
  const comparison = page.getByRole("dialog", { name: "Compare products" })
  await expect(comparison.getByRole("columnheader")).toHaveCount(compared.length + 1)
  const half = await comparison.locator("[data-slot=compare-table]").evaluate((box) => box.clientWidth / 2)
  for (const column of (await comparison.getByRole("columnheader").all()).slice(1)) {
    expect(Math.abs(((await column.boundingBox())?.width ?? 0) - half)).toBeLessThanOrEqual(1)
  }
  const last = comparison.getByRole("button", { name: /^Remove .* from/ }).last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
  await comparison.getByRole("button", { name: "Close" }).tap()
  await expect(comparison).toHaveCount(0)
})

test("Touch: a notice is pushed away, sooner than it would go; a row of slides follows the finger", async ({
  page,
}) => {
  await open(page, routes.shop)
  const notice = page.locator("[data-slot=toast]")
  await page
    .getByRole("main")
    .getByRole("button", { name: `${shopWords.addToCart} (${products[0]?.title})` })
    .tap()
  await expect(notice).toBeVisible()
  await drag(page, notice, { across: 200 })
  await expect(notice).toHaveCount(0, { timeout: 2500 })

  await open(page, routes.home)
  const row = page.getByRole("region", { name: "Our members' projects" })
  const project = (index: number) => row.getByRole("link", { name: projects[index]?.title })
  await row.scrollIntoViewIfNeeded()
  await project(0).scrollIntoViewIfNeeded()
  await drag(page, row, { across: -220 })
  await expect(project(1)).toBeInViewport({ ratio: 1 })
  await expect(project(0)).not.toBeInViewport()
})
