import type { Page } from "@playwright/test"
import { getDataPattern, holdRequests, failRequests } from "../support/network"
import { expectNewDocument, getScrollY, markDocument } from "../support/page-state"
import { routes, service } from "../support/site"
import { expect, open, test, untilHydrated, untilStarted } from "../support/test"
import { messages as layoutMessages } from "../../src/layout/messages"

/* Navigation by links, reload and the back button (src/shared/page-change.ts). */

const status = (page: Page) => page.getByRole("status").filter({ hasText: layoutMessages.loading })
const footerLink = (page: Page, path: string) => page.getByRole("contentinfo").locator(`a[href="${path}"]`).first()

test("Page change: a slow one is announced once, and has a progress bar", async ({ page }) => {
  await holdRequests(page, getDataPattern(routes.services))
  await open(page, routes.about)
  const bar = page.locator("[data-slot=page-progress] > div")

  await test.step("it is announced once, however often the link is clicked", async () => {
    const link = footerLink(page, routes.services)
    await link.focus()
    await page.keyboard.press("Enter")
    await expect(status(page)).toHaveCount(1)
    await expect(link).toHaveAttribute("aria-busy", "true")
    await expect(page).toHaveURL(routes.about)
    await page.keyboard.press("Enter")
    await expect(status(page)).toHaveCount(1)
  })

  await test.step("its progress bar does not move under reduced motion", async () => {
    await expect(bar).toBeVisible()
    await expect(bar).not.toHaveCSS("animation-name", "none")
    await page.emulateMedia({ reducedMotion: "reduce" })
    await expect(bar).toHaveCSS("animation-name", "none")
  })
})

test.describe("a page that fails to load", () => {
  test.use({ expectedProblems: [/ERR_FAILED|correct component chunk|page resources/] })

  test("Page change: a page that fails to load is opened as a document, once, with its query", async ({ page }) => {
    await test.step("its data fail to load", async () => {
      await open(page, routes.post)
      const restore = await failRequests(page, "**/page-data/blog-standard/**")
      await markDocument(page)
      await page.getByRole("main").locator("a[href*='tag=Dairy']").first().click()
      await expect(page).toHaveURL("/blog-standard?tag=Dairy")
      await expectNewDocument(page)
      await restore()
    })

    await renameComponent(page, routes.services)
    await test.step("its scripts were renamed by a new release", async () => {
      await open(page, routes.about)
      await markDocument(page)
      const documents: string[] = []
      page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
      await footerLink(page, routes.services).click()
      await expect(page).toHaveURL(routes.services)
      await expectNewDocument(page)
      await page.mouse.move(10, 10)
      await untilStarted(page)
      await expect(page.getByRole("link", { name: service(1).title }).first()).toBeVisible()
      expect(documents).toEqual([routes.services])
    })

    await test.step("by the back button", async () => {
      await footerLink(page, routes.siteMap).click()
      await expect(page).toHaveURL(routes.siteMap)
      await page.mouse.move(20, 20)
      await untilHydrated(page)
      await page.goBack()
      await expect(page).toHaveURL(routes.services)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our services")
    })
  })
})

test("Page change: the scroll position is restored on reload and on going back", async ({ page }) => {
  const target = page.locator("main h2").nth(4)
  const top = async () => Math.round((await target.boundingBox())?.y ?? NaN)
  // Scrolled before hydration: the router saves this position too.
  await page.goto(routes.home, { waitUntil: "domcontentloaded" })
  await target.evaluate((heading) => window.scrollTo({ top: heading.getBoundingClientRect().top - 200 }))
  await untilHydrated(page)
  const before = await top()
  expect(before).toBeGreaterThan(100)
  const expectPosition = () => expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(48)

  await test.step("by a link: the next page starts at the top, is announced, and has focus", async () => {
    await footerLink(page, routes.terms).dispatchEvent("click")
    await expect(page).toHaveURL(routes.terms)
    await expect.poll(() => getScrollY(page)).toBe(0)
    const title = await page.getByRole("heading", { level: 1 }).innerText()
    await expect(page.locator("#gatsby-announcer")).toContainText(title)
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(routes.home)
    await expectPosition()
  })

  await test.step("on reload", async () => {
    await page.reload()
    await expectPosition()
    await untilHydrated(page)
    await expectPosition()
  })
})

/** Makes the data of a page name a script that this build does not have. */
const renameComponent = (page: Page, path: string) =>
  page.route(getDataPattern(path), async (route) => {
    const text = await route
      .fetch()
      .then((response) => response.text())
      // The page that requested it has been left.
      .catch(() => undefined)
    if (text === undefined) return
    await route.fulfill({
      contentType: "application/json",
      body: text.replace(/"componentChunkName":"[^"]+"/, '"componentChunkName":"component---of-another-build"'),
    })
  })
