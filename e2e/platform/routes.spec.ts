import { projects, routes, service, services, site } from "../support/site"
import { expect, open, openUntouched, test } from "../support/test"

/*
 * What scripts make of an address that another page answers (spec section 2; decisions.md, "Routes"). The status, heading
 * and canonical address that each address answers with are in __tests__/site/routes.test.ts.
 */

const canonicalOf = (id: number) => `/service-details/${id}/${service(id).servicePath}`

test("an address that another page answers stays what it is once the scripts have taken over", async ({ page }) => {
  for (const [route, heading, canonical] of [
    [routes.unknownFarmer, "Team Details", null],
    [routes.unknownPost, "Blog Details", null],
    [routes.unknownProduct, "Shop Details", null],
    ["/service-details", "Error Page", null],
    // The number is looked at first, then the path.
    ["/service-details/1/market-access-promotion", service(1).title, canonicalOf(1)],
    ["/service-details/99/market-access-promotion", service(3).title, canonicalOf(3)],
    [
      "/project-details/2/no-such-path",
      projects.find(({ id }) => id === 2)?.title ?? "",
      "/project-details/2/women-in-livestock",
    ],
  ] as const) {
    await open(page, route)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
    await expect(page).toHaveURL(route)
    const link = page.locator("link[rel=canonical]")
    if (canonical) await expect(link).toHaveAttribute("href", site.siteUrl + canonical)
    else {
      await expect(link).toHaveCount(0)
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
    }
  }
})

test("an unknown address shows the 404 page and the way home", async ({ page }) => {
  await open(page, "/no-such-page")
  await expect(page.getByRole("heading", { level: 1, name: "Error Page" })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("404")
  await expect(page.getByRole("heading", { name: "Sorry Page Was Not Found!" })).toBeVisible()
  await page.getByRole("link", { name: "Back to home" }).click()
  await expect(page).toHaveURL("/")
  await expect(page).toHaveTitle(site.title)
})

for (const route of ["/service-details/999", "/service-details/999/nope"]) {
  test(`${route} shows the frame and nobody's content, never for a moment`, async ({ page, request }) => {
    const answer = await request.get(route)
    expect(answer.status()).toBe(404)
    const html = await answer.text()
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"))
    // Every text that the main part ever showed, from the first parsed letter on.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seenTexts: seen })
      new MutationObserver(() => {
        const text = document.querySelector("main")?.textContent ?? ""
        if (seen.at(-1) !== text) seen.push(text)
      }).observe(document, { childList: true, subtree: true, characterData: true })
    })
    await openUntouched(page, route)
    await expect(page).toHaveTitle(`Error Page | ${site.name}`)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Page")
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("404")
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1)

    const seen: unknown = await page.evaluate("window.seenTexts")
    expect(Array.isArray(seen) && seen.length).toBeGreaterThan(0)
    for (const text of [main, String(seen)]) {
      const foreign = services.filter(
        ({ title, content }) =>
          text.includes(escape(title)) || (content?.overview && text.includes(content.overview.slice(0, 40))),
      )
      expect(foreign.map(({ title }) => title)).toEqual([])
    }
  })
}

/** As React writes it into HTML. */
const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;")
