import type { Page } from "@playwright/test"
import { expectSameDocument, markDocument } from "../support/page-state"
import { projects, routes, service, services, site } from "../support/site"
import { expect, open, openUntouched, test } from "../support/test"

/*
 * Addresses that the host rewrites, with scripts (spec section 2; decisions.md, "Routes"; src/platform/start/load-by-path.ts).
 * Their HTML before any script: __tests__/site/pages/routes.ts.
 */

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

test("Rewritten addresses keep URL, heading and canonical after hydration", async ({ page }) => {
  for (const [route, title, canonical] of [
    ["/service-details", "Error Page", null],
    // The number decides before the path.
    ["/service-details/1/market-access-promotion", service(1).title, `/service-details/1/${service(1).servicePath}`],
    [
      "/project-details/2/no-such-path",
      projects.find(({ id }) => id === 2)?.title ?? "",
      "/project-details/2/women-in-livestock",
    ],
  ] as const) {
    await open(page, route)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveURL(route)
    const link = page.locator("link[rel=canonical]")
    if (canonical) await expect(link).toHaveAttribute("href", site.siteUrl + canonical)
    else {
      await expect(link).toHaveCount(0)
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
    }
  }
})

test("Rewritten address: the back button restores it in the same document", async ({ page }) => {
  const route = "/service-details/99/market-access-promotion"
  await open(page, route)
  await markDocument(page)
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL(routes.home)
  await page.goBack()
  await expect(heading(page)).toHaveText(service(3).title)
  await expect(page).toHaveURL(route)
  await expectSameDocument(page)
})

test("Unknown id: shows the error page, and never another entry's content", async ({ page }) => {
  // Records every text of <main> from the start of parsing.
  await page.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { shownTexts: shown })
    new MutationObserver(() => {
      const text = document.querySelector("main")?.textContent ?? ""
      if (shown.at(-1) !== text) shown.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await openUntouched(page, "/service-details/999/nope")
  await expect(page).toHaveTitle(`Error Page | ${site.name}`)
  await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1)
  const shown = String(await page.evaluate("window.shownTexts"))
  expect(shown).toContain("Error Page")
  expect(services.map(({ title }) => title).filter((title) => shown.includes(title))).toEqual([])
})

test("Fragments: the element with the id is scrolled into view, below the header", async ({ page }) => {
  await open(page, "/#farmers")
  await expect(page).toHaveURL("/#farmers")
  const top = async () => (await page.locator("#farmers").boundingBox())?.y ?? -1
  await expect.poll(async () => (await top()) > 0 && (await top()) < 220).toBe(true)
})
