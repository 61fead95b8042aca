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
import { findBlanks, findMissingText } from "../support/full-page-screenshot"

/** A page at one screen size. */
export interface Visit {
  address: string
  width: number
  height: number
  /** With touch, and the viewport of the page's meta element. */
  isPhone: boolean
}

export interface PageCheck {
  /** States what holds on every page. */
  name: string
  /** Returns one line for each problem. */
  run: (page: Page, visit: Visit) => Promise<readonly string[]>
  /** Whether the check applies to a page; by default to all. */
  of?: (visit: Visit) => boolean
}

/** The smallest width without sideways scrolling (WCAG 1.4.10). */
const MIN_WIDTH_PX = 320
/** The widths at which `npm run test:all` checks `sizes`. */
const PICTURE_WIDTHS = [320, 412, 600, 1024, 1280, 1440, 1920]

/** Pages that consist mostly of sentences. */
const PAGES_WITH_SENTENCES = /^\/(shop|contact|(blog-single|service-details)\/\d.*)?$/

const isNarrow = ({ width }: Visit) => width === 360

/** In order: the first checks need a page that has just loaded, without a user event; later ones scroll it, then resize it. */
export const pageChecks: readonly PageCheck[] = [
  { name: "innerText has every text of the HTML as soon as the page has loaded", run: findMissingText },
  {
    name: "no script is requested before load",
    run: async (page) => {
      await untilHydrated(page)
      return findEarlyScripts(page)
    },
  },
  {
    name: "the scripts change neither title, description, canonical address nor headings",
    run: findChanges,
    of: isNarrow,
  },
  { name: "no layout shift while the page loads", run: findShifts },
  { name: "no layout shift while the page is scrolled", run: findScrollShifts },
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
    name: "on a phone the page is short, and its content near the top",
    run: (page, { address }) => findTooLong(page, address),
    of: isNarrow,
  },
  {
    name: "on a phone sentences have 17 px or more, most of them 17",
    run: findSmallSentences,
    of: (visit) => isNarrow(visit) && PAGES_WITH_SENTENCES.test(visit.address),
  },
  {
    name: "gaps of at least 12 px at the top, content at most 232 px below it, h2 of one size",
    run: findPageTopProblems,
  },
  { name: "no sideways scrolling", run: findSidewaysScrolling },
  { name: "no violations of axe rules", run: findViolationsByWidth },
  { name: "`sizes` agrees with the width of every picture", run: findWrongSizesByWidth },
  {
    name: "no covered products, empty columns, enlarged images or lines above 75 characters",
    run: findLayoutProblemsByWidth,
  },
  {
    name: `at ${MIN_WIDTH_PX} px no sideways scrolling, and no text is clipped`,
    run: async (page, { height }) => {
      await page.setViewportSize({ width: MIN_WIDTH_PX, height })
      // <main> clips elements that are too wide, so that they do not scroll.
      return [...(await findSidewaysScrolling(page)), ...(await findClippedText(page))]
    },
    of: isNarrow,
  },
  {
    name: "a full-page screenshot without scrolling has all texts and pictures, and no blank band",
    run: findBlanks,
    of: isNarrow,
  },
]

/** Compares title, metadata and headings after hydration with the HTML from the server. */
async function findChanges(page: Page, { address }: Visit): Promise<string[]> {
  const served = await page.evaluate(readHead, await (await page.request.get(address)).text())
  // Gatsby adds the new elements before it removes the old ones.
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(readHead, undefined), { message: "head after hydration" })
    .toEqual(served)
  return []
}

/** Runs in the page. Reads the head of an HTML text, or of the page. */
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

/** Also loads the deferred parts, and leaves the page at its top with reduced motion. */
async function findScrollShifts(page: Page, { height }: Visit): Promise<string[]> {
  await scrollThrough(page, height)
  await scrollBack(page, 3 * height)
  const shifts = await findShifts(page)
  await page.emulateMedia({ reducedMotion: "reduce" })
  return shifts
}

/** Runs all rules on a phone in the light theme; in the dark theme on a wide screen only `WIDTH_RULES`. */
function findViolationsByWidth(page: Page, visit: Visit): Promise<string[]> {
  const rules = isNarrow(visit) ? undefined : WIDTH_RULES
  const themes = isNarrow(visit) ? (["light", "dark"] as const) : (["dark", "light"] as const)
  return findViolations(page, { rules, themes: process.env.TEST_ALL ? themes : themes.slice(0, 1) })
}

/** Checks a wide page also at the widths of a tablet and a small laptop. */
async function findLayoutProblemsByWidth(page: Page, { width, height }: Visit): Promise<string[]> {
  const problems = await findLayoutProblems(page)
  for (const otherWidth of width > 1024 ? [1024, 768] : []) {
    await page.setViewportSize({ width: otherWidth, height })
    // The browser can still be loading images of another size.
    await expect
      .configure({ soft: true })
      .poll(() => findLayoutProblems(page), { message: `layout at ${otherWidth} px` })
      .toEqual([])
  }
  return problems
}

async function findWrongSizesByWidth(page: Page, { width, height }: Visit): Promise<string[]> {
  if (!process.env.TEST_ALL || width < 1440) return findWrongSizes(page, width)
  const problems: string[] = []
  for (const otherWidth of PICTURE_WIDTHS) {
    await page.setViewportSize({ width: otherWidth, height })
    problems.push(...(await findWrongSizes(page, otherWidth)))
  }
  await page.setViewportSize({ width, height })
  return problems
}
