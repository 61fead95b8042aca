import type { Locator, Page } from "@playwright/test"
import { pageTime, replaceClock, wind, windUntil } from "./support/clock"
import { expectNoSidewaysScrolling, slidesPerView } from "./support/geometry"
import {
  brands,
  dairyQuestions,
  farmers,
  funFacts,
  generalQuestions,
  homeVariant,
  products,
  routes,
  slidesOf,
} from "./support/site"
import { expect, open, test } from "./support/test"

/* The alternative homes (spec section 2, "Home"; the numbers are those of sections 4 and 9). */

const homes = [
  {
    route: routes.networkHome,
    slider: "alternate",
    label: homeVariant("network").hero.label,
    title: homeVariant("network").hero.title,
    blocks: ["intro", "services", "fun-facts", "testimonials", "farmers", "questions", "brands", "invitation"],
  },
  {
    route: routes.productsHome,
    slider: "products",
    label: homeVariant("products").hero.label,
    title: homeVariant("products").hero.title,
    blocks: [
      "intro",
      "highlight",
      "featured-products",
      "fun-facts",
      "products",
      "testimonials",
      "brands",
      "invitation",
    ],
  },
  {
    route: routes.dairyHome,
    slider: "dairy",
    label: homeVariant("dairy").hero.label,
    title: homeVariant("dairy").hero.title,
    blocks: ["point-lists", "kinds", "video", "farmers", "questions", "fun-facts", "invitation"],
  },
] as const

const everyHome = [
  [routes.home, "home"],
  [routes.networkHome, "alternate"],
  [routes.productsHome, "products"],
  [routes.dairyHome, "dairy"],
] as const

for (const [route, slider] of everyHome) {
  test.describe(`the banner of ${route} on a phone of 360 × 640`, () => {
    test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } })

    test("has its picture, its title and both buttons on the first screen, on every slide", async ({ page }) => {
      await open(page, route)
      const hero = page.locator("[data-slot=hero]")
      const shown = hero.locator("[data-slot=carousel-slide]:not([inert])")
      // Until the engine is there, every slide counts as shown.
      await expect(shown).toHaveCount(1)
      for (const { title, badgeText } of slidesOf(slider)) {
        await expect(shown.locator("[data-slot=hero-title]")).toHaveText(title)
        for (const link of await shown.getByRole("link").all()) {
          const box = await link.boundingBox()
          expect(box && box.y + box.height, `${title}: ${await link.textContent()}`).toBeLessThanOrEqual(640)
        }
        expect((await shown.locator("picture").boundingBox())?.height).toBeGreaterThan(200)
        const badge = await shown.getByText(badgeText).boundingBox()
        expect(badge?.height, `“${badgeText}” stands on one line`).toBeLessThan(34)
        await hero.getByRole("button", { name: "Next slide" }).click()
      }
    })
  })

  test(`the banner of ${route} has a picture for each width`, async ({ page }) => {
    const shape = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      await page.goto(route)
      const image = page.locator("[data-slot=hero] img").first()
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
      return image.evaluate(
        (element: HTMLImageElement) =>
          new Promise<string>((resolve) => {
            const drawn = new Image()
            drawn.onload = () => resolve((drawn.naturalWidth / drawn.naturalHeight).toFixed(2))
            drawn.src = element.currentSrc
          }),
      )
    }
    expect(await shape(360, 640)).toBe("0.80")
    expect(await shape(768, 1024)).toBe("1.00")
    expect(await shape(640, 360), "a phone held sideways").toBe("1.78")
    expect(await shape(1440, 900)).toBe("1.78")
  })
}

for (const { route, slider, label, title, blocks } of homes) {
  const slides = slidesOf(slider)

  test(`${route} has its blocks in their order, under one heading of level 1`, async ({ page }) => {
    await page.goto(route)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
    const found = page.getByRole("main").locator("h2[id]")
    expect(await found.evaluateAll((all) => all.map(({ id }) => id))).toEqual([...blocks])
  })

  test(`${route} has a banner of two slides, five seconds each, that can be stopped`, async ({ page }) => {
    await replaceClock(page)
    await open(page, route)
    const banner = page.getByRole("region", { name: label, exact: true })
    const shown = banner.locator("[data-slot=carousel-slide]:not([inert])")
    expect(slides.length).toBeGreaterThanOrEqual(2)
    await expect(banner.locator("[data-slot=carousel-slide]")).toHaveCount(slides.length)
    await expect(banner.locator("[inert]")).toHaveCount(slides.length - 1)
    const pressed = await pageTime(page)
    await banner.getByRole("button", { name: "Slide 2" }).click()
    await expect(shown).toContainText(slides[1]?.title ?? "no slide")
    const next = slides[2 % slides.length]?.title ?? "no slide"
    await windUntil(page, async () => ((await shown.textContent()) ?? "").includes(next))
    expect((await pageTime(page)) - pressed).toBeGreaterThan(4000)
    expect((await pageTime(page)) - pressed).toBeLessThan(7500)
    await banner.getByRole("button", { name: "Stop the slides" }).click()
    await page.mouse.move(10, 700)
    await wind(page, 11_000)
    await expect(shown).toContainText(next)
  })

  test(`${route} fetches the banner's first picture at once, and first`, async ({ page }) => {
    await page.goto(route)
    const eager = page.getByRole("main").locator("img:not([loading=lazy])")
    await expect(eager).toHaveCount(1)
    await expect(page.locator("[data-slot=carousel-slide] img").first()).toHaveAttribute("fetchpriority", "high")
  })
}

test("the three are found from the foot of every page and from the site map", async ({ page }) => {
  await page.goto(routes.contact)
  const footer = page.getByRole("contentinfo")
  for (const { route } of homes) await expect(footer.locator(`a[href="${route}"]`)).toHaveCount(1)
  await page.goto(routes.siteMap)
  const list = page.getByRole("main")
  for (const { route } of homes) await expect(list.locator(`a[href="${route}"]`)).toHaveCount(1)
})

test("a slide's video holds the slider until it is closed, and the focus returns to its button", async ({ page }) => {
  await replaceClock(page)
  await open(page, routes.networkHome)
  const banner = page.getByRole("region", { name: homes[0].label, exact: true })
  await expect(banner.locator("[inert]")).toHaveCount(slidesOf(homes[0].slider).length - 1)
  const play = banner.getByRole("button", { name: "A morning on the farm" })
  await banner.getByRole("button", { name: "Slide 1" }).click()
  await play.click()
  await expect(page.getByRole("dialog", { name: "A morning on the farm" })).toBeVisible()
  await wind(page, 11_000)
  await page.keyboard.press("Escape")
  await expect(play).toBeFocused()
})

test("the fun facts read 38K, 28M and 150+", async ({ page }) => {
  const ends = funFacts.map(({ end, suffix }) => `${end}${suffix ?? ""}`)
  expect(ends).toEqual(["38K", "28M", "150+"])
  for (const { route } of homes) {
    await open(page, route)
    const facts = block(page, "fun-facts")
    await facts.scrollIntoViewIfNeeded()
    await expect(facts.locator("[data-slot=counter] > [aria-hidden]")).toHaveCount(0, { timeout: 6000 })
    await expect(facts.locator("[data-slot=counter]")).toHaveText(ends)
    await expect(facts.getByRole("term")).toHaveText(funFacts.map((fact) => fact.label))
  }
})

for (const [route, questions] of [
  [routes.networkHome, generalQuestions],
  [routes.dairyHome, dairyQuestions],
] as const) {
  test(`${route} answers three questions, the first at once`, async ({ page }) => {
    await open(page, route)
    expect(questions.length).toBeGreaterThanOrEqual(3)
    const triggers = block(page, "questions").locator("[data-slot=accordion-trigger]")
    await expect(triggers).toHaveText(questions.map(({ question }) => question))
    await expect(page.getByText(questions[0]?.answer ?? "none")).toBeVisible()
    await triggers.last().focus()
    await page.keyboard.press("Enter")
    await expect(page.getByText(questions[2]?.answer ?? "none")).toBeVisible()
  })
}

test.describe("the partners", () => {
  test("stand in a row of two, of three from 768 px, which can be stopped", async ({ page }) => {
    await open(page, routes.networkHome)
    const row = page.getByRole("region", { name: homeVariant("network").brands?.title, exact: true })
    await expect(row.locator("[data-slot=brand-mark]")).toHaveCount(brands.length)
    for (const [width, count] of [
      [320, 2],
      [767, 2],
      [768, 3],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await row.scrollIntoViewIfNeeded()
      expect(await slidesPerView(row), `${width} px`).toBe(count)
    }
    await row.getByRole("button", { name: "Stop the slides" }).click()
    await expect(row.getByRole("button", { name: "Start the slides" })).toBeVisible()
  })
})

test.describe("the product picker", () => {
  /** The newest four of a kind are all that the page holds of it, besides those among the newest eight. */
  const newestOf = (kind: string) =>
    products
      .toReversed()
      .filter(({ category }, place, all) => {
        const before = all.slice(0, place).filter((product) => product.category === kind).length
        return category === kind && (place < 8 || before < 4)
      })
      .map(({ title }) => title)

  const cards = (page: Page) => block(page, "products").locator("[data-slot=product-card]:visible")

  test("narrows the grid to a kind, and says how many are shown", async ({ page }) => {
    await open(page, routes.productsHome)
    const picker = block(page, "products")
    await expect(cards(page)).toHaveCount(8)
    await expect(picker.getByRole("status")).toHaveText(`Showing 8 of ${products.length} products`)
    for (const name of ["Dairy", "Poultry", "Cattle"]) {
      const titles = newestOf(name.toLowerCase())
      await picker.getByRole("button", { name, exact: true }).click()
      await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(titles)
      await expect(picker.getByRole("status")).toHaveText(`Showing ${titles.length} of ${products.length} products`)
    }
    await picker.getByRole("button", { name: "All", exact: true }).press("Enter")
    await expect(cards(page)).toHaveCount(8)
    await expect(picker.getByRole("button", { name: "All", exact: true })).toHaveAttribute("aria-pressed", "true")
  })

  test("puts a product into the cart", async ({ page }) => {
    await open(page, routes.productsHome)
    await block(page, "products").getByRole("button", { name: "Dairy", exact: true }).click()
    await block(page, "products").getByRole("button", { name: "Add to cart (Fresh Milk)" }).click()
    await expect(page.locator("[data-slot=toast-message]")).toHaveText(/Product added successfully$/)
    await expect(page.getByRole("button", { name: "Cart, 1 item" })).toBeVisible()
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })

    test("shows the first eight, no choice that does nothing, and the way to all", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(routes.productsHome)
      await expect(cards(page)).toHaveCount(8)
      await expect(block(page, "products").getByRole("button").filter({ visible: true })).toHaveCount(0)
      await expect(block(page, "products").getByRole("link", { name: "All products" })).toHaveAttribute("href", "/shop")
      await expectNoSidewaysScrolling(page)
    })
  })
})

test("the first eight featured products stand on /home-3, and the product of the season with its ring", async ({
  page,
}) => {
  await open(page, routes.productsHome)
  await expect(block(page, "featured-products").locator("[data-slot=product-card]")).toHaveCount(8)
  const { end, ringTitle } = homeVariant("products").highlight ?? { end: 0, ringTitle: "" }
  const ring = page.locator("section", { hasText: ringTitle }).getByRole("img", { name: `${end}%` })
  await ring.scrollIntoViewIfNeeded()
  await expect(ring).toHaveText(`${end}%`, { timeout: 6000 })
})

test("/home-4 has the benefit lists with 150+ Dairy Products, the kinds, the farm video and the team", async ({
  page,
}) => {
  await open(page, routes.dairyHome)
  const { kinds, pointLists, farmers: team } = homeVariant("dairy")
  const lists = block(page, "point-lists")
  await lists.scrollIntoViewIfNeeded()
  await expect(lists.locator("[data-slot=counter] > [aria-hidden]")).toHaveCount(0, { timeout: 6000 })
  await expect(lists.locator("p", { has: page.locator("[data-slot=counter]") })).toHaveText("150+ Dairy Products")
  await expect(lists.getByRole("heading", { level: 3 })).toHaveText(pointLists?.lists.map(({ title }) => title) ?? [])
  await expect(block(page, "kinds").getByRole("heading", { level: 3 })).toHaveText(
    kinds?.kinds.map(({ name }) => name) ?? [],
  )
  await expect(block(page, "farmers").getByRole("heading", { level: 3 })).toHaveText(
    team?.members.map((id) => farmers[id - 1]?.name ?? "nobody") ?? [],
  )
  await block(page, "video").getByRole("button", { name: "Watch a morning on the farm" }).click()
  await expect(page.getByRole("dialog", { name: "A morning on the farm" })).toBeVisible()
})

/** The band of the page under the heading with this id. */
function block(page: Page, id: string): Locator {
  return page.locator("section", { has: page.locator(`#${id}`) })
}
