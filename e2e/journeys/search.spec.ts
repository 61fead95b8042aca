import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { routes } from "../support/site"
import { expect, open, recordRequests, test, untilHydrated } from "../support/test"
import { resultsMessages } from "../../src/features/search/results-messages"
import { messages } from "../../src/features/search/messages"

/*
 * The search with its real file (decisions.md, "Controls"). Box and results in detail: __tests__/features/search; hits:
 * __tests__/specification; by keyboard alone: keyboard.spec.ts.
 */

const main = (page: Page) => page.getByRole("main")
const results = (page: Page) => page.getByRole("group", { name: resultsMessages.list.label })
const status = (page: Page) => results(page).getByRole("status")

test("Search in the header: loads nothing before a search; Enter opens the results", async ({ page }) => {
  const banner = page.getByRole("banner")
  await open(page, routes.services)
  const requests = recordRequests(page)
  await banner.getByRole("button", { name: "Search" }).first().click()
  await expect(banner.getByRole("searchbox", { name: messages.label })).toBeFocused()
  await page.keyboard.type("ankole")
  expect(requests.filter((address) => address.includes("/search.json"))).toEqual([])
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/search?q=ankole")
  await expect(results(page).getByRole("article").filter({ hasText: "Ankole Cattle" }).first()).toBeVisible()
})

test("Search results: focus, filter by kind, and back button", async ({ page }) => {
  const kinds = page.getByRole("navigation", { name: resultsMessages.chooseKind })

  await test.step("without a query it lists everything, and focuses the box", async () => {
    await open(page, routes.search)
    await expect(page.getByRole("heading", { name: resultsMessages.everything })).toBeVisible()
    const box = main(page).getByRole("searchbox", { name: messages.label })
    await expect(box).toBeFocused()
    await box.fill("milk")
    await box.press("Enter")
    await expect(page).toHaveURL("/search?q=milk")
    await untilHydrated(page)
    await expect(status(page)).toHaveText(/^\d+ results for “milk”/)
    await expectNoViolations(page, "results of a search")
  })

  await test.step("filter by kind, open a result, and go back", async () => {
    await kinds.getByRole("link", { name: /^Products/ }).click()
    await expect(page).toHaveURL("/search?q=milk&kind=product")
    await results(page).getByRole("article").first().getByRole("link").click()
    await expect(page).toHaveURL(/\/shop-single\//)
    await page.goBack()
    await expect(page).toHaveURL("/search?q=milk&kind=product")
    await expect(results(page).getByRole("article").first()).toBeVisible()
  })
})
