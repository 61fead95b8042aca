import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

test("Disclosures: closed on a phone; open and without a button from 768 px", async ({ page }) => {
  const disclosure = page.locator("main [data-slot=disclosure]").first()
  const button = disclosure.locator("summary")
  const content = disclosure.locator("details + div")
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
