import type { Page } from "@playwright/test"
import { homeRoutes } from "../../src/lib/paths"
import { expectNoViolations, WIDTH_RULES } from "../support/axe"
import { expectNoLostText, expectNoSidewaysScrolling, scrollBack, scrollThrough } from "../support/geometry"
import { expectNoScriptBeforeLoad } from "../support/load"
import { expectNoShifts, forgetShifts, recordShifts } from "../support/shifts"
import { everyTemplate } from "../support/site"
import { smallTargets } from "../support/targets"
import { expect, goUntouched, test, untilAlive } from "../support/test"
import { blankSections, missingText } from "../support/whole-page"

/*
 * One visit, many questions: each template is opened once per width, untouched, and asked everything that only a browser
 * can answer. What the HTML alone answers is in __tests__/site; what a visitor does is in e2e/journeys.
 */

interface Screen {
  width: number
  height: number
  /** A phone: a finger, and the page's own viewport. */
  isPhone?: boolean
}

const phone: Screen = { width: 360, height: 640, isPhone: true }
const desktop: Screen = { width: 1440, height: 900 }
const tablet: Screen = { width: 768, height: 1024, isPhone: true }
const screens = process.env.TEST_ALL ? [phone, tablet, desktop] : [phone, desktop]

/** The width at which nothing may scroll sideways (WCAG 1.4.10), in CSS pixels. */
const NARROWEST = 320

/** 35% of a phone's first screen. */
const FIRST_THIRD = 0.35 * phone.height

for (const screen of screens) {
  const { width, height, isPhone = false } = screen
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone })

    for (const address of everyTemplate) {
      test(`${address} at ${width} px`, async ({ page }) => {
        // One visit, many questions: the home page takes 17 s by itself and a minute beside other work.
        test.slow()
        await recordShifts(page)
        await goUntouched(page, address)

        await test.step("innerText has the text of the HTML as soon as the page has loaded", async () => {
          const missing = await missingText(page)
          expect.soft(missing, "text of the HTML that innerText does not have").toEqual([])
        })

        // In a phone's emulation Chromium draws only the first 8,192 px; whole-page.spec.ts has the phone's width.
        if (!isPhone) {
          await test.step("a full-page screenshot without scrolling has every text and picture", async () => {
            await expectNoShifts(page, `${address} ${width} px while it loads`)
            await expect.poll(() => blankSections(page), "what is blank on the screenshot").toEqual([])
            await forgetShifts(page)
          })
        }

        await test.step("no script is requested before the page has loaded", async () => {
          await untilAlive(page)
          await expectNoScriptBeforeLoad(page)
        })

        await test.step("the scripts change neither title, description, canonical address nor headings", async () => {
          const served = await page.evaluate(readHead, await (await page.request.get(address)).text())
          // Gatsby puts the new elements in before it takes the old ones out.
          await expect.poll(() => page.evaluate(readHead, undefined)).toEqual(served)
          await expect(page).toHaveURL(address)
        })

        await test.step("nothing moves while the page is scrolled", async () => {
          await scrollThrough(page, height * 0.8)
          await scrollBack(page, height * 0.8)
          await expectNoShifts(page, `${address} ${width} px`)
        })

        await test.step("everything that is seen can be reached and pressed", async () => {
          const unreachable = await page.locator("body").evaluate(unreachableControls)
          expect.soft(unreachable, "visible links and buttons that the keyboard cannot reach").toEqual([])
          if (isPhone) {
            const small = await page.locator("body").evaluate(smallTargets)
            expect.soft(small, "controls smaller than 44 px").toEqual([])
          }
        })

        if (screen === phone && !homeRoutes.includes(address)) {
          await test.step("the content begins in the first third of the screen", async () => {
            expect.soft(await contentStart(page), "pixels above the content").toBeLessThanOrEqual(FIRST_THIRD)
          })
        }

        await test.step("axe finds nothing", async () => {
          await expectNoViolations(page, address, { rules: screen === phone ? undefined : WIDTH_RULES })
        })

        await test.step("nothing is wider than the screen, on the narrowest phone neither", async () => {
          await expectNoSidewaysScrolling(page)
          if (screen !== phone) return
          await page.setViewportSize({ width: NARROWEST, height })
          await expectNoSidewaysScrolling(page)
          // What is too wide inside of <main> is cut off and does not scroll.
          await expectNoLostText(page)
        })
      })
    }
  })
}

/** Runs in the page: what search engines and screen readers are told first, by the page or by its HTML. */
const readHead = (html: string | undefined) => {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, "text/html")
  return {
    title: page.title,
    description: page.querySelector("meta[name=description]")?.getAttribute("content"),
    robots: page.querySelector("meta[name=robots]")?.getAttribute("content"),
    canonical: Array.from(page.querySelectorAll("link[rel=canonical]"), (link) => link.getAttribute("href")),
    headings: Array.from(page.querySelectorAll("h1"), (heading) => heading.textContent),
  }
}

/**
 * Where the strip with breadcrumb and title ends, in CSS pixels below the preview line, which goes with the samples. A
 * product's page begins with its pictures instead.
 */
const contentStart = (page: Page): Promise<number> =>
  page
    .locator("[data-slot=page-banner] > header, [data-slot=product-gallery]")
    .first()
    .evaluate((begin) => {
      const preview = document.querySelector("[data-slot=preview-line]")?.getBoundingClientRect().height ?? 0
      const { top, bottom } = begin.getBoundingClientRect()
      return Math.round((begin.matches("[data-slot=product-gallery]") ? top : bottom) + window.scrollY - preview)
    })

/** Runs in the page: visible links and buttons that are left out of the tab order or hidden from screen readers. */
function unreachableControls(body: HTMLElement): string[] {
  /** One control of these groups is in the tab order, and arrow keys lead to the others. */
  const ROVING = "[role=tab], [type=radio]"
  /** A slide beyond the edge of its row is out of sight, and comes into reach with its turn. */
  const BEYOND_THE_EDGE = "[data-slot=carousel-slide][inert] *"
  return Array.from(body.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"))
    .filter((control) => {
      if (control.matches(`${ROVING}, ${BEYOND_THE_EDGE}, :disabled, [type=hidden]`)) return false
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height, right, bottom } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1 || right + window.scrollX <= 0 || bottom + window.scrollY <= 0) return false
      return control.tabIndex < 0 || control.closest("[aria-hidden=true], [inert]") !== null
    })
    .map(
      (control) =>
        `${control.tagName.toLowerCase()} “${(control.ariaLabel ?? control.textContent).trim().slice(0, 50)}”`,
    )
}
