import { test as base, expect, type BrowserContext, type Page } from "@playwright/test"
import { HYDRATED_EVENT, USER_EVENTS } from "../../src/lib/constants"

/** Set on `<html>` by the tests' own listener after hydration. */
const HYDRATED = "data-test-hydrated"

/** Messages of the browser itself while nothing is wrong with the page. Each was seen; say when the browser logs it. */
const BROWSER_MESSAGES: readonly RegExp[] = [
  // Chromium ends the fade from one document to the next early: "Page already revealed", "timeout in DOM update".
  /Transition was aborted because of /,
  // The same where the next document, a picture or a printable, does not ask for a fade.
  /ViewTransition opt-in disabled/,
  // On a slow machine the page's first paint may come later than Chromium expects.
  /was preloaded using link preload but not used within a few seconds/,
]

/** Whether a message is the browser's own, and not a problem of the page. */
export const isBrowserMessage = (message: string): boolean => BROWSER_MESSAGES.some((one) => one.test(message))

interface SiteOptions {
  /** Browser errors that a test causes on purpose, e.g. by blocking a file. All others fail the test. */
  expectedProblems: RegExp[]
}

interface SiteFixtures {
  /** Lists the problems so far, those that the test expects as well. */
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
      const problems = watch(context, new URL(baseURL ?? "").origin)
      await use(problems)
      const surprises = problems().filter((problem) => !expectedProblems.some((expected) => expected.test(problem)))
      expect(surprises, "what the browser complained of").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Keeps the test, or all tests of the group, that it is called in for `npm run test:all`. */
export const onlyInAll = (): void => test.skip(!process.env.TEST_ALL, "only in `npm run test:all`")

/**
 * Opens a URL, interacts with the page as soon as it listens, so that the scripts load immediately, and waits for
 * hydration.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" })
  await page.evaluate((sign) => window.dispatchEvent(new Event(sign)), USER_EVENTS[0])
  await untilHydrated(page)
  await page.waitForLoadState("load")
}

/**
 * Opens a URL without interacting, and waits for `load` only: the scripts load by themselves afterwards, and offscreen
 * pictures wait.
 */
export async function goUntouched(page: Page, address: string): Promise<void> {
  // Chromium's headless shell reports a pointer in the corner of each new page, which is a sign of use, and reports it
  // again when what lies under it changes.
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    window.addEventListener("pointerover", ignore, { capture: true })
  })
  await page.goto(address)
}

/** Opens a URL without interacting, and waits for hydration. */
export async function openUntouched(page: Page, address: string): Promise<void> {
  await goUntouched(page, address)
  await untilHydrated(page)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: "attached" })
}

/** Waits until React has taken the page over, or could not, so that the page is the one that needs no scripts. */
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

/** Every URL that the page requests from now on. */
export function recordRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on("request", (request) => addresses.push(request.url()))
  return addresses
}

/** The paths of the scripts among the URLs. */
export const getScriptPaths = (addresses: readonly string[]): string[] =>
  addresses.map((address) => new URL(address).pathname).filter((path) => path.endsWith(".js"))

/** Records errors, and returns a function that lists them. */
function watch(context: BrowserContext, origin: string): () => string[] {
  const problems: { text: string; url?: string }[] = []
  const missing = new Set<string>()
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
      missing.add(response.url())
    }
  })
  // A page that does not exist has status 404, which the browser logs as an error. Tests check its content instead.
  return () =>
    problems.filter(({ text, url }) => !isBrowserMessage(text) && (!url || !missing.has(url))).map(({ text }) => text)
}
