import { expect, type Page } from "@playwright/test"
import { findViolations, WIDTH_RULES } from "../support/axe"
import { coveredByDrawings, findFaults } from "../support/composition"
import { findLostText, findSidewaysScrolling, scrollBack, scrollThrough } from "../support/geometry"
import { findHeadFaults } from "../support/page-head"
import { findLengths, findSmallSentences } from "../support/lengths"
import { findEarlyScripts } from "../support/network"
import { findUntrueSizes } from "../support/picture-sizes"
import { findShifts, forgetShifts } from "../support/shifts"
import { smallTargets, unreachableControls } from "../support/targets"
import { untilHydrated } from "../support/test"
import { findBlanks, missingText } from "../support/whole-page"

/** A template on a screen. */
export interface Visit {
  address: string
  width: number
  height: number
  /** A finger, and the page's own viewport. */
  isPhone: boolean
}

/** What every page is asked, in the order in which somebody sees it: the page has just loaded, untouched. */
export interface Question {
  /** What is true of a page. */
  name: string
  /** Returns what is wrong, a line each. */
  ask: (page: Page, visit: Visit) => Promise<readonly string[]>
  /** Whom it is asked of, if not of all. */
  of?: (visit: Visit) => boolean
}

/** The width at which nothing may scroll sideways (WCAG 1.4.10), in CSS pixels. */
const NARROWEST = 320
/** The widths at which pictures are looked at in `npm run test:all`. */
const PICTURE_WIDTHS = [320, 412, 600, 1024, 1280, 1440, 1920]

/** Where most of a page is sentences. */
const PAGES_WITH_SENTENCES = /^\/(shop|contact|(blog-single|service-details)\/\d.*)?$/

const isNarrow = ({ width }: Visit) => width === 360

/** In the order in which they are asked: the page has loaded, nobody has touched it, and it is scrolled in between. */
export const questions: readonly Question[] = [
  { name: "innerText has every text of the HTML as soon as the page has loaded", ask: missingText },
  {
    name: "no script is requested before load",
    ask: async (page) => {
      await untilHydrated(page)
      return findEarlyScripts(page)
    },
  },
  { name: "the scripts change neither title, description, canonical address nor headings", ask: findChanges },
  { name: "no layout shift while the page loads", ask: findShifts },
  { name: "a full-page screenshot without scrolling has all texts and pictures, and no blank band", ask: findBlanks },
  { name: "no layout shift while the page is scrolled", ask: findShiftsOfScrolling },
  { name: "no drawing covers a control or a text", ask: coveredByDrawings },
  {
    name: "the keyboard reaches every visible link and button",
    ask: (page) => page.locator("body").evaluate(unreachableControls),
  },
  {
    name: "touch targets are at least 44 px",
    ask: (page) => page.locator("body").evaluate(smallTargets),
    of: ({ isPhone }) => isPhone,
  },
  {
    name: "a phone's page is short, and begins with its content",
    ask: (page, { address }) => findLengths(page, address),
    of: isNarrow,
  },
  {
    name: "a phone's sentences have 17 px or more, most of them 17",
    ask: findSmallSentences,
    of: (visit) => isNarrow(visit) && PAGES_WITH_SENTENCES.test(visit.address),
  },
  { name: "gaps of 12 px at the top, content near it, h2 of one size", ask: findHeadFaults },
  { name: "`sizes` agrees with the width of every picture", ask: findPictures },
  {
    name: "nothing covers goods, leaves a column empty or is enlarged, and lines have at most 75 characters",
    ask: findComposition,
  },
  { name: "no sideways scrolling", ask: findSidewaysScrolling },
  { name: "axe finds nothing", ask: findViolationsOf },
  {
    name: `at ${NARROWEST} px no sideways scrolling, and no text is clipped`,
    ask: async (page, { height }) => {
      await page.setViewportSize({ width: NARROWEST, height })
      // What is too wide inside of <main> is cut off and does not scroll.
      return [...(await findSidewaysScrolling(page)), ...(await findLostText(page))]
    },
    of: isNarrow,
  },
]

/** What search engines and screen readers are told first is what the HTML says. */
async function findChanges(page: Page, { address }: Visit): Promise<string[]> {
  const served = await page.evaluate(readHead, await (await page.request.get(address)).text())
  // Gatsby puts the new elements in before it takes the old ones out.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(readHead, undefined), { message: "as served, and as the scripts left it" })
    .toEqual(served)
  return []
}

/** Runs in the page: the head of the page, or of its HTML. */
function readHead(html: string | undefined) {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, "text/html")
  return {
    title: page.title,
    description: page.querySelector("meta[name=description]")?.getAttribute("content"),
    robots: page.querySelector("meta[name=robots]")?.getAttribute("content"),
    canonical: Array.from(page.querySelectorAll("link[rel=canonical]"), (link) => link.getAttribute("href")),
    headings: Array.from(page.querySelectorAll("h1"), (heading) => heading.textContent),
  }
}

/** Leaves the page at its top, with all its late parts, and at rest. */
async function findShiftsOfScrolling(page: Page, { height }: Visit): Promise<string[]> {
  // A full-page screenshot makes the window higher for a moment.
  await forgetShifts(page)
  await scrollThrough(page, height)
  await scrollBack(page, 3 * height)
  const shifts = await findShifts(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  return shifts
}

/** By all rules on a phone, in light, and by those that a width may break on a wide screen, in dark. */
function findViolationsOf(page: Page, visit: Visit): Promise<string[]> {
  const rules = isNarrow(visit) ? undefined : WIDTH_RULES
  const themes = isNarrow(visit) ? (["light", "dark"] as const) : (["dark", "light"] as const)
  return findViolations(page, { rules, themes: process.env.TEST_ALL ? themes : themes.slice(0, 1) })
}

/** At this width; a wide screen is made narrower as well, to that of a tablet and of a small laptop. */
async function findComposition(page: Page, { width, height }: Visit): Promise<string[]> {
  const found = await findFaults(page)
  for (const other of width > 1024 ? [1024, 768] : []) {
    await page.setViewportSize({ width: other, height })
    // The browser may still be fetching pictures of another size.
    await expect
      .configure({ soft: true })
      .poll(() => findFaults(page), { message: `composition at ${other} px` })
      .toEqual([])
  }
  await page.setViewportSize({ width, height })
  return found
}

async function findPictures(page: Page, { width, height }: Visit): Promise<string[]> {
  if (!process.env.TEST_ALL || width < 1440) return findUntrueSizes(page, width)
  const found: string[] = []
  for (const other of PICTURE_WIDTHS) {
    await page.setViewportSize({ width: other, height })
    found.push(...(await findUntrueSizes(page, other)))
  }
  await page.setViewportSize({ width, height })
  return found
}
