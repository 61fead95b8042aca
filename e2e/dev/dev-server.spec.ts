import { expect, test, type Page } from "@playwright/test"
import { compileWorker } from "../../src/platform/offline/build"
import { farmers, posts, products, projects, services } from "../support/site"
import { fillCart } from "../support/cart"
import { startDevelopment, type Development } from "./development"
import { isBrowserMessage } from "../support/test"

/* The maintainers' door: `npm run dev`. The tests share one server, and each leaves the content as it found it. */

test.describe.configure({ mode: "serial" })

const MILK = "data/products/3-fresh-milk.json"
const PICTURES = "data/pictures.json"

let development: Development
let milk: string

test.beforeAll(async () => {
  test.setTimeout(400_000)
  development = await startDevelopment()
  milk = development.read(MILK)
})
test.afterAll(() => development?.stop())

/** What the browser complains of while a page is open. */
let complaints: string[]

test.beforeEach(({ page }) => {
  complaints = []
  page.on("console", (message) => {
    const words = message.text()
    if (["error", "warning"].includes(message.type()) && !isBrowserMessage(words)) complaints.push(words)
  })
  page.on("pageerror", (error) => complaints.push(error.message))
})

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
/** The heading of a detail page; before a farmer's name it says what the page is. */
const titled = (page: Page, title: string) => page.getByRole("main").getByRole("heading", { name: title, level: 1 })
const problems = (page: Page) => page.getByRole("dialog", { name: "The content is not in order" })
/** What Gatsby lays over the page when something has gone wrong. */
const overlay = (page: Page) => page.locator("gatsby-fast-refresh")
const cards = (page: Page) => page.locator("[data-slot=paged-list] [data-slot=card-title]")

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${development.origin}${address}`)
  await expect(heading(page)).toBeVisible()
}

const first = <Entry>([entry]: readonly Entry[]): Entry => {
  if (!entry) throw new Error("The content has none.")
  return entry
}

const picturesOf = (text: string) => JSON.parse(text) as { path: string; alt: string }[]

/** Addresses, and the title that stands on a detail page. */
const pages: readonly (readonly [string, string?])[] = [
  ["/"],
  ["/shop"],
  ["/gallery"],
  ["/blog-standard"],
  [`/service-details/${first(services).id}`, first(services).title],
  [`/project-details/${first(projects).id}`, first(projects).title],
  [`/farmer-details/${first(farmers).id}`, first(farmers).name],
  [`/blog-single/${first(posts).id}`, first(posts).title],
  [`/shop-single/${first(products).id}`, first(products).title],
]

test("dev server: a save is not lost when another page is requested directly after it", async ({ page, context }) => {
  test.setTimeout(240_000)
  await open(page, "/shop-single/3")
  // The first page of all: nothing is compiled or queried yet.
  await expect(titled(page, "Fresh Milk")).toBeVisible({ timeout: 90_000 })
  development.write(MILK, milk.replace('"Fresh Milk"', '"Milk of today"'))
  // Within the half second in which Gatsby waits for more changes.
  await page.waitForTimeout(350)
  await open(await context.newPage(), "/shop-single/4")
  await expect(titled(page, "Milk of today")).toBeVisible()
  development.write(MILK, milk)
  await expect(titled(page, "Fresh Milk")).toBeVisible()
})

test("dev server: every kind of page shows its heading, without console errors or overlay", async ({ page }) => {
  for (const [address, title] of pages) {
    await test.step(address, async () => {
      await open(page, address)
      if (title) await expect(titled(page, title)).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
      await expect(problems(page)).toBeHidden()
      expect(complaints).toEqual([])
    })
  }
})

test("dev server: a title changed in data/ is updated in the open page", async ({ page }) => {
  await open(page, "/shop-single/3")
  development.write(MILK, milk.replace('"Fresh Milk"', '"Milk of this morning"'))
  await expect(titled(page, "Milk of this morning")).toBeVisible()
  development.write(MILK, milk)
  await expect(titled(page, "Fresh Milk")).toBeVisible()
  expect(complaints).toEqual([])
})

test("dev server: a save during the first query of a page is not lost", async ({ page }) => {
  const opening = page.goto(`${development.origin}/shop-single/8`)
  const file = "data/products/8-goat-milk.json"
  const before = development.read(file)
  await page.waitForRequest(/page-data\/shop-single\/8\//)
  development.write(file, before.replace('"Goat Milk"', '"Goat milk of today"'))
  await opening
  await expect(titled(page, "Goat milk of today")).toBeVisible()
  development.write(file, before)
  await expect(titled(page, "Goat Milk")).toBeVisible()
})

test("dev server: a changed picture description is updated in the open page", async ({ page }) => {
  const before = development.read(PICTURES)
  const { alt } = first(picturesOf(before).filter(({ path }) => path === "products/fresh-milk"))
  await open(page, "/shop-single/3")
  await expect(page.getByAltText(alt).first()).toBeAttached()
  development.write(PICTURES, before.replace(alt, "A can of fresh milk stands in the morning sun."))
  // Some hundred nodes are made anew.
  const changed = page.getByAltText("A can of fresh milk stands in the morning sun.").first()
  await expect(changed).toBeAttached({ timeout: 60_000 })
  await open(page, "/shop")
  await expect(overlay(page)).toHaveCount(0)
  development.write(PICTURES, before)
  await open(page, "/shop-single/3")
  await expect(page.getByAltText(alt).first()).toBeAttached()
  await expect(overlay(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test("dev server: Gatsby's overlay is not seen behind the dialog of problems in the content", async ({ page }) => {
  await open(page, "/shop-single/3")
  development.write(MILK, milk.replace('"id": 3,', '"id": 3'))
  await expect(problems(page)).toBeVisible()
  await page.evaluate(() => void Promise.reject(new Error("A page without its data")))
  const backdrop = overlay(page).locator("[data-gatsby-overlay=backdrop]")
  await expect(backdrop).toBeAttached()
  await expect(backdrop).toBeHidden()
  await problems(page).getByRole("button", { name: "Close" }).click()
  await expect(backdrop).toBeVisible()
  development.write(MILK, milk)
})

/** What is wrong, as the content check says it, and how the file gets so. */
const mistakes = [
  {
    name: "an invalid price",
    spoil: (text: string) => text.replace(/"price": "[^"]*"/, '"price": "450k"').replace('"Fresh Milk"', '"Bad Milk"'),
    message: ["data/products/3-fresh-milk.json", "field:  price", 'found:  "450k"', "wanted: a price such as"],
  },
  {
    name: "a missing comma",
    spoil: (text: string) => text.replace('"id": 3,', '"id": 3').replace('"Fresh Milk"', '"Bad Milk"'),
    message: ["data/products/3-fresh-milk.json", "line 3", 'found:  "title"', "wanted: a comma"],
  },
]

for (const { name, spoil, message } of mistakes) {
  test(`dev server: ${name} is reported in terminal and browser, not shown, and clears when corrected`, async ({
    page,
  }) => {
    await open(page, "/shop-single/3")
    const logged = development.output().length
    development.write(MILK, spoil(milk))

    await expect(problems(page)).toBeVisible()
    for (const line of message) await expect(problems(page)).toContainText(line)
    const terminal = development.output().slice(logged)
    for (const line of message) expect(terminal).toContain(line)
    expect(terminal).not.toContain("gatsby-transformer-json")

    await expect(titled(page, "Fresh Milk")).toBeVisible()
    // Whoever opens a page now reads it as well, and finds the entry where it was.
    await page.goto(`${development.origin}/shop`)
    await expect(problems(page)).toBeVisible()
    await expect(cards(page).filter({ hasText: "Fresh Milk" })).toHaveCount(1)
    await expect(cards(page).filter({ hasText: "Bad Milk" })).toHaveCount(0)

    development.write(MILK, milk.replace('"Fresh Milk"', '"Corrected Milk"'))
    await expect(problems(page)).toBeHidden()
    await expect(cards(page).filter({ hasText: "Corrected Milk" })).toHaveCount(1)
    development.write(MILK, milk)
    await expect(cards(page).filter({ hasText: "Fresh Milk" })).toHaveCount(1)
    await expect(overlay(page)).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test("dev server: shop sorting and filters, blog tags and cart pictures work", async ({ page }) => {
  const numbered = products.map((product) => ({ ...product, jsonId: product.id }))
  await open(page, "/shop?sort=recent")
  await expect(cards(page).first()).toHaveText(first([...numbered].reverse()).title)
  const dairy = products.filter(({ category }) => category === "dairy")
  await open(page, "/shop?category=dairy")
  await expect(cards(page)).toHaveText(dairy.map(({ title }) => title))

  await open(page, "/shop?page=2")
  await expect(cards(page)).toHaveText(products.slice(8, 16).map(({ title }) => title))

  const { tag, title } = first(posts.flatMap(({ title, tags }) => tags.map((tag) => ({ tag, title }))))
  await open(page, `/blog-standard?tag=${encodeURIComponent(tag)}`)
  await expect(cards(page).filter({ hasText: title })).toHaveCount(1)

  await fillCart(page)
  await open(page, "/cart")
  const picture = page.locator("[data-slot=cart-thumb] img").first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(complaints).toEqual([])
})

test("dev server: the search finds entries by text, and pages by their search words", async ({ page }) => {
  await open(page, "/search?q=amata")
  await expect(page.getByRole("article").first()).toContainText("Fresh Milk")
  await open(page, "/search?q=vaccination")
  await expect(page.getByRole("article").first()).toContainText("Sick or Dead Animal")
})

test("dev server: a built site's service worker and its caches are removed", async ({ page }) => {
  const served = await page.request.get(`${development.origin}/sw.js`)
  expect(await served.text()).toBe(compileWorker(".", "self-destruct.ts"))
  expect(served.headers()).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
  })

  // Under another name, because the built site's own is taken.
  development.write("public/built-worker.js", compileWorker(".", "worker.ts"))
  await open(page, "/terms")
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/built-worker.js", { scope: "/" })
    await navigator.serviceWorker.ready
    await (await caches.open("cafn-build-00000000")).put("/terms", new Response("Terms of yesterday"))
  })
  await open(page, "/terms")
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  await expect.poll(left).toEqual([])
})
