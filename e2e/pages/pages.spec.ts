import { recordShifts } from "../support/layout-shifts"
import { everyTemplate } from "../support/site"
import { expect, goUntouched, test } from "../support/test"
import { pageChecks } from "./page-checks"

/*
 * One visit, many questions: each template is opened once per width, untouched, and asked everything that only a browser
 * can answer (page-checks.ts). What the HTML alone answers is in __tests__/site; what a visitor does is in e2e/journeys.
 */

const screens = [
  { width: 360, height: 640, isPhone: true },
  ...(process.env.TEST_ALL ? [{ width: 768, height: 1024, isPhone: true }] : []),
  { width: 1440, height: 900, isPhone: false },
]

for (const { width, height, isPhone } of screens) {
  test.describe(`${width} px wide`, () => {
    // So that each template is looked at in both themes.
    const colorScheme = isPhone ? "light" : "dark"
    test.use({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone, colorScheme })
    // Some twenty questions, two of which scroll through the whole page: more than one test's minute on a busy machine.
    test.describe.configure({ timeout: 180_000 })

    for (const address of everyTemplate) {
      test(`${address} at ${width} px`, async ({ page }) => {
        await recordShifts(page)
        await goUntouched(page, address)
        const visit = { address, width, height, isPhone }
        for (const { name, run } of pageChecks.filter(({ of }) => of?.(visit) ?? true)) {
          await test.step(name, async () => expect.soft((await run(page, visit)).slice(0, 4), name).toEqual([]))
        }
      })
    }
  })
}
