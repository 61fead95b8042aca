import { calendarCopy, routes } from "../support/site"
import { expect, open, test } from "../support/test"

test("each date of the farm's page leads to its calendar file", async ({ page, request }) => {
  const dates = page.locator("[data-slot=farm-dates] li")
  await open(page, routes.farm)
  const days = await dates.locator("time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""))
  expect(days.length).toBeGreaterThan(3)
  expect([...days].sort()).toEqual(days)
  for (const date of await dates.getByRole("link").all()) {
    const answer = await request.get((await date.getAttribute("href")) ?? "")
    expect(answer.status()).toBe(200)
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8")
  }
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("dates and calendar are there", async ({ page }) => {
    await page.goto(routes.farm)
    await expect(page.getByRole("link", { name: calendarCopy.dates.allLabel })).toBeVisible()
    await expect(page.locator("[data-slot=farm-dates] li").first()).toBeVisible()
  })
})
