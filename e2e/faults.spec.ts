import type { BrowserContext, Page } from "@playwright/test"
import { telephoneLink } from "../src/lib/message-links"
import { projects, routes, site } from "./support/site"
import { expect, isAlive, open, test } from "./support/test"

/* What goes wrong in the page itself: addresses, browsers and data that it was not made for. */

test.describe("a fragment that can't be decoded", () => {
  for (const address of ["/#%", "/shop#%", "/blog-single/1#50%-off", "/about-us#%E0%A4%A"]) {
    test(`${address} shows its page, and the fragment goes`, async ({ page }) => {
      await open(page, address)
      await expectPage(page)
      await expect(page).toHaveURL(address.replace(/#.*/, ""))
    })
  }

  test("one that is set on an open page, by a script, a link or the back button, changes nothing", async ({ page }) => {
    await open(page, "/services")
    await page.evaluate(() => (window.location.hash = "#%"))
    await expectPage(page)
    await page.evaluate(() => {
      const link = document.createElement("a")
      link.href = "#50%-off"
      link.textContent = "Half price"
      document.querySelector("main")?.prepend(link)
    })
    await page.getByRole("link", { name: "Half price" }).click()
    await expectPage(page)
    await expect(page).toHaveURL("/services")
    await page.goBack()
    await expectPage(page)
  })

  test("one that can be decoded leads to its part of the page", async ({ page }) => {
    await open(page, "/shop#content")
    await expect(page).toHaveURL("/shop#content")
  })
})

test.describe("an old browser", () => {
  for (const [what, script] of [
    ["no IntersectionObserver", "delete window.IntersectionObserver"],
    [
      "media queries without events",
      "delete MediaQueryList.prototype.addEventListener; delete EventTarget.prototype.x",
    ],
    ["no media queries", "delete window.matchMedia"],
  ] as const) {
    for (const route of [routes.home, routes.about, routes.shop, routes.product, routes.gallery]) {
      test(`${route} comes alive with ${what}`, async ({ page }) => {
        await page.addInitScript(
          what === "media queries without events"
            ? () => {
                const own = window.matchMedia.bind(window)
                window.matchMedia = (query) => {
                  const list = own(query)
                  Object.defineProperty(list, "addEventListener", { value: undefined })
                  Object.defineProperty(list, "removeEventListener", { value: undefined })
                  return list
                }
              }
            : script,
        )
        await open(page, route)
        await expectPage(page)
        await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
        await expect(page.getByRole("heading", { name: "Something went wrong." })).toHaveCount(0)
        expect(await isAlive(page)).toBe(true)
      })
    }
  }

  test("shows the end of what waits to be seen", async ({ page }) => {
    await page.addInitScript("delete window.IntersectionObserver")
    await open(page, "/")
    const counter = page.locator("[data-slot=counter]").first()
    await expect.poll(async () => Number((await counter.innerText()).replace(/\D/g, ""))).toBeGreaterThan(0)
    await expect(page.getByRole("contentinfo").getByRole("textbox", { name: "Your email address" })).toBeVisible()
  })
})

test.describe("a crash", () => {
  test.use({ expectedProblems: [/could not be shown|thrown:|of this page are|TypeError/] })

  test("in an effect while React takes over leaves the whole page, as the one that needs no scripts", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = new Proxy(window.IntersectionObserver, {
        construct() {
          throw new TypeError("Illegal constructor")
        },
      })
    })
    await page.goto("/about-us")
    await page.mouse.move(10, 10)
    await expectPlain(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Services", exact: true }).click()
    await expect(page).toHaveURL("/services")
  })

  test("while React takes over lets go of the buttons, and text stays in its field", async ({ page }) => {
    await changeData(page, "/contact", () => null)
    await page.goto("/contact")
    await page.getByLabel("Your name").first().fill("Nakato Prossy")
    await expectPlain(page)
    await expect(page.getByLabel("Your name").first()).toHaveValue("Nakato Prossy")
  })

  test("of a page that was opened by a link leaves the frame, and home, site map and telephone", async ({ page }) => {
    await open(page, "/shop")
    await changeData(page, "/shop-single/1", (data) => ({ ...data, product: {} }))
    await openByLink(page, "/shop-single/1")
    await expectWaysOn(page)
    await expect(page.getByRole("banner")).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Site map" }).click()
    await expect(page).toHaveURL("/site-map")
    await expectPage(page)
  })

  test("above everything leaves the same ways on, and the back button works", async ({ page }) => {
    await open(page, "/services")
    await page.evaluate(() => {
      // Gatsby's scroll handler asks for it with each page.
      Object.defineProperty(window, "scrollTo", {
        value: () => {
          throw new TypeError("no scrolling")
        },
      })
    })
    await openByLink(page, "/farm")
    await expectWaysOn(page)
    await page.goBack()
    await expectPage(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our services")
  })
})

/** One page of each template, and what its data may look like when they come from another build, or cut short. */
const templates = [
  routes.longService,
  `/project-details/1/${projects.find(({ id }) => id === 1)?.projectPath}`,
  routes.farmer,
  routes.post,
  routes.product,
  routes.shop,
  routes.blog,
  routes.gallery,
  routes.registration,
  routes.contact,
  routes.cart,
  routes.search,
  routes.home,
]

const variants: [what: string, change: (file: PageFile) => unknown][] = [
  ["nothing", () => ({})],
  ["no result", ({ result: _, ...file }) => file],
  ["an empty result", (file) => ({ ...file, result: {} })],
  ["no data", (file) => ({ ...file, result: { ...file.result, data: null } })],
  ["empty data", (file) => ({ ...file, result: { ...file.result, data: {} } })],
  ["nothing but nulls", (file) => withData(file, () => null)],
  ["entries without fields", (file) => withData(file, () => ({}))],
]

test.describe("data of another shape", () => {
  test.use({
    expectedProblems: [
      /could not be shown|thrown:|page resources|of this page are|not been read|status of 40|TypeError/,
    ],
  })

  for (const route of templates) {
    test(`${route}, opened, keeps its words and its links`, async ({ page, context }) => {
      const heading = await headingOf(page, route)
      await withEachVariant(context, async (page, what, change) => {
        await changeFile(page, route, change)
        await page.goto(route)
        await page.mouse.move(10, 10)
        await page.waitForLoadState("networkidle")
        await expect(page.getByRole("heading", { level: 1 }), what).toHaveText(heading)
        await expect(page.getByRole("contentinfo"), what).toBeVisible()
      })
    })

    test(`${route}, by a link, shows its frame and a way on`, async ({ context }) => {
      await withEachVariant(context, async (page, what, change) => {
        await open(page, "/site-map")
        await changeFile(page, route, change)
        await openByLink(page, route)
        await expect(page.getByRole("banner"), what).toBeVisible()
        await expect(page.getByRole("heading", { level: 1 }), what).toBeVisible()
        await expect(page.getByRole("heading", { level: 1 }), what).not.toHaveText("Error Page")
        expect(await page.getByRole("main").getByRole("link").count(), what).toBeGreaterThan(1)
        expect(await page.title(), what).not.toBe("")
      })
    })
  }
})

/** Tries each variant in a page of its own, all at one time: most of it is waiting. */
const withEachVariant = (
  context: BrowserContext,
  attempt: (page: Page, ...variant: (typeof variants)[number]) => Promise<void>,
) =>
  Promise.all(
    variants.map(async (variant) => {
      const page = await context.newPage()
      await attempt(page, ...variant)
      await page.unrouteAll({ behavior: "wait" })
      await page.close()
    }),
  )

interface PageFile {
  result: { data: Record<string, unknown> }
}

const withData = (file: PageFile, change: () => unknown) => ({
  ...file,
  result: { ...file.result, data: Object.fromEntries(Object.keys(file.result.data).map((key) => [key, change()])) },
})

/** Puts something else in the place of the file with a page's data. */
async function changeFile(page: Page, address: string, change: (file: PageFile) => unknown): Promise<void> {
  const path = address === "/" ? "/index" : address
  await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    const response = await route.fetch()
    const file = (await response.json()) as PageFile
    await route.fulfill({ json: change(file) })
  })
}

const changeData = (page: Page, address: string, change: (data: Record<string, unknown>) => unknown) =>
  changeFile(page, address, (file) => ({ ...file, result: { ...file.result, data: change(file.result.data) } }))

/** Follows a link of the open page, wherever on it. */
async function openByLink(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(address)
}

async function headingOf(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  await page.setContent(html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, ""))
  return page.getByRole("heading", { level: 1 }).innerText()
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(page.getByRole("banner")).toBeVisible()
  await expect(page.getByRole("heading", { name: "Something went wrong." })).toHaveCount(0)
}

/** The server's HTML, with what visitors without JavaScript get. */
async function expectPlain(page: Page): Promise<void> {
  await expect(page.locator(".js-only:visible")).toHaveCount(0)
  await expectPage(page)
  await expect(page.getByRole("contentinfo").getByText("Subscribing needs JavaScript.")).toBeVisible()
}

async function expectWaysOn(page: Page): Promise<void> {
  const alert = page.getByRole("alert")
  await expect(alert.getByRole("heading", { name: "Something went wrong." })).toBeVisible()
  await expect(alert.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/")
  await expect(alert.getByRole("link", { name: "Site map" })).toHaveAttribute("href", "/site-map")
  const [telephone] = site.telephones
  if (!telephone) throw new Error("data/site.json names no telephone.")
  await expect(alert.getByRole("link", { name: telephone.number })).toHaveAttribute(
    "href",
    telephoneLink(telephone.number),
  )
}
