import type { Page } from "@playwright/test"
import { CATALOGUE } from "../support/cart"
import { expectNewDocument, expectSameDocument, markDocument } from "../support/open-page"
import { products, routes } from "../support/site"
import { listMessages } from "../../src/features/shop/list-messages"
import { expect, open, test } from "../support/test"

/* A catalogue of a list (src/platform/lists) that fails to load. Its single request: e2e/journeys/shop.spec.ts. */

const getTitles = (page: number) => products.slice((page - 1) * 8, page * 8).map(({ title }) => title)

const list = (page: Page) => page.locator("[data-slot=paged-list]")
const cards = (page: Page) => list(page).locator("[data-slot=card-title]")
const failure = (page: Page) => list(page).getByRole("alert")
const pageLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /^Pages: / }).getByRole("link", { name, exact: true })

/** Presses a link by keyboard: a mouse would prefetch the page of a card that moves under it. */
async function press(page: Page, name: string): Promise<void> {
  await pageLink(page, name).press("Enter")
}

test.describe("a list's catalogue that fails to load", () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] })

  test("Lists: a failed catalogue is announced, and retried online or from a new build", async ({ page, context }) => {
    await open(page, routes.shop)
    await markDocument(page)

    await test.step("offline: it is retried when the network is back", async () => {
      await context.setOffline(true)
      await press(page, "Page 2")
      await expect(failure(page)).toContainText(listMessages.list.failed)
      await expect(page).toHaveURL("/shop?page=2")
      await page.goBack()
      await expect(cards(page)).toHaveText(getTitles(1))
      await page.goForward()
      await expect(failure(page)).toContainText(listMessages.list.failed)
      await context.setOffline(false)
      await expect(cards(page)).toHaveText(getTitles(2))
      await expect(failure(page)).toHaveCount(0)
      await expectSameDocument(page)
    })

    await test.step("of another build: it is rejected, and trying again reloads the document", async () => {
      await page.route(`**${CATALOGUE}`, async (route) => {
        const response = await route.fetch()
        const file = (await response.json()) as object
        await route.fulfill({ json: { ...file, build: "another", content: { nodes: [{ jsonId: 9 }] } } })
      })
      await open(page, routes.shop)
      await markDocument(page)
      await press(page, "Page 2")
      await expect(failure(page)).toContainText(listMessages.list.failed)
      await expect(page).toHaveURL("/shop?page=2")
      await expectSameDocument(page)
      await page.unrouteAll()
      await failure(page).getByRole("button", { name: "Try again" }).click()
      await expect(cards(page)).toHaveText(getTitles(2))
      await expectNewDocument(page)
      await expect(page).toHaveURL("/shop?page=2")
    })
  })
})
