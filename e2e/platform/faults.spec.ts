import type { Page } from "@playwright/test"
import { telephoneLink } from "../../src/lib/message-links"
import { getDataPattern } from "../support/network"
import { followLink } from "../support/page-state"
import { routes, site } from "../support/site"
import { expect, open, test, untilHydrated } from "../support/test"
import { messages as errorMessages } from "../../src/features/errors/messages"
import { messages as layoutMessages } from "../../src/layout/messages"

/* Crashes of the page itself. */

test.describe("crashes", () => {
  test.use({ expectedProblems: [/could not be shown|thrown:|of this page are|TypeError/] })

  test("Crash during hydration: the page falls back to the one without scripts", async ({ page }) => {
    await test.step("while rendering: its form can be filled in", async () => {
      await changeData(page, routes.contact, () => null)
      await page.goto(routes.contact)
      await expectNoScriptPage(page)
      await page.getByLabel("Your name").first().fill("Nakato Prossy")
    })

    await test.step("in an effect: links work", async () => {
      await page.addInitScript(() => {
        window.IntersectionObserver = new Proxy(window.IntersectionObserver, {
          construct() {
            throw new TypeError("Illegal constructor")
          },
        })
      })
      await page.goto(routes.about)
      await page.mouse.move(10, 10)
      await expectNoScriptPage(page)
      await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
      await expect(page).toHaveURL(routes.services)
    })
  })

  test("Crash of a page opened by a link: shows links home, to the site map and to the telephone", async ({ page }) => {
    await test.step("in the page: header and footer stay", async () => {
      await open(page, routes.shop)
      await changeData(page, routes.product, (data) => ({ ...data, product: {} }))
      await followLink(page, routes.product)
      await expectLinksOnward(page)
      await expect(page.getByRole("banner")).toBeVisible()
      await page.getByRole("main").getByRole("link", { name: "Site map" }).click()
      await expect(page).toHaveURL(routes.siteMap)
      await expectPage(page)
    })

    await test.step("above the page: the back button works", async () => {
      // The links of the error message load a document.
      await page.mouse.move(20, 20)
      await untilHydrated(page)
      await page.evaluate(() => {
        // Gatsby's scroll handler calls it with each page.
        Object.defineProperty(window, "scrollTo", {
          value: () => {
            throw new TypeError("no scrolling")
          },
        })
      })
      await followLink(page, routes.farm)
      await expectLinksOnward(page)
      await page.goBack()
      await expectPage(page)
      await expect(page).toHaveURL(routes.siteMap)
    })
  })
})

interface PageFile {
  result: { data: Record<string, unknown> }
}

/** Changes the data of a page. */
async function changeData(page: Page, path: string, change: (data: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(getDataPattern(path), async (route) => {
    const response = await route.fetch()
    // Safe cast: Gatsby writes every file of a page's data in this shape.
    const file = (await response.json()) as PageFile
    await route.fulfill({ json: { ...file, result: { ...file.result, data: change(file.result.data) } } })
  })
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("heading", { name: errorMessages.failed })).toHaveCount(0)
}

/** Expects the HTML of the server, with the content for visitors without JavaScript. */
async function expectNoScriptPage(page: Page): Promise<void> {
  await expect(page.locator(".js-only:visible")).toHaveCount(0)
  await expectPage(page)
  await expect(page.getByRole("contentinfo").getByText(layoutMessages.subscribe.withoutScripts)).toBeVisible()
}

async function expectLinksOnward(page: Page): Promise<void> {
  const alert = page.getByRole("alert")
  await expect(alert.getByRole("heading", { name: errorMessages.failed })).toBeVisible()
  await expect(alert.getByRole("link", { name: "Home" })).toHaveAttribute("href", routes.home)
  await expect(alert.getByRole("link", { name: "Site map" })).toHaveAttribute("href", routes.siteMap)
  const [telephone] = site.telephones
  if (!telephone) throw new Error("data/site.json names no telephone.")
  await expect(alert.getByRole("link", { name: telephone.number })).toHaveAttribute(
    "href",
    telephoneLink(telephone.number),
  )
}
