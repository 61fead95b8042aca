import type { Page } from "@playwright/test"
import { fillCart } from "./support/cart"
import { scrollBack, scrollThrough } from "./support/geometry"
import { products, routes } from "./support/site"
import { expect, openUntouched, test } from "./support/test"

/* Nothing jumps, to the end of a full scroll, with the menus opened on the way (budgets.md, "Performance"). */

const LIMIT = 0.01

const shown = [
  routes.home,
  routes.services,
  routes.servicesList,
  routes.service,
  routes.unknownService,
  routes.notFound,
]

const dairy = products.filter(({ category }) => category === "dairy")

/** Pages that a visitor works with: each press ends when its effect is seen. */
const pressed: {
  route: string
  prepare?: (page: Page) => Promise<void>
  presses: ((page: Page) => Promise<void>)[]
}[] = [
  {
    route: routes.shop,
    presses: [
      (page) => turnPage(page),
      async (page) => {
        await page.locator("[data-slot=shop-filters]").getByRole("link", { name: "Dairy", exact: true }).click()
        await expect(listStatus(page)).toContainText(`of ${dairy.length} results`)
      },
      async (page) => {
        await page.getByRole("tab", { name: "List" }).click()
        await expect(page.getByRole("tabpanel", { name: "List" })).toBeVisible()
      },
    ],
  },
  { route: routes.blog, presses: [(page) => turnPage(page)] },
  { route: routes.product, presses: [(page) => page.getByRole("tab", { name: "Review" }).click()] },
  {
    route: routes.cart,
    prepare: fillCart,
    presses: [
      async (page) => {
        await page.getByRole("main").getByRole("button", { name: "Quantity of Fresh Milk: one more" }).click()
        await expect(page.getByRole("spinbutton", { name: "Quantity of Fresh Milk", exact: true })).toHaveValue("3")
      },
      async (page) => {
        await page.getByRole("main").getByRole("button", { name: "Remove Fresh Milk" }).click()
        await expect(page.getByRole("main").getByRole("button", { name: /^Remove/ })).toHaveCount(1)
      },
    ],
  },
]

for (const width of [360, 1440]) {
  for (const route of shown) {
    test(`${route} stands still at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      await openUntouched(page, route)
      await scrollThrough(page, 250, 50)
      await scrollBack(page)
      await openMenus(page, width)
      await expectNoShifts(page, `${route} ${width} px`)
    })
  }

  for (const { route, prepare, presses } of pressed) {
    test(`${route} stands still at ${width} px while it is used, however late the answers come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      // Later than half a second after the press: no shift may pass as the visitor's own.
      await page.route(/\/lists\//, async (answer) => {
        await new Promise((resolve) => setTimeout(resolve, 900))
        await answer.continue()
      })
      await recordShifts(page)
      await prepare?.(page)
      await openUntouched(page, route)
      await scrollThrough(page, 250, 50)
      await scrollBack(page)
      for (const press of presses) {
        await press(page)
        await page.waitForTimeout(700)
      }
      await expectNoShifts(page, `${route} ${width} px, used`)
    })
  }
}

test("a typeface that comes late moves nothing", async ({ page }) => {
  const names = [
    "Roboto Bold",
    "Roboto-Bold",
    "Arial Bold",
    "Arial-BoldMT",
    "Liberation Sans Bold",
    "LiberationSans-Bold",
  ]
  const standIn = names.map((name) => `local("${name}")`).join(", ")
  const hasStandIn = await page.evaluate(
    (source) =>
      new FontFace("Stand-in", source).load().then(
        () => true,
        () => false,
      ),
    standIn,
  )
  // Without one of these faces there is nothing to compare. CI installs one.
  test.skip(!hasStandIn, "this machine has none of the faces that stand in for the headings' own")
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await recordShifts(page)
    await openUntouched(page, routes.home)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check("700 40px 'Bricolage Grotesque'"))).toBe(true)
    await page.waitForTimeout(300)
    await expectNoShifts(page, `${width} px, late typeface`)
  }
})

async function turnPage(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Next page" }).click()
  await expect(listStatus(page)).toContainText("Page 2 of")
}

/** What the list says of itself, once it has what was asked for. */
const listStatus = (page: Page) => page.locator("[data-slot=paged-list]").getByRole("status")

async function openMenus(page: Page, width: number): Promise<void> {
  if (width >= 1024) {
    const trigger = page.locator("[data-slot=menu]").getByRole("button", { name: "Pages" })
    await trigger.click()
    await expect(trigger).toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("Escape")
  } else {
    await page.getByRole("button", { name: "Menu" }).click()
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
  }
  // A shift within half a second of a press counts as the visitor's own; later ones would be ours.
  await page.waitForTimeout(700)
}

/** Sums every shift that no press explains: a stricter measure than the browser's, which takes the worst five seconds. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0, sources: new Array<string>() }
    Object.assign(window, { layoutShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = Object.assign(
          { value: 0, hadRecentInput: false, sources: new Array<{ node: Node | null }>() },
          readShift(entry),
        )
        if (hadRecentInput) continue
        shifts.total += value
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement
          shifts.sources.push(`${element?.tagName} ${element?.className.toString().slice(0, 60)} (${value.toFixed(4)})`)
        }
      }
    }).observe({ type: "layout-shift", buffered: true })

    /** The entry's own fields are getters of its prototype: copying them needs their names. */
    function readShift(entry: PerformanceEntry): object {
      return {
        value: Reflect.get(entry, "value") as unknown,
        hadRecentInput: Reflect.get(entry, "hadRecentInput") as unknown,
        sources: Reflect.get(entry, "sources") as unknown,
      }
    }
  })
}

async function expectNoShifts(page: Page, what: string): Promise<void> {
  const { total, sources }: { total: number; sources: string[] } = await page.evaluate("window.layoutShifts")
  console.log(`layout shift ${what}: ${total.toFixed(4)} ${sources.join(" | ")}`)
  expect(total, `${what}, shifted: ${sources.join(" | ")}`).toBeLessThanOrEqual(LIMIT)
}
