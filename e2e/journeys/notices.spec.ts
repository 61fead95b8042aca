import type { Page } from "@playwright/test"
import { currentNotices } from "../../src/outputs/calendar/current-notices"
import { addDays } from "../../src/lib/days"
import { kampalaDay } from "../../src/lib/kampala"
import { expectNoShifts, recordShifts } from "../support/shifts"
import { calendarCopy, events, notices, routes } from "../support/site"
import { expect, open, openUntouched, test } from "../support/test"

/*
 * Notices go by the visitor's day, not by the build's: the browser's clock is set before a page is opened. The
 * rules of days, such as midnight in Kampala, are tested in __tests__/lib/in-time.test.ts.
 */

const noon = (day: string) => new Date(`${day}T09:00:00Z`)

/** The notice that comes before all others. The build leaves out those that have ended. */
const nodes = notices.map(({ id, ...notice }) => ({ jsonId: id, ...notice }))
const [notice] = currentNotices(nodes, calendarCopy.notices, kampalaDay(Date.now()))
const first = notice ?? { title: "", from: "2026-01-01", until: "2026-01-01" }
/** The day on which no notice is left. */
const end = addDays(
  notices
    .map(({ until }) => until)
    .sort()
    .at(-1) ?? first.until,
  1,
)

const link = (page: Page) => page.getByRole("main").getByRole("link", { name: first.title })
const heading = (page: Page) => page.getByRole("heading", { level: 3, name: first.title })
const allNotices = (page: Page) => page.getByRole("heading", { name: calendarCopy.notices.title, exact: true })

/** The pages that show notices, and where. */
const places = [
  { route: routes.home, of: link },
  { route: routes.shop, of: link },
  { route: routes.farm, of: heading },
]

test("notices are shown from their first to their last day, and move nothing", async ({ page }) => {
  // An editor may have taken every notice out.
  test.skip(!notice, "data/notices.json has no notice that has not ended")
  await page.clock.install({ time: noon(first.from) })
  await recordShifts(page)

  for (const [day, isShown, name] of [
    [first.from, true, "their first day"],
    [end, false, "the day after the last of them"],
  ] as const) {
    await test.step(name, async () => {
      await page.clock.setSystemTime(noon(day))
      for (const { route, of } of places) {
        await openUntouched(page, route)
        await expect(of(page), `${route} on ${day}`).toBeVisible({ visible: isShown })
        await page.clock.runFor(3000)
        await expectNoShifts(page, `${route} on ${day}`)
        if (day === end) {
          if (route === routes.shop) await expect(page.locator("[data-slot=in-time]")).toBeHidden()
          if (route === routes.farm) await expect(allNotices(page)).toBeHidden()
        }
      }
    })
  }

  await test.step("a page that the router opens goes by the visitor's day as well", async () => {
    await page.clock.setSystemTime(noon(addDays(first.until, 1)))
    await open(page, routes.cart)
    await page.getByRole("main").locator('a[href="/shop"]').first().click()
    await expect(page).toHaveURL(routes.shop)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(link(page)).toBeHidden()
  })

  await test.step("the line on the home page leads to all notices", async () => {
    await page.clock.setSystemTime(noon(first.until))
    await open(page, routes.home)
    await link(page).click()
    await expect(page).toHaveURL(/\/farm#notices$/)
    await expect(allNotices(page)).toBeInViewport()
  })
})

test("the dates lead to their calendar file", async ({ page, request }) => {
  test.skip(events.length === 0, "data/events.json has no date")
  await open(page, routes.farm)
  const add = page.getByRole("link", { name: calendarCopy.dates.addLabel })
  const answer = await request.get((await add.getAttribute("href")) ?? "")
  expect(answer.status()).toBe(200)
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8")
})
