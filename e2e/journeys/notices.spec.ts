import { calendarCopy, events, routes } from "../support/site"
import { expect, open, test } from "../support/test"

test("the farm's dates lead to their calendar file, without JavaScript too", async ({ page, request, browser }) => {
  test.skip(events.length === 0, "data/events.json has no date")
  await open(page, routes.farm)
  const add = page.getByRole("link", { name: calendarCopy.dates.addLabel })
  const answer = await request.get((await add.getAttribute("href")) ?? "")
  expect(answer.status()).toBe(200)
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8")

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(new URL(routes.farm, page.url()).href)
  await expect(plain.getByRole("link", { name: calendarCopy.dates.addLabel })).toBeVisible()
  await context.close()
})
