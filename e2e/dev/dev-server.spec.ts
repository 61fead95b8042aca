import { expect, test, type Page } from "@playwright/test"
import { compileWorker } from "../../src/platform/offline/build"
import { farmers, posts, products, projects, services } from "../support/site"
import { fillCart } from "../support/cart"
import { startDevServer, type DevServer } from "./dev-server"
import { isBrowserMessage } from "../support/test"

/* `npm run dev`. The tests share one server, and each restores the content that it has changed. */

test.describe.configure({ mode: "serial" })

const MILK = "data/products/3-fresh-milk.json"

let server: DevServer
let milkFile: string

test.beforeAll(async () => {
  test.setTimeout(400_000)
  server = await startDevServer()
  milkFile = server.read(MILK)
})
test.afterAll(() => server?.stop())

/** Errors and warnings of the browser in the current test. */
let consoleProblems: string[]

test.beforeEach(({ page }) => {
  consoleProblems = []
  page.on("console", (message) => {
    const text = message.text()
    if (["error", "warning"].includes(message.type()) && !isBrowserMessage(text)) consoleProblems.push(text)
  })
  page.on("pageerror", (error) => consoleProblems.push(error.message))
})

const heading = (page: Page) => page.getByRole("heading", { level: 1 })
/** The heading of an entry's page, which also has a label before a farmer's name. */
const pageHeading = (page: Page, title: string) =>
  page.getByRole("main").getByRole("heading", { name: title, level: 1 })
/** Gatsby's error overlay. */
const overlay = (page: Page) => page.locator("gatsby-fast-refresh")
const cards = (page: Page) => page.locator("[data-slot=paged-list] [data-slot=card-title]")

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`${server.origin}${address}`)
  await expect(heading(page)).toBeVisible()
}

const first = <Entry>([entry]: readonly Entry[]): Entry => {
  if (!entry) throw new Error("The content has no entry.")
  return entry
}

/** Addresses, with the titles of entries. */
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

test("dev server: every template shows its heading, without console problems or overlay", async ({ page }) => {
  for (const [address, title] of pages) {
    await test.step(address, async () => {
      await open(page, address)
      if (title) await expect(pageHeading(page, title)).toBeVisible()
      await expect(overlay(page)).toHaveCount(0)
      expect(consoleProblems).toEqual([])
    })
  }
})

test("dev server: a title changed in data/ is updated in the open page", async ({ page }) => {
  await open(page, "/shop-single/3")
  server.write(MILK, milkFile.replace('"Fresh Milk"', '"Milk of this morning"'))
  await expect(pageHeading(page, "Milk of this morning")).toBeVisible()
  server.write(MILK, milkFile)
  await expect(pageHeading(page, "Fresh Milk")).toBeVisible()
  expect(consoleProblems).toEqual([])
})

/** Mistakes in files, with the message of the content check. */
const mistakes = [
  {
    name: "an invalid price",
    file: MILK,
    breakFile: (text: string) => text.replace(/"price": "[^"]*"/, '"price": "450k"'),
    message: ["field:    price", 'found:    "450k"', "expected: a price such as"],
  },
  {
    name: "a missing comma",
    file: "data/gallery.json",
    breakFile: (text: string) => text.replace(",\n", "\n"),
    message: ["data/gallery.json, line", "expected: a comma"],
  },
]

for (const { name, file, breakFile, message } of mistakes) {
  test(`dev server: ${name} is reported in the terminal, and pages keep their content until it is corrected`, async ({
    page,
  }) => {
    const before = server.read(file)
    const logged = server.getOutput().length
    const terminal = () => server.getOutput().slice(logged)
    server.write(file, breakFile(before))
    for (const line of message) await expect.poll(terminal).toContain(line)
    expect(terminal()).not.toContain("gatsby-transformer-json")
    await open(page, "/shop")
    await expect(cards(page).filter({ hasText: "Fresh Milk" })).toHaveCount(1)

    server.write(file, before)
    await expect.poll(terminal).toContain("The content is in order again.")
    server.write(MILK, milkFile.replace('"Fresh Milk"', '"Corrected Milk"'))
    await expect(cards(page).filter({ hasText: "Corrected Milk" })).toHaveCount(1)
    server.write(MILK, milkFile)
    await expect(cards(page).filter({ hasText: "Fresh Milk" })).toHaveCount(1)
    await expect(overlay(page)).toHaveCount(0)
    expect(consoleProblems).toEqual([])
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
  expect(consoleProblems).toEqual([])
})

test("dev server: the search finds entries by text, and pages by their search words", async ({ page }) => {
  await open(page, "/search?q=amata")
  await expect(page.getByRole("article").first()).toContainText("Fresh Milk")
  await open(page, "/search?q=vaccination")
  await expect(page.getByRole("article").first()).toContainText("Sick or Dead Animal")
})

test("dev server: a built site's service worker and its caches are removed", async ({ page }) => {
  const response = await page.request.get(`${server.origin}/sw.js`)
  expect(await response.text()).toBe(compileWorker(".", "kill-switch.ts"))
  expect(response.headers()).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "no-store",
  })

  // The dev server has its own file at the path of the built worker.
  server.write("public/built-worker.js", compileWorker(".", "worker.ts"))
  await open(page, "/terms")
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/built-worker.js", { scope: "/" })
    await navigator.serviceWorker.ready
    await (await caches.open("cafn-build-00000000")).put("/terms", new Response("Terms of yesterday"))
  })
  await open(page, "/terms")
  const findRemains = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  await expect.poll(findRemains).toEqual([])
})
