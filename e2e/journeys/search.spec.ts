import type { Page } from "@playwright/test"
import { expectNoViolations } from "../support/axe"
import { expectNoLostText } from "../support/geometry"
import { menuOf } from "../support/menu"
import { readJson } from "../support/site"
import { expect, open, requestsOf, test, untilAlive } from "../support/test"

/*
 * The site's search: the header's box, what it suggests, and the page of results (decisions.md, "Controls"). What is found
 * for which words: __tests__/stated/search-queries.test.ts; by keyboard alone: keyboard.spec.ts.
 */

const words = readJson<{
  noScript: string
  list: { failed: string; retry: string }
  everythingTitle: string
}>("search.json")

const MOST_LETTERS = 200
const banner = (page: Page) => page.getByRole("banner")
const main = (page: Page) => page.getByRole("main")
const results = (page: Page) => page.getByRole("group", { name: "Results" })
const status = (page: Page) => results(page).getByRole("status")

test("the header's box asks for nothing before somebody types; a suggestion is chosen by arrow key and Enter", async ({
  page,
}) => {
  await open(page, "/services")
  const requests = requestsOf(page)
  const box = banner(page).getByRole("combobox", { name: "Search the site" })
  await banner(page).getByRole("button", { name: "Search" }).first().click()
  await expect(box).toBeFocused()
  expect(requests.filter((address) => address.includes("/search.json"))).toEqual([])
  await page.keyboard.type("ankole")
  const list = banner(page).getByRole("listbox", { name: "Suggestions" })
  await expect(list.getByRole("option", { name: /Ankole Cattle.*Product/ })).toBeVisible()
  await expect(list.locator("mark").first()).toHaveText(/^ankole$/i)
  await expect(banner(page).getByRole("status")).toHaveText(/^\d+ suggestions\. Use the arrow keys to choose\.$/)
  await expectNoViolations(page, "open suggestions")

  await page.keyboard.press("ArrowDown")
  const chosen = list.getByRole("option", { selected: true })
  const title = (await chosen.locator("span").first().innerText()).trim()
  await page.keyboard.press("Enter")
  await expect(page).not.toHaveURL("/services")
  await expect(main(page).getByText(title, { exact: true }).first()).toBeVisible()
  await expect(box).toBeHidden()
})

test("in the menu of a phone the first Escape closes the list alone, and Enter leads to the results", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, "/")
  await menuOf(page).button.click()
  const menu = page.getByRole("dialog", { name: "Menu" })
  const box = menu.getByRole("combobox", { name: "Search the site" })
  await box.fill("goat")
  await expect(menu.getByRole("option", { name: /Goat/ }).first()).toBeVisible()
  await box.press("Escape")
  await expect(menu.getByRole("listbox")).toBeHidden()
  await expect(menu).toBeVisible()
  await box.press("Enter")
  await expect(page).toHaveURL("/search?q=goat")
  await expect(menu).toBeHidden()
  await expect(results(page).getByRole("article").first()).toBeVisible()
})

test("the page of results: its box, the kinds, a result, and back and forth", async ({ page }) => {
  const kinds = page.getByRole("navigation", { name: "Kinds of results" })

  await test.step("before a search it lists everything, and its box has the focus", async () => {
    await open(page, "/search")
    await expect(page.getByRole("heading", { name: words.everythingTitle })).toBeVisible()
    const box = main(page).getByRole("searchbox", { name: "Search the site" })
    await expect(box).toBeFocused()
    await box.fill("milk")
    await box.press("Enter")
    await expect(page).toHaveURL("/search?q=milk")
    await untilAlive(page)
    await expect(status(page)).toHaveText(/^\d+ results for “milk”/)
  })

  await test.step("the address alone shows the results: counted and marked", async () => {
    await open(page, "/search?q=milk")
    await expect(status(page)).toHaveText(/^\d+ results for “milk”/)
    await expect(main(page).getByRole("searchbox")).toHaveValue("milk")
    await expect(results(page).locator("mark").first()).toHaveText(/milk/i)
    await expect(page.getByRole("heading", { name: words.everythingTitle })).toBeHidden()
    await expectNoViolations(page, "/search?q=milk")
  })

  await test.step("one kind, a result, and the back button", async () => {
    await kinds.getByRole("link", { name: /^Products/ }).click()
    await expect(page).toHaveURL("/search?q=milk&kind=product")
    await expect(kinds.getByRole("link", { name: /^Products/ })).toHaveAttribute("aria-current", "page")
    await expect(results(page).getByRole("heading", { name: "Fresh Milk" })).toBeVisible()
    await page.goBack()
    await expect(kinds.getByRole("link", { name: /^Everything/ })).toHaveAttribute("aria-current", "page")
    await results(page).getByRole("article").first().getByRole("link").click()
    await expect(page).not.toHaveURL(/search/)
    await page.goBack()
    await expect(status(page)).toHaveText(/^\d+ results for “milk”/)
  })
})

test("words that are misspelt, unknown, harmful or too long get an answer", async ({ page }) => {
  await test.step("the word that was meant is said", async () => {
    await open(page, "/search?q=vacination")
    await expect(page.getByText("Did you mean “vaccination”? These are the results for it.")).toBeVisible()
    await expect(results(page).locator("mark").first()).toHaveText(/^vaccin/i)
    await expectNoViolations(page, "/search?q=vacination")
  })

  await test.step("where nothing is found one can ask, in one's own words", async () => {
    await open(page, "/search?q=zzxqy")
    await expect(page.getByRole("heading", { name: "Nothing here says “zzxqy” yet" })).toBeVisible()
    const ask = main(page).getByRole("link", { name: /Ask us on WhatsApp/ })
    await expect(ask).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*zzxqy/)
    await expectNoViolations(page, "/search without results")
  })

  await test.step("markup stays text", async () => {
    await open(page, `/search?q=${encodeURIComponent(`<img src=x onerror="document.title='x'">`)}`)
    await expect(status(page)).not.toBeEmpty()
    await expect(page.locator("main img[src=x]")).toHaveCount(0)
    await expect(page).toHaveTitle(/^Search/)
  })

  const long = `milk ${"m".repeat(400)}`
  const kept = long.slice(0, MOST_LETTERS)
  const shown = () => main(page).getByText(`“${kept}”`).first()
  const remark = () => main(page).getByText(/^A search takes at most 200 characters\./)
  for (const route of ["/search", "/blog-standard"]) {
    await test.step(`${route} cuts what is longer than 200 characters, and says so`, async () => {
      await open(page, `${route}?q=${encodeURIComponent(long)}`)
      await expect(remark()).toBeVisible()
      await expect(shown()).toBeVisible({ timeout: 15_000 })
      await expectNoLostText(page)
      await expectNoViolations(page, `${route}, words cut`)
      await open(page, `${route}?q=${encodeURIComponent(kept)}`)
      await expect(shown()).toBeVisible({ timeout: 15_000 })
      await expect(remark(), "200 are not too many").toHaveCount(0)
    })
  }
})

test.describe("results that do not come", () => {
  test.use({ expectedProblems: [/search\.json|Failed to load/] })

  test("can be asked for again, and everything is listed elsewhere", async ({ page }) => {
    await page.route("**/search.json", (route) => route.abort())
    await open(page, "/search?q=milk")
    const alert = page.getByRole("alert").filter({ hasText: words.list.failed })
    await expect(alert).toBeVisible()
    await expect(alert.getByRole("link")).toHaveAttribute("href", "/site-map")
    await page.unroute("**/search.json")
    await alert.getByRole("button", { name: words.list.retry }).click()
    await expect(status(page)).toHaveText(/results for “milk”/)
  })
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says so and lists everything, whatever was searched for", async ({ page }) => {
    await page.goto("/search?q=milk")
    await expect(page.getByText(words.noScript)).toBeVisible()
    await expect(main(page).getByRole("searchbox")).toBeHidden()
    await expect(main(page).getByRole("link", { name: "Fresh Milk" })).toBeVisible()
    await main(page).getByRole("link", { name: "Protecting Your Farm" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Protecting Your Farm")
  })
})
