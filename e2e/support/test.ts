import { test as base, expect, type BrowserContext, type Page } from "@playwright/test"
import { HYDRATED_EVENT, USER_EVENTS } from "../../src/lib/constants"

/** Set on `<html>` by a listener of these tests after hydration. */
const HYDRATED = "data-test-hydrated"

/** Messages that the browser logs without a problem of the page. Add one only with the reason for it. */
const BROWSER_MESSAGES: readonly RegExp[] = [
  // Chromium ends the transition to the next document early: "Page already revealed", "timeout in DOM update".
  /Transition was aborted because of /,
  // The same if the next document, such as an image or a printable, has no view transition.
  /ViewTransition opt-in disabled/,
  // On a slow machine the first paint is later than Chromium expects.
  /was preloaded using link preload but not used within a few seconds/,
]

/** Whether a message is in `BROWSER_MESSAGES`. */
export const isBrowserMessage = (message: string): boolean => BROWSER_MESSAGES.some((pattern) => pattern.test(message))

interface SiteOptions {
  /** Problems that a test causes on purpose, such as by blocking a file. All others fail it. */
  expectedProblems: RegExp[]
}

interface SiteFixtures {
  /** Returns the problems so far, expected ones included. */
  problems: () => string[]
}

/**
 * Playwright's `test`, which also fails if the page logs an error, throws, breaks hydration, violates its
 * Content-Security-Policy, or requests anything from another host.
 */
export const test = base.extend<SiteOptions & SiteFixtures>({
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, baseURL, expectedProblems }, use) => {
      await context.addInitScript(
        ([event, attribute]) => {
          window.addEventListener(event, () => document.documentElement.setAttribute(attribute, ""))
          document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
            console.error(`policy: ${violatedDirective} ${blockedURI}`),
          )
        },
        [HYDRATED_EVENT, HYDRATED] as const,
      )
      const problems = recordProblems(context, new URL(baseURL ?? "").origin)
      await use(problems)
      const unexpected = problems().filter((problem) => !expectedProblems.some((expected) => expected.test(problem)))
      expect(unexpected, "problems in the browser").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Runs a test, or all tests of a group, only in `npm run test:all`. */
export const onlyInAll = (): void => test.skip(!process.env.TEST_ALL, "only in `npm run test:all`")

/** Opens a URL, loads the scripts at once by a user event, and waits for hydration. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "domcontentloaded" })
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), USER_EVENTS[0])
  await untilHydrated(page)
  await page.waitForLoadState("load")
}

/** Opens a URL without a user event and waits for `load`, before the scripts and the offscreen images load. */
export async function goUntouched(page: Page, url: string): Promise<void> {
  // Chromium's headless shell dispatches pointer events at 0, 0 on each new page, and again after layout changes there.
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    window.addEventListener("pointerover", ignore, { capture: true })
  })
  await page.goto(url)
}

/** Opens a URL without a user event, and waits for hydration. */
export async function openUntouched(page: Page, url: string): Promise<void> {
  await goUntouched(page, url)
  await untilHydrated(page)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: "attached" })
}

/** Waits for hydration, or for the fallback to the page without scripts. */
export async function untilStarted(page: Page): Promise<void> {
  await page.waitForFunction(
    (attribute) =>
      document.documentElement.hasAttribute(attribute) ||
      !Array.from(document.querySelectorAll(".js-only")).some((element) => element.checkVisibility()),
    HYDRATED,
  )
}

export async function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate((attribute) => document.documentElement.hasAttribute(attribute), HYDRATED)
}

/** Returns an array to which the URL of each further request is added. */
export function recordRequests(page: Page): string[] {
  const urls: string[] = []
  page.on("request", (request) => urls.push(request.url()))
  return urls
}

/** Returns the paths of the URLs that are scripts. */
export const getScriptPaths = (urls: readonly string[]): string[] =>
  urls.map((url) => new URL(url).pathname).filter((path) => path.endsWith(".js"))

/** Returns a function that lists the problems since this call. */
function recordProblems(context: BrowserContext, origin: string): () => string[] {
  const problems: { text: string; url?: string }[] = []
  const notFound = new Set<string>()
  context.on("console", (message) => {
    const { url } = message.location()
    if (message.type() === "error") problems.push({ text: `console: ${message.text()} (${url})`, url })
  })
  context.on("weberror", (error) => problems.push({ text: `thrown: ${error.error().message}` }))
  context.on("request", (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) problems.push({ text: `other host: ${url}` })
  })
  context.on("response", (response) => {
    if (response.request().isNavigationRequest() && response.status() === 404) {
      notFound.add(response.url())
    }
  })
  // The browser logs the status 404 of a missing page as an error. Tests check its content instead.
  return () =>
    problems.filter(({ text, url }) => !isBrowserMessage(text) && (!url || !notFound.has(url))).map(({ text }) => text)
}
