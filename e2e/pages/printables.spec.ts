import type { Page } from "@playwright/test"
import sharp from "sharp"
import { HEALTH_PRINTABLE, printablePath } from "../../src/lib/printable-paths"
import type { printable } from "../../src/content/types/printable"
import { expectNoViolations } from "../support/axe"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { readFolder, type Written } from "../support/site"
import { expect, test } from "../support/test"

/* The printables: what comes out of a printer, and what a phone shows of them. */

const printables = readFolder<Written<typeof printable>>("sheets")

/** The width within the margins of a printable, in CSS pixels: 186 mm. */
const PAPER_WIDTH = 703

/** Shows the page as it is on paper. */
async function showPrint(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1040 })
  await page.emulateMedia({ media: "print" })
}

/** The elements that stick out of the printable, or whose words stick out of them. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const printable = document.querySelector("main")?.getBoundingClientRect()
    if (!printable) return ["no printable"]
    const isOutside = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return (
        left < printable.left - 1 ||
        right > printable.right + 1 ||
        top < printable.top - 1 ||
        bottom > printable.bottom + 1
      )
    }
    const elements = [...document.querySelectorAll<HTMLElement>("main *:not(svg *)")]
    return elements
      .filter((element) => isOutside(element) || element.scrollWidth > element.clientWidth + 1 + element.clientLeft * 2)
      .filter((element) => getComputedStyle(element).display !== "inline" || isOutside(element))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
  })

/** Parts of the printable that lie over the next one, or whose content does. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("main > *")]
    return parts.flatMap((part, index) => {
      const next = parts[index + 1]
      const isOver = next && part.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 0.5
      const isTooFull = part.scrollHeight > part.clientHeight + 2
      return isOver || isTooFull ? [part.className || part.tagName] : []
    })
  })

for (const address of [HEALTH_PRINTABLE, ...printables.map(({ path }) => printablePath(path))]) {
  test(`${address}: fits a phone, and prints in greys on one A4 page without overflow`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(address)
    await expectNoSidewaysScrolling(page)
    await expectNoViolations(page, `${address} at 320 px`)

    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1")
    // Chromium writes a page's size as "/MediaBox [0 0 594.95996 841.91998]": A4 in points.
    const pages = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    expect(pages.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))])).toEqual([
      [595, 842],
    ])

    await showPrint(page)
    expect(await cutOff(page)).toEqual([])
    expect(await overlaps(page), "parts that lie over others").toEqual([])

    const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    let colour = 0
    let dark = 0
    for (let at = 0; at < data.length; at += info.channels) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      colour = Math.max(colour, Math.max(red, green, blue) - Math.min(red, green, blue))
      if (red < 100) dark++
    }
    expect(colour, "distance of a pixel from grey").toBeLessThanOrEqual(2)
    expect(dark / (info.width * info.height), "black ink").toBeLessThan(0.35)
  })
}
