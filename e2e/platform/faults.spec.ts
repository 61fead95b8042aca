import type { Page } from "@playwright/test"
import { telephoneLink } from "../../src/lib/message-links"
import { dataOf } from "../support/network"
import { routes, site } from "../support/site"
import { expect, open, test, untilHydrated, untilStarted } from "../support/test"
import { words as errorWords } from "../../src/features/errors/words"
import { words as layoutWords } from "../../src/layout/words"

/* What goes wrong in the page itself: crashes, and data that it was not made for. */

test.describe("a crash", () => {
  test.use({ expectedProblems: [/could not be shown|thrown:|of this page are|TypeError/] })

  test("Crash during hydration: the page becomes the one without scripts", async ({ page }) => {
    await test.step("while rendering: its form can be filled in", async () => {
      await changeData(page, routes.contact, () => null)
      await page.goto(routes.contact)
      await expectPlain(page)
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
      await expectPlain(page)
      await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
      await expect(page).toHaveURL(routes.services)
    })
  })

  test("Crash of a page opened by a link: shows links home, to the site map and to the telephone", async ({ page }) => {
    await test.step("in the page: header and footer stay", async () => {
      await open(page, routes.shop)
      await changeData(page, routes.product, (data) => ({ ...data, product: {} }))
      await openByLink(page, routes.product)
      await expectWaysOn(page)
      await expect(page.getByRole("banner")).toBeVisible()
      await page.getByRole("main").getByRole("link", { name: "Site map" }).click()
      await expect(page).toHaveURL(routes.siteMap)
      await expectPage(page)
    })

    await test.step("above the page: the back button works", async () => {
      // The error's links load the document.
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
      await openByLink(page, routes.farm)
      await expectWaysOn(page)
      await page.goBack()
      await expectPage(page)
      await expect(page).toHaveURL(routes.siteMap)
    })
  })
})

type Change = (file: PageFile) => unknown

const withData = (file: PageFile, change: () => unknown): PageFile => {
  const data = Object.fromEntries(Object.keys(file.result.data).map((key) => [key, change()]))
  return { ...file, result: { ...file.result, data } }
}

/** Data may come from another build, cut short, or empty. */
const brokenFiles: [route: string, what: string, change: Change][] = [
  [routes.product, "an empty result", (file) => ({ ...file, result: {} })],
  [routes.product, "no data", (file) => ({ ...file, result: { ...file.result, data: null } })],
  [routes.shop, "nulls", (file) => withData(file, () => null)],
  [routes.home, "entries without fields", (file) => withData(file, () => ({}))],
]

test.describe("broken page data", () => {
  test.use({
    expectedProblems: [
      /could not be shown|thrown:|page resources|of this page are|not been read|status of 40|TypeError/,
    ],
  })

  test("Broken data: a page opened directly keeps its heading and footer", async ({ page }) => {
    for (const [route, what, change] of brokenFiles) {
      await test.step(`${route}: ${what}`, async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" })
        await changeFile(page, route, change)
        await page.goto(route, { waitUntil: "domcontentloaded" })
        const heading = page.getByRole("heading", { level: 1 })
        const served = await heading.innerText()
        await page.mouse.move(10, 10)
        await untilStarted(page)
        await expect(heading).toHaveText(served)
        await expect(page.getByRole("contentinfo")).toBeVisible()
      })
    }
  })

  test("Broken data: a page opened by a link shows header, heading and links", async ({ page }) => {
    await open(page, routes.siteMap)
    for (const [route, what, change] of brokenFiles) {
      await test.step(`${route}: ${what}`, async () => {
        await page.unrouteAll({ behavior: "ignoreErrors" })
        await changeFile(page, route, change)
        await openByLink(page, route)
        const heading = page.getByRole("heading", { level: 1 })
        await expect(page.getByRole("banner")).toBeVisible()
        await expect(heading).toBeVisible()
        await expect(heading).not.toHaveText("Error Page")
        expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(1)
        expect(await page.title()).not.toBe("")
      })
      // What could not be loaded by the link was loaded as a document, and so is the page before it.
      await page.goBack()
      await expect(page).toHaveURL(routes.siteMap)
      await page.mouse.move(20, 20)
      await untilHydrated(page)
    }
  })
})

interface PageFile {
  result: { data: Record<string, unknown> }
}

/** Puts something else in the place of the file with a page's data. */
async function changeFile(page: Page, path: string, change: Change): Promise<void> {
  await page.route(dataOf(path), async (route) => {
    const response = await route.fetch()
    // Safe cast: Gatsby writes every file of a page's data in this shape.
    await route.fulfill({ json: change((await response.json()) as PageFile) })
  })
}

const changeData = (page: Page, path: string, change: (data: Record<string, unknown>) => unknown) =>
  changeFile(page, path, (file) => ({ ...file, result: { ...file.result, data: change(file.result.data) } }))

/** Follows a link of the open page, wherever on it. */
async function openByLink(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(path)
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("heading", { name: errorWords.failed })).toHaveCount(0)
}

/** The server's HTML, with what visitors without JavaScript get. */
async function expectPlain(page: Page): Promise<void> {
  await expect(page.locator(".js-only:visible")).toHaveCount(0)
  await expectPage(page)
  await expect(page.getByRole("contentinfo").getByText(layoutWords.subscribe.withoutScripts)).toBeVisible()
}

async function expectWaysOn(page: Page): Promise<void> {
  const alert = page.getByRole("alert")
  await expect(alert.getByRole("heading", { name: errorWords.failed })).toBeVisible()
  await expect(alert.getByRole("link", { name: "Home" })).toHaveAttribute("href", routes.home)
  await expect(alert.getByRole("link", { name: "Site map" })).toHaveAttribute("href", routes.siteMap)
  const [telephone] = site.telephones
  if (!telephone) throw new Error("data/site.json names no telephone.")
  await expect(alert.getByRole("link", { name: telephone.number })).toHaveAttribute(
    "href",
    telephoneLink(telephone.number),
  )
}
