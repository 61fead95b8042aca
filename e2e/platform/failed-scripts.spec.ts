import type { Page } from "@playwright/test"
import { replaceClock, advance } from "../support/clock"
import { getSavedCart } from "../support/cart"
import { getDataPattern, failRequests, SCRIPTS } from "../support/network"
import { routes, service } from "../support/site"
import { getToast } from "../support/toast"
import { expect, isHydrated, open, test } from "../support/test"
import { messages as shopMessages } from "../../src/features/shop/messages"
import { messages as layoutMessages } from "../../src/layout/messages"

/* Scripts, data and images that fail to load: the page stays, with a fallback. */

test.use({ expectedProblems: [/ERR_FAILED|Loading chunk|page resources|thrown:|Transition was skipped/] })

for (const [name, urls] of [
  ["the site's bundle", /\/app-[0-9a-f]+\.js/],
  ["the page's data", getDataPattern(routes.service)],
] as const) {
  test(`Failed scripts: without ${name}, the page falls back to the one without scripts`, async ({ page }) => {
    await failRequests(page, urls)
    await page.goto(routes.service, { waitUntil: "domcontentloaded" })
    await page.mouse.move(300, 300)
    await expect(page.locator(".js-only:visible")).toHaveCount(0)
    expect(await isHydrated(page)).toBe(false)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(1).title)
    for (const answer of await page.locator("[data-slot=accordion-content]").all()) await expect(answer).toBeVisible()
    await expect(page.getByRole("contentinfo").getByText(layoutMessages.subscribe.withoutScripts)).toBeVisible()

    // The list of services can be folded on phones only.
    await page.setViewportSize({ width: 390, height: 800 })
    const services = page.getByRole("navigation", { name: "All services" })
    await services.locator("summary").click()
    await services.getByRole("link", { name: service(2).title }).click()
    await expect(page).toHaveURL(`/service-details/2/${service(2).servicePath}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service(2).title)
  })
}

test("Failed scripts: a quick view that fails to load is replaced by a link to the page; the toast needs no script", async ({
  page,
}) => {
  await replaceClock(page)
  await open(page, routes.shop)
  const buttons = page.getByRole("main").getByRole("button", { name: shopMessages.addToCart })
  const before = await buttons.count()
  expect(before).toBeGreaterThan(3)
  const restore = await failRequests(page, SCRIPTS)

  await test.step("a toast is shown, and closes by itself", async () => {
    await buttons.first().click()
    await expect(getToast(page).getByRole("status")).toContainText(shopMessages.added)
    await expect.poll(() => getSavedCart(page)).toHaveLength(1)
    await expect(buttons).toHaveCount(before)
    await untilToastCloses(page)
  })

  const quickView = page.getByRole("button", { name: /^Quick view of/ }).first()
  await test.step("quick view: the toast links to the product's page", async () => {
    await quickView.click()
    await advancePastRetry(page)
    await expect(getToast(page).getByRole("link")).toHaveAttribute("href", /^\/shop-single\/\d+$/)
    await untilToastCloses(page)
  })

  await restore()
  await test.step("both load on the next click", async () => {
    await quickView.click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await buttons.nth(1).click()
    await expect(page.locator("[data-slot=toaster]").getByText(shopMessages.added)).toBeVisible()
  })
})

test("Failed images: their links and their space stay", async ({ page }) => {
  await failRequests(page, /\.(webp|avif|jpg|png)$/)
  await open(page, routes.services)
  const box = await page.getByRole("main").locator("picture img").first().boundingBox()
  expect(box?.height).toBeGreaterThan(80)
  await expect(page.getByRole("link", { name: service(1).title })).toBeVisible()
})

/** A toast covers buttons for five seconds. */
async function untilToastCloses(page: Page): Promise<void> {
  await advance(page, 5000)
  await expect(getToast(page)).toBeHidden()
}

/** A chunk that failed to load is requested once more after a second (components/deferred.tsx). */
async function advancePastRetry(page: Page): Promise<void> {
  for (let seconds = 0; seconds < 3; seconds++) await advance(page, 1000)
}
