import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

test("a phone folds parts of a long page; from 768 px on they are open, without a button", async ({ page }) => {
  const fold = page.locator("main [data-slot=disclosure]").first()
  const button = fold.locator("summary")
  const content = fold.locator("details + div")
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, routes.contact)
  await expect(content).toBeHidden()
  await button.click()
  await expect(content).toBeVisible()
  await button.click()
  await expect(content).toBeHidden()

  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(content).toBeVisible()
  await expect(button).toBeHidden()
})
