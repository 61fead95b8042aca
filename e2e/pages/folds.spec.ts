import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

test("About us: a phone folds the districts, a hash link unfolds them; from 768 px all is open", async ({ page }) => {
  const lastDistrict = page.locator("[data-slot=places-map] [id^=district-]").last()
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, routes.about)
  await expect(lastDistrict).toBeHidden()
  const id = (await lastDistrict.getAttribute("id")) ?? "none"
  await page.evaluate((target) => window.location.assign(`#${target}`), id)
  await expect(lastDistrict).toBeInViewport()

  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, routes.about)
  await expect(lastDistrict).toBeVisible()
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden()
  await expect(page.locator("details[data-variant=part] > summary").first()).toBeHidden()
})
