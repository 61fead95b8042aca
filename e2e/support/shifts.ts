import { expect, type Page } from "@playwright/test"

const LIMIT = 0.01

/** Sums every shift that no press explains: a stricter measure than the browser's, which takes the worst five seconds. */
export async function recordShifts(page: Page): Promise<void> {
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

export async function expectNoShifts(page: Page, what: string): Promise<void> {
  const { total, sources }: { total: number; sources: string[] } = await page.evaluate("window.layoutShifts")
  console.log(`layout shift ${what}: ${total.toFixed(4)} ${sources.join(" | ")}`)
  expect(total, `${what}, shifted: ${sources.join(" | ")}`).toBeLessThanOrEqual(LIMIT)
}
