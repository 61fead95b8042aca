import type { Page } from "@playwright/test"
import sharp from "sharp"
import { HEALTH_PRINTABLE, printablePath } from "../../src/lib/printable-paths"
import type { printable } from "../../src/content/types/printable"
import { expectNoViolations } from "../support/axe"
import { expectNoSidewaysScrolling } from "../support/overflow"
import { readFolder, type Written } from "../support/site"
import { expect, test } from "../support/test"

/* The printables on paper and on a phone. */

const printables = readFolder<Written<typeof printable>>("sheets")

/** The width within the margins of a printable, in CSS pixels: 186 mm. */
const PAPER_WIDTH_PX = 703

/** Returns elements that overflow the printable, or whose text overflows them. */
const findOverflow = (page: Page) =>
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

/** Returns sections that overlap the next one, or whose content does. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll("main > *")]
    return sections.flatMap((section, index) => {
      const next = sections[index + 1]
      const isOverlapping = next && section.getBoundingClientRect().bottom > next.getBoundingClientRect().top + 0.5
      const isOverflowing = section.scrollHeight > section.clientHeight + 2
      return isOverlapping || isOverflowing ? [section.className || section.tagName] : []
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

    await page.setViewportSize({ width: PAPER_WIDTH_PX, height: 1040 })
    await page.emulateMedia({ media: "print" })
    expect(await findOverflow(page)).toEqual([])
    expect(await findOverlaps(page), "overlapping sections").toEqual([])

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
