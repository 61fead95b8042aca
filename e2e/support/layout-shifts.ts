import { expect, type Page } from "@playwright/test"

/** The most that a page may shift in all. */
const LIMIT = 0.01

/**
 * Starts to add up every layout shift that no press explains: a stricter measure than the browser's, which takes the
 * worst five seconds. Call it before the page is opened.
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
          const part = element?.closest("[data-slot]")?.getAttribute("data-slot")
          shifts.sources.push(`${element?.tagName} ${element?.getAttribute("class")} in ${part} (${value.toFixed(4)})`)
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

/** Expects that the page has not shifted since it was opened. @param what names the page and its state in the message */
export async function expectNoShifts(page: Page, what: string): Promise<void> {
  expect(await findShifts(page), `layout shift of ${what}`).toEqual([])
}

/** What has shifted since the page was opened; nothing below the limit. */
export async function findShifts(page: Page): Promise<string[]> {
  await untilRecorded(page)
  const { total, sources }: { total: number; sources: string[] } = await page.evaluate("window.layoutShifts")
  return total > LIMIT ? [`${total.toFixed(3)} of ${LIMIT} in all`, ...sources] : []
}

/** Resolves when what the last frame has moved is recorded. */
const untilRecorded = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
