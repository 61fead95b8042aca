import type { Page } from "@playwright/test"
import { expectNoViolations } from "./support/axe"
import { expectNoLostText } from "./support/geometry"
import { readJson } from "./support/site"
import { expect, open, requestsOf, test, untilAlive } from "./support/test"

/* The site's search: the header's box, what it suggests, and the page of results (decisions.md, "Controls"). */

const words = readJson<{
  noScript: string
  list: { failed: string; retry: string }
  everythingTitle: string
}>("search.json")

const banner = (page: Page) => page.getByRole("banner")
const box = (page: Page) => banner(page).getByRole("combobox", { name: "Search the site" })
const results = (page: Page) => page.getByRole("group", { name: "Results" })

async function openBox(page: Page) {
  await banner(page).getByRole("button", { name: "Search" }).first().click()
  await expect(box(page)).toBeFocused()
}

test.describe("the header's box", () => {
  test("suggests pages while somebody types, and the arrow keys and Enter open one", async ({ page }) => {
    await open(page, "/services")
    const requests = requestsOf(page)
    await openBox(page)
    expect(requests.filter((address) => address.includes("/pagefind/"))).toEqual([])
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
    await expect(page.getByRole("main").getByText(title, { exact: true }).first()).toBeVisible()
    await expect(box(page)).toBeHidden()
  })

  test("closes its list, then itself, with Escape, and gives the focus back", async ({ page }) => {
    await open(page, "/")
    await openBox(page)
    await page.keyboard.type("milk")
    await expect(banner(page).getByRole("listbox")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(banner(page).getByRole("listbox")).toBeHidden()
    await expect(box(page)).toHaveValue("milk")
    await page.keyboard.press("Escape")
    await expect(box(page)).toBeHidden()
    await expect(banner(page).getByRole("button", { name: "Search" }).first()).toBeFocused()
  })

  test("stands in the mobile menu too, where the first Escape closes the list alone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, "/")
    await page.getByRole("button", { name: "Menu" }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    const small = menu.getByRole("combobox", { name: "Search the site" })
    await small.fill("goat")
    await expect(menu.getByRole("option", { name: /Goat/ }).first()).toBeVisible()
    await small.press("Escape")
    await expect(menu.getByRole("listbox")).toBeHidden()
    await expect(menu).toBeVisible()
    await small.press("Enter")
    await expect(page).toHaveURL("/search?q=goat")
    await expect(menu).toBeHidden()
    await expect(results(page).getByRole("article").first()).toBeVisible()
  })
})

test.describe("the results", () => {
  test("of an address are there without a press: counted, marked, by kind, and go back and forth", async ({ page }) => {
    await open(page, "/search?q=milk")
    await expect(results(page).getByRole("status")).toHaveText(/^\d+ results for “milk”/)
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("milk")
    await expect(results(page).locator("mark").first()).toHaveText(/milk/i)
    await expect(page.getByRole("heading", { name: words.everythingTitle })).toBeHidden()
    await expectNoViolations(page, "/search?q=milk")

    const kinds = page.getByRole("navigation", { name: "Kinds of results" })
    await kinds.getByRole("link", { name: /^Products/ }).click()
    await expect(page).toHaveURL("/search?q=milk&kind=product")
    await expect(kinds.getByRole("link", { name: /^Products/ })).toHaveAttribute("aria-current", "page")
    await expect(results(page).getByRole("heading", { name: "Fresh Milk" })).toBeVisible()
    await page.goBack()
    await expect(kinds.getByRole("link", { name: /^Everything/ })).toHaveAttribute("aria-current", "page")
    await results(page).getByRole("article").first().getByRole("link").click()
    await expect(page).not.toHaveURL(/search/)
    await page.goBack()
    await expect(results(page).getByRole("status")).toHaveText(/^\d+ results for “milk”/)
  })

  for (const [kind, query, title] of [
    ["service", "insurance", "Protecting Your Farm"],
    ["project", "youth", "Youth in Cattle Farming"],
    ["product", "hide", "Leather Hide"],
    ["page", "opening hours", "Contact Us"],
  ] as const) {
    test(`find a ${kind}: “${query}”`, async ({ page }) => {
      await open(page, `/search?q=${encodeURIComponent(query)}&kind=${kind}`)
      await expect(results(page).getByRole("link", { name: title })).toBeVisible()
    })
  }

  test("for a misspelt word are those of the word that was meant, which is said", async ({ page }) => {
    await open(page, "/search?q=vacination")
    await expect(page.getByText("Did you mean “vaccination”? These are the results for it.")).toBeVisible()
    await expect(results(page).locator("mark").first()).toHaveText(/^vaccin/i)
    await expectNoViolations(page, "/search?q=vacination")
  })

  test("for a word in Luganda mark the site's own", async ({ page }) => {
    await open(page, "/search?q=amata")
    await expect(results(page).getByRole("article").first()).toContainText("Fresh Milk")
    await expect(results(page).locator("mark").first()).toHaveText(/milk/i)
  })

  test("of nothing are an answer: tips, ways on, and a message in the visitor's words", async ({ page }) => {
    await open(page, "/search?q=zzxqy")
    await expect(page.getByRole("heading", { name: "Nothing here says “zzxqy” yet" })).toBeVisible()
    const ask = page.getByRole("main").getByRole("link", { name: /Ask us on WhatsApp/ })
    await expect(ask).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*zzxqy/)
    await expect(page.getByRole("main").locator("a[href^='tel:']").first()).toBeVisible()
    await expectNoViolations(page, "/search without results")
  })

  test("of hostile words stay words", async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent(`<img src=x onerror="document.title='x'">`)}`)
    await expect(results(page).getByRole("status")).not.toBeEmpty()
    await expect(page.locator("main img[src=x]")).toHaveCount(0)
    await expect(page).toHaveTitle(/^Search/)
  })

  test.describe("that do not arrive", () => {
    test.use({ expectedProblems: [/pagefind|Failed to load/] })

    test("can be asked for again, and everything is listed elsewhere", async ({ page }) => {
      await page.route(/\/pagefind\//, (route) => route.abort())
      await open(page, "/search?q=milk")
      const alert = page.getByRole("alert").filter({ hasText: words.list.failed })
      await expect(alert).toBeVisible()
      await expect(alert.getByRole("link")).toHaveAttribute("href", "/site-map")
      await page.unroute(/\/pagefind\//)
      await alert.getByRole("button", { name: words.list.retry }).click()
      await expect(results(page).getByRole("status")).toHaveText(/results for “milk”/)
    })
  })
})

test("before a search the page lists everything, and the box searches", async ({ page }) => {
  await open(page, "/search")
  await expect(page.getByRole("heading", { name: words.everythingTitle })).toBeVisible()
  await expect(page.getByRole("main").getByRole("link", { name: "Protecting Your Farm" })).toBeVisible()
  const own = page.getByRole("main").getByRole("searchbox", { name: "Search the site" })
  await expect(own).toBeFocused()
  await own.fill("training")
  await own.press("Enter")
  await expect(page).toHaveURL("/search?q=training")
  await untilAlive(page)
  await expect(results(page).getByRole("article").first()).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page says so and lists everything, whatever was searched for", async ({ page }) => {
    await page.goto("/search?q=milk")
    await expect(page.getByText(words.noScript)).toBeVisible()
    await expect(page.getByRole("main").getByRole("searchbox")).toBeHidden()
    await expect(page.getByRole("main").getByRole("link", { name: "Fresh Milk" })).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Protecting Your Farm" }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Protecting Your Farm")
  })
})

test.describe("words without end", () => {
  const long = `milk ${"m".repeat(400)}`

  test("no box takes more than 200 characters", async ({ page }) => {
    for (const address of ["/search", "/blog-with-sidebar"]) {
      await open(page, address)
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveAttribute("maxlength", "200")
    }
    await openBox(page)
    await expect(box(page)).toHaveAttribute("maxlength", "200")
    await page.setViewportSize({ width: 360, height: 740 })
    await open(page, "/")
    await page.getByRole("button", { name: "Menu" }).click()
    const menu = page.getByRole("dialog", { name: "Menu" })
    await expect(menu.getByRole("combobox", { name: "Search the site" })).toHaveAttribute("maxlength", "200")
  })

  for (const route of ["/search", "/blog-standard"]) {
    test(`of an address are cut at 200 characters on ${route}, which says so`, async ({ page }) => {
      await open(page, `${route}?q=${encodeURIComponent(long)}`)
      await expect(page.getByRole("main").getByText(/^A search takes at most 200 characters\./)).toBeVisible()
      await expect(
        page
          .getByRole("main")
          .getByText(`“${long.slice(0, 200)}”`)
          .first(),
      ).toBeVisible({ timeout: 15_000 })
      await expectNoLostText(page)
      await expectNoViolations(page, `${route}, words cut`)
    })

    test(`of 200 characters are none of them on ${route}`, async ({ page }) => {
      await open(page, `${route}?q=${long.slice(0, 200)}`)
      await expect(
        page
          .getByRole("main")
          .getByText(`“${long.slice(0, 200)}”`)
          .first(),
      ).toBeVisible({ timeout: 15_000 })
      await expect(page.getByText(/^A search takes at most/)).toHaveCount(0)
    })
  }
})
