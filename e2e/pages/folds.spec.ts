import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

test("a phone folds parts of a long page, a hash link unfolds its part; from 768 px all is open", async ({ page }) => {
  const complaints = page.locator("#complaints")
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, routes.contact)
  await expect(complaints).toBeHidden()
  await page.evaluate(() => window.location.assign("#complaints"))
  await expect(complaints).toBeInViewport()

  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, routes.about)
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden()
  await expect(page.locator("details[data-variant=part] > summary").first()).toBeHidden()
})
