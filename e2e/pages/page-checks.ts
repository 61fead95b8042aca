import { expect, type Page } from "@playwright/test"
import { findViolations, WIDTH_RULES } from "../support/axe"
import { findCoveredByDrawings, findLayoutProblems } from "../support/layout-problems"
import { findClippedText, findSidewaysScrolling, scrollBack, scrollThrough } from "../support/overflow"
import { findPageTopProblems } from "../support/page-top"
import { findTooLong, findSmallSentences } from "../support/page-lengths"
import { findEarlyScripts } from "../support/network"
import { findWrongSizes } from "../support/picture-sizes"
import { findShifts } from "../support/layout-shifts"
import { findSmallTargets, findUnreachableControls } from "../support/touch-targets"
import { untilHydrated } from "../support/test"
import { findBlanks, missingText } from "../support/full-page-screenshot"

/** A template on a screen. */
export interface Visit {
  address: string
  width: number
  height: number
  /** A finger, and the page's own viewport. */
  isPhone: boolean
}

/** What every page is asked, in the order in which somebody sees it: the page has just loaded, untouched. */
export interface PageCheck {
  /** What is true of a page. */
  name: string
  /** Returns what is wrong, a line each. */
  run: (page: Page, visit: Visit) => Promise<readonly string[]>
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
export const pageChecks: readonly PageCheck[] = [
  { name: "innerText has every text of the HTML as soon as the page has loaded", run: missingText },
  {
    name: "no script is requested before load",
    run: async (page) => {
      await untilHydrated(page)
      return findEarlyScripts(page)
    },
  },
  { name: "the scripts change neither title, description, canonical address nor headings", run: findChanges },
  { name: "no layout shift while the page loads", run: findShifts },
  { name: "no layout shift while the page is scrolled", run: findShiftsOfScrolling },
  { name: "no drawing covers a control or a text", run: findCoveredByDrawings },
  {
    name: "the keyboard reaches every visible link and button",
    run: (page) => page.locator("body").evaluate(findUnreachableControls),
  },
  {
    name: "touch targets are at least 44 px",
    run: (page) => page.locator("body").evaluate(findSmallTargets),
    of: ({ isPhone }) => isPhone,
  },
  {
    name: "a phone's page is short, and begins with its content",
    run: (page, { address }) => findTooLong(page, address),
    of: isNarrow,
  },
  {
    name: "a phone's sentences have 17 px or more, most of them 17",
    run: findSmallSentences,
    of: (visit) => isNarrow(visit) && PAGES_WITH_SENTENCES.test(visit.address),
  },
  { name: "gaps of 12 px at the top, content near it, h2 of one size", run: findPageTopProblems },
  { name: "`sizes` agrees with the width of every picture", run: findPictures },
  {
    name: "nothing covers goods, leaves a column empty or is enlarged, and lines have at most 75 characters",
    run: findComposition,
  },
  { name: "no sideways scrolling", run: findSidewaysScrolling },
  { name: "axe finds nothing", run: findViolationsOf },
  {
    name: `at ${NARROWEST} px no sideways scrolling, and no text is clipped`,
    run: async (page, { height }) => {
      await page.setViewportSize({ width: NARROWEST, height })
      // What is too wide inside of <main> is cut off and does not scroll.
      return [...(await findSidewaysScrolling(page)), ...(await findClippedText(page))]
    },
    of: isNarrow,
  },
  { name: "a full-page screenshot without scrolling has all texts and pictures, and no blank band", run: findBlanks },
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
  const found = await findLayoutProblems(page)
  for (const other of width > 1024 ? [1024, 768] : []) {
    await page.setViewportSize({ width: other, height })
    // The browser may still be fetching pictures of another size.
    await expect
      .configure({ soft: true })
      .poll(() => findLayoutProblems(page), { message: `composition at ${other} px` })
      .toEqual([])
  }
  await page.setViewportSize({ width, height })
  return found
}

async function findPictures(page: Page, { width, height }: Visit): Promise<string[]> {
  if (!process.env.TEST_ALL || width < 1440) return findWrongSizes(page, width)
  const found: string[] = []
  for (const other of PICTURE_WIDTHS) {
    await page.setViewportSize({ width: other, height })
    found.push(...(await findWrongSizes(page, other)))
  }
  await page.setViewportSize({ width, height })
  return found
}
