import { expect, type Page } from "@playwright/test"

/** Maximum sum of all layout shifts of a page. */
const MAX_SHIFT = 0.01

/**
 * Adds up all layout shifts without recent input. CLS is less strict: it counts only the worst window of at most five
 * seconds. Call it before the page is opened.
 */
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
          const slot = element?.closest("[data-slot]")?.getAttribute("data-slot")
          shifts.sources.push(`${element?.tagName} ${element?.getAttribute("class")} in ${slot} (${value.toFixed(4)})`)
        }
      }
    }).observe({ type: "layout-shift", buffered: true })

    /** Copies the entry's fields by name, because they are getters of its prototype. */
    function readShift(entry: PerformanceEntry): object {
      return {
        value: Reflect.get(entry, "value") as unknown,
        hadRecentInput: Reflect.get(entry, "hadRecentInput") as unknown,
        sources: Reflect.get(entry, "sources") as unknown,
      }
    }
  })
}

/** Expects no layout shifts since the page was opened. @param state page and state for the message */
export async function expectNoShifts(page: Page, state: string): Promise<void> {
  expect(await findShifts(page), `layout shift of ${state}`).toEqual([])
}

/** Returns the layout shifts since the page was opened, if their sum is above the limit. */
export async function findShifts(page: Page): Promise<string[]> {
  await waitForRecording(page)
  const { total, sources }: { total: number; sources: string[] } = await page.evaluate("window.layoutShifts")
  return total > MAX_SHIFT ? [`total ${total.toFixed(3)}, maximum ${MAX_SHIFT}`, ...sources] : []
}

/** Waits until the shifts of the last frame are recorded. */
const waitForRecording = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
