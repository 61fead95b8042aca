import type { Page } from "@playwright/test"
import { currentNotices } from "../src/build/calendar/current-notices"
import { addDays } from "../src/lib/days"
import { kampalaDay } from "../src/lib/kampala"
import { calendarCopy, notices } from "./support/site"
import { expect, open, openUntouched, test } from "./support/test"

/* Notices and dates go by the visitor's day, not by the build's: the browser's clock is set before the page is opened. */

const noon = (day: string) => new Date(`${day}T09:00:00Z`)

/** The notice that comes before all others. The build leaves out those that have ended. */
const nodes = notices.map(({ id, ...notice }) => ({ jsonId: id, ...notice }))
const [notice] = currentNotices(nodes, calendarCopy.notices, kampalaDay(Date.now()))
const first = notice ?? { title: "", from: "2026-01-01", until: "2026-01-01" }

const before = addDays(first.from, -1)
const after = addDays(first.until, 1)

test.beforeEach(({ page: _page }, { title }) => {
  // An editor may have taken every notice out; without one only the dates' own rules can be tested.
  test.skip(!notice && !title.includes("dates"), "data/notices.json has no notice that has not ended")
})

/** The pages that show notices, and where. */
const places = [
  { route: "/", of: (page: Page) => page.getByRole("main").getByRole("link", { name: first.title }) },
  { route: "/shop", of: (page: Page) => page.getByRole("main").getByRole("link", { name: first.title }) },
  { route: "/farm", of: (page: Page) => page.getByRole("heading", { level: 3, name: first.title }) },
]

for (const { route, of } of places) {
  test(`${route} shows a notice on its first and its last day, and on none before or after`, async ({ page }) => {
    await page.clock.install({ time: noon(before) })
    for (const [day, isShown] of [
      [before, false],
      [first.from, true],
      [first.until, true],
      [after, false],
    ] as const) {
      await page.clock.setSystemTime(noon(day))
      await open(page, route)
      await expect(of(page), day).toBeVisible({ visible: isShown })
    }
  })
}

test("the day is Kampala's: a notice begins there at midnight, three hours before London", async ({ page }) => {
  const midnight = noon(first.from).getTime() - 12 * 60 * 60 * 1000
  await page.clock.install({ time: midnight - 60_000 })
  await openUntouched(page, "/farm")
  await expect(page.getByRole("heading", { name: first.title })).toBeHidden()
  await page.clock.setSystemTime(midnight + 60_000)
  await openUntouched(page, "/farm")
  await expect(page.getByRole("heading", { name: first.title })).toBeVisible()
})

test("where no notice is left, nothing stands in its place", async ({ page }) => {
  const last =
    notices
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? ""
  await page.clock.install({ time: noon(addDays(last, 1)) })
  await open(page, "/farm")
  await expect(page.getByRole("heading", { name: calendarCopy.notices.title, exact: true })).toBeHidden()
  await open(page, "/shop")
  await expect(page.locator("[data-slot=in-time]")).toBeHidden()
})

test("a page that the router opens goes by the visitor's day as well", async ({ page }) => {
  await page.clock.install({ time: noon(after) })
  await open(page, "/cart")
  await page.getByRole("main").locator('a[href="/shop"]').first().click()
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: first.title })).toBeHidden()
})

for (const day of [first.from, after]) {
  test(`nothing moves when notices are shown or hidden, on ${day === after ? "a day after" : "a day with"} them`, async ({
    page,
  }) => {
    await page.clock.install({ time: noon(day) })
    await page.addInitScript(() => {
      let shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ("value" in entry) shifted += Number(entry.value)
        document.documentElement.dataset.testShift = String(shifted)
      }).observe({ type: "layout-shift", buffered: true })
    })
    for (const { route } of places) {
      await openUntouched(page, route)
      await page.clock.runFor(3000)
      const shifted = await page.evaluate(() => Number(document.documentElement.dataset.testShift ?? 0))
      expect(shifted, route).toBeLessThan(0.01)
    }
  })
}

test("the line on the home page leads to all notices", async ({ page }) => {
  await page.clock.install({ time: noon(first.from) })
  await open(page, "/")
  await page.getByRole("main").getByRole("link", { name: first.title }).click()
  await expect(page).toHaveURL(/\/farm#notices$/)
  await expect(page.getByRole("heading", { name: calendarCopy.notices.title, exact: true })).toBeInViewport()
})

test("dates that have passed since the build are gone, and each date leads to its calendar file", async ({
  page,
  request,
}) => {
  await open(page, "/farm")
  const dates = page.locator("[data-slot=farm-dates] li")
  const days = await dates.locator("time").evaluateAll((all) => all.map((time) => time.getAttribute("datetime") ?? ""))
  expect(days.length).toBeGreaterThan(3)
  expect([...days].sort()).toEqual(days)
  const [nearest = ""] = days
  for (const link of await dates.getByRole("link").all()) {
    const answer = await request.get((await link.getAttribute("href")) ?? "")
    expect(answer.status()).toBe(200)
    expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8")
  }

  await page.clock.install({ time: noon(addDays(nearest, 1)) })
  await open(page, "/farm")
  await expect(dates.filter({ visible: true })).toHaveCount(days.filter((day) => day > nearest).length)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("dates and calendar are there as the build has them", async ({ page }) => {
    await page.goto("/farm")
    await expect(page.getByRole("link", { name: calendarCopy.dates.allLabel })).toBeVisible()
    await expect(page.locator("[data-slot=farm-dates] li").first()).toBeVisible()
  })
})
