import type { Page } from "@playwright/test"
import { service } from "./support/site"
import { expect, open, test } from "./support/test"

/* From the press on a link to the page that it leads to. */

const status = (page: Page) => page.getByRole("status").filter({ hasText: "The page is on its way." })

test("a page that takes long is said to be on its way, once, until it is there", async ({ page }) => {
  const arrive = await holdData(page, "/services")
  await open(page, "/about-us")
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true })
  await link.focus()
  await page.keyboard.press("Enter")
  await expect(status(page)).toHaveCount(1)
  await expect(page.locator("[data-slot=page-progress] > div")).toBeVisible()
  await expect(link).toHaveAttribute("aria-busy", "true")
  await expect(page).toHaveURL("/about-us")
  // A second press on it changes nothing.
  await page.keyboard.press("Enter")
  await expect(status(page)).toHaveCount(1)
  arrive()
  await expect(page).toHaveURL("/services")
  await expect(status(page)).toHaveCount(0)
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
})

test("a page that is there at once shows nothing of that", async ({ page }) => {
  await open(page, "/about-us")
  await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).hover()
  await page.waitForLoadState("networkidle")
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes("The page is on its way.")) document.title = "shown"
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
  await expect(page).toHaveURL("/services")
  await expect(page).not.toHaveTitle("shown")
})

test("another link can be pressed meanwhile, and that one counts", async ({ page }) => {
  const arrive = await holdData(page, "/services")
  await open(page, "/about-us")
  const footer = page.getByRole("contentinfo")
  await footer.getByRole("link", { name: "Services", exact: true }).click()
  await expect(status(page)).toHaveCount(1)
  await footer.getByRole("link", { name: "Site map", exact: true }).click()
  await expect(page).toHaveURL("/site-map")
  await expect(status(page)).toHaveCount(0)
  arrive()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL("/site-map")
})

test("the bar stands still where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await holdData(page, "/services")
  await open(page, "/about-us")
  await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
  const bar = page.locator("[data-slot=page-progress] > div")
  await expect(bar).toBeVisible()
  expect(await bar.evaluate((element) => getComputedStyle(element).animationName)).toBe("none")
})

test.describe("a page that does not come", () => {
  test.use({ expectedProblems: [/ERR_FAILED|correct component chunk|page resources|status of 500/] })

  test("whose data are lost is loaded whole, with what its address asks for", async ({ page }) => {
    await open(page, "/blog-single/1")
    await page.route("**/page-data/blog-standard/**", (route) => route.abort())
    await mark(page)
    await page.getByRole("main").locator("a[href*='tag=Dairy']").first().click()
    await expect(page).toHaveURL("/blog-standard?tag=Dairy")
    await expectLoadedWhole(page)
  })

  test("whose scripts a deploy has renamed is loaded whole, once", async ({ page }) => {
    await renameComponent(page, "/services")
    await open(page, "/about-us")
    await mark(page)
    const documents: string[] = []
    page.on("request", (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname))
    await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
    await expect(page).toHaveURL("/services")
    await expectLoadedWhole(page)
    await page.mouse.move(10, 10)
    await page.waitForLoadState("networkidle")
    await expect(page.getByRole("link", { name: service(1).title }).first()).toBeVisible()
    expect(documents).toEqual(["/services"])
  })

  test("is loaded whole by the back button, too", async ({ page }) => {
    await open(page, "/services")
    await page.getByRole("contentinfo").getByRole("link", { name: "Site map", exact: true }).click()
    await expect(page).toHaveURL("/site-map")
    await page.reload()
    await open(page, "/site-map")
    await renameComponent(page, "/services")
    await page.goBack()
    await expect(page).toHaveURL("/services")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our services")
  })
})

/** Keeps a page's data waiting until the returned function is called. */
async function holdData(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/page-data${address}/page-data.json`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The page's data name a part of the scripts that this build doesn't know. */
const renameComponent = (page: Page, address: string) =>
  page.route(`**/page-data${address}/page-data.json`, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      contentType: "application/json",
      body: text.replace(/"componentChunkName":"[^"]+"/, '"componentChunkName":"component---of-another-build"'),
    })
  })

/** So that it can be told whether the page has been loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute("data-test-old", ""))

const expectLoadedWhole = (page: Page) => expect(page.locator("html[data-test-old]")).toHaveCount(0)

test.describe("from document to document", () => {
  /** Follows a link before any script has come; `fades` says whether the documents fade into one another. */
  const expectFade = async (page: Page, fades: "true" | "false") => {
    await page.route(/\.js$/, (route) => route.abort())
    await page.addInitScript(() => {
      window.addEventListener("pagereveal", (event) => {
        document.documentElement.dataset.faded = String("viewTransition" in event && event.viewTransition !== null)
      })
    })
    await page.goto("/about-us")
    await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
    await expect(page).toHaveURL("/services")
    await expect(page.locator("html")).toHaveAttribute("data-faded", fades)
  }

  test.use({ expectedProblems: [/ERR_FAILED/] })

  test("one page fades into the next", async ({ page }) => {
    await expectFade(page, "true")
  })

  test("nothing fades where motion is not wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await expectFade(page, "false")
  })
})
