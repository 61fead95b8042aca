import type { Page } from "@playwright/test"
import { scrollBack, scrollThrough } from "./support/geometry"
import { routes } from "./support/site"
import { expect, open, test } from "./support/test"

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

for (const width of [360, 1440]) {
  for (const route of shown) {
    test(`${route} stands still at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      await open(page, route)
      await scrollThrough(page, 250, 90)
      await scrollBack(page)
      await openMenus(page, width)
      const { total, sources } = await shiftsOf(page)
      console.log(`layout shift ${route} ${width} px: ${total.toFixed(4)}`)
      expect(total, `shifted: ${sources.join(" | ")}`).toBeLessThanOrEqual(LIMIT)
    })
  }
}

test("a typeface that comes late moves nothing", async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await recordShifts(page)
    await open(page, routes.home)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check("700 40px 'Bricolage Grotesque'"))).toBe(true)
    await page.waitForTimeout(300)
    const { total, sources } = await shiftsOf(page)
    expect(total, `${width} px, shifted: ${sources.join(" | ")}`).toBeLessThanOrEqual(LIMIT)
  }
})

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

async function shiftsOf(page: Page): Promise<{ total: number; sources: string[] }> {
  const shifts: { total: number; sources: string[] } = await page.evaluate("window.layoutShifts")
  return shifts
}
