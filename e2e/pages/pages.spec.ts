import { recordShifts } from "../support/layout-shifts"
import { everyTemplate } from "../support/site"
import { expect, goUntouched, test } from "../support/test"
import { pageChecks } from "./page-checks"

/*
 * Opens each template once per width, without a user event, and runs all checks of page-checks.ts. Checks of the HTML alone:
 * __tests__/site; actions of visitors: e2e/journeys.
 */

const screens = [
  { width: 360, height: 640, isPhone: true },
  ...(process.env.TEST_ALL ? [{ width: 768, height: 1024, isPhone: true }] : []),
  { width: 1440, height: 900, isPhone: false },
]

for (const { width, height, isPhone } of screens) {
  test.describe(`${width} px wide`, () => {
    // Each template is checked in both themes.
    const colorScheme = isPhone ? "light" : "dark"
    test.use({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone, colorScheme })
    // Some twenty checks, two of which scroll through the whole page, take more than a minute on a busy machine.
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
