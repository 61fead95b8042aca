import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { routes } from "../support/site"
import { expect, open, recordRequests, test } from "../support/test"
import { resultsMessages } from "../../src/features/search/results-messages"
import { messages } from "../../src/features/search/messages"

/*
 * The search with its real file (decisions.md, "Controls"). Box and results in detail: __tests__/features/search; hits:
 * __tests__/specification; by keyboard alone: keyboard.spec.ts.
 */

const results = (page: Page) => page.getByRole("group", { name: resultsMessages.list.label })

test("Search in the header: loads nothing before a search; Enter opens the results, without violations", async ({
  page,
}) => {
  const banner = page.getByRole("banner")
  await open(page, routes.services)
  const requests = recordRequests(page)
  await banner.getByRole("button", { name: "Search" }).first().click()
  await expect(banner.getByRole("searchbox", { name: messages.label })).toBeFocused()
  await page.keyboard.type("ankole")
  expect(requests.filter((url) => url.includes("/search.json"))).toEqual([])
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/search?q=ankole")
  await expect(results(page).getByRole("article").filter({ hasText: "Ankole Cattle" }).first()).toBeVisible()
  await expect(results(page).getByRole("status")).toHaveText(/^\d+ results? for “ankole”/)
  await expectNoViolations(page, "results of a search")
})

test("Search page: its box is focused, and going back from a result restores the results", async ({ page }) => {
  await open(page, routes.search)
  await expect(page.getByRole("heading", { name: resultsMessages.everything })).toBeVisible()
  const box = page.getByRole("main").getByRole("searchbox", { name: messages.label })
  await expect(box).toBeFocused()
  await box.fill("milk")
  await box.press("Enter")
  await expect(page).toHaveURL("/search?q=milk")
  await results(page).getByRole("article").first().getByRole("link").click()
  await expect(page).not.toHaveURL(/search/)
  await page.goBack()
  await expect(page).toHaveURL("/search?q=milk")
  await expect(results(page).getByRole("article").first()).toBeVisible()
})
