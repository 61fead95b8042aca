import { expect, test, type Page } from "@playwright/test"
import { compileWorker } from "../../src/platform/offline/build"
import { farmers, posts, products, projects, services } from "../support/site"
import { fillCart } from "../support/cart"
import { startDevServer, type DevServer } from "./dev-server"
import { isBrowserMessage } from "../support/test"

/* The maintainers' door: `npm run dev`. The tests share one server, and each leaves the content as it found it. */

test.describe.configure({ mode: "serial" })

const MILK = "data/products/3-fresh-milk.json"

let development: DevServer
let milk: string

test.beforeAll(async () => {
  test.setTimeout(400_000)
  development = await startDevServer()
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

test("dev server: every kind of page shows its heading, without console errors or overlay", async ({ page }) => {
  for (const [address, title] of pages) {
    await test.step(address, async () => {
      await open(page, address)
      if (title) await expect(titled(page, title)).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
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

/** What is wrong, as the content check says it, and how a file gets so. */
const mistakes = [
  {
    name: "an invalid price",
    file: MILK,
    corrupt: (text: string) => text.replace(/"price": "[^"]*"/, '"price": "450k"'),
    message: ["field:  price", 'found:  "450k"', "wanted: a price such as"],
  },
  {
    name: "a missing comma",
    file: "data/gallery.json",
    corrupt: (text: string) => text.replace(",\n", "\n"),
    message: ["data/gallery.json, line", "wanted: a comma"],
  },
]

for (const { name, file, corrupt, message } of mistakes) {
  test(`dev server: ${name} is reported in the terminal, and pages keep what they had until it is repaired`, async ({
    page,
  }) => {
    const before = development.read(file)
    const logged = development.getOutput().length
    const terminal = () => development.getOutput().slice(logged)
    development.write(file, corrupt(before))
    for (const line of message) await expect.poll(terminal).toContain(line)
    expect(terminal()).not.toContain("gatsby-transformer-json")
    await open(page, "/shop")
    await expect(cards(page).filter({ hasText: "Fresh Milk" })).toHaveCount(1)

    development.write(file, before)
    await expect.poll(terminal).toContain("The content is in order again.")
    development.write(MILK, milk.replace('"Fresh Milk"', '"Corrected Milk"'))
    await expect(cards(page).filter({ hasText: "Corrected Milk" })).toHaveCount(1)
    development.write(MILK, milk)
    await expect(cards(page).filter({ hasText: "Fresh Milk" })).toHaveCount(1)
    await expect(overlay(page)).toHaveCount(0)
    expect(complaints).toEqual([])
  })
}

test("dev server: shop sorting and filters, and cart pictures work", async ({ page }) => {
  const numbered = products.map((product) => ({ ...product, jsonId: product.id }))
  await open(page, "/shop?sort=recent")
  await expect(cards(page).first()).toHaveText(first([...numbered].reverse()).title)
  const dairy = products.filter(({ category }) => category === "dairy")
  await open(page, "/shop?category=dairy")
  await expect(cards(page)).toHaveText(dairy.map(({ title }) => title))

  await open(page, "/shop?page=2")
  await expect(cards(page)).toHaveText(products.slice(8, 16).map(({ title }) => title))

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
  expect(await served.text()).toBe(compileWorker(".", "kill-switch.ts"))
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
