import { existsSync, readFileSync } from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { chromium, type Browser, type Page } from "@playwright/test"
import sirv from "sirv"
import { HYDRATED_EVENT, SIGNS_OF_USE } from "../../src/lib/constants"
import { BROWSER_FLAGS, findTestBrowser } from "../../scripts/lib/browser.mjs"
import { answersOf } from "../../scripts/lib/server.mjs"
import { shrink, sideBySide, type Picture } from "./picture"

/** One picture of the baseline: its name, which is the file's, and how it is taken. */
export interface Shot {
  /** "stories/ui-button--primary", "pages/shop-360" */
  name: string
  take: (page: Page) => Promise<Picture>
}

const WORKSHOP = "storybook-static"

/** The list of all stories and pages that Storybook writes beside them. */
interface WorkshopIndex {
  entries: Record<string, { id: string; type: "story" | "docs" }>
}

/** Twelve routes, one of each kind of page. */
const routes = {
  home: "/",
  services: "/services",
  service: "/service-details/1",
  about: "/about-us",
  projects: "/project",
  farmers: "/farmers",
  gallery: "/gallery",
  post: "/blog-single/1",
  shop: "/shop",
  product: "/shop-single/1",
  contact: "/contact",
  registration: "/registration-form",
}
const pageWidths = [360, 1440]

/** Everything that a page could take from the clock is the same in each run. */
const NOW = new Date("2026-01-15T10:00:00+03:00")

/** A story's screen: wide enough for two columns. */
const storyScreen = { width: 640, height: 720 }

/** Every story of the built workshop, light beside dark. */
export function storyShots(origin: string): Shot[] {
  const index = JSON.parse(readFileSync(`${WORKSHOP}/index.json`, "utf8")) as WorkshopIndex
  return Object.values(index.entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => ({
      name: `stories/${id}`,
      take: async (page) => {
        await page.setViewportSize(storyScreen)
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:system`)
        await page.locator("body.sb-show-main #storybook-root > *, body.sb-show-errordisplay").first().waitFor()
        const error = page.locator("body.sb-show-errordisplay #error-message")
        if (await error.isVisible()) throw new Error(`The story ${id} can't be shown: ${await error.innerText()}`)
        const target = (await page.evaluate(coversScreen)) ? page : page.locator("#storybook-root")
        return inBothThemes(page, () => target.screenshot(still))
      },
    }))
}

/** Twelve routes of the built site on a phone and on a desktop, in light: what they are made of, the stories show in dark too. */
export function pageShots(origin: string): Shot[] {
  return Object.entries(routes).flatMap(([name, route]) =>
    pageWidths.map((width) => ({
      name: `pages/${name}-${width}`,
      take: async (page) => {
        await page.setViewportSize({ width, height: width < 640 ? 640 : 900 })
        await page.goto(origin + route)
        await page.evaluate((sign) => window.dispatchEvent(new Event(sign)), SIGNS_OF_USE[0])
        await page.locator("html[data-test-hydrated]").waitFor({ state: "attached" })
        await page.evaluate(scrollThrough)
        return inTheme(page, "light", () => page.screenshot({ ...still, fullPage: true }))
      },
    })),
  )
}

const still = { animations: "disabled", caret: "hide" } as const

/** Light beside dark. */
async function inBothThemes(page: Page, photograph: () => Promise<Buffer>): Promise<Picture> {
  return sideBySide([await inTheme(page, "light", photograph), await inTheme(page, "dark", photograph)])
}

/** What is on the screen once it has come to rest. */
async function inTheme(page: Page, theme: "light" | "dark", photograph: () => Promise<Buffer>): Promise<Picture> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" })
  await page.evaluate(untilDrawn)
  return shrink(await untilAtRest(photograph))
}

/** Photographs until two pictures in a row are the same. */
async function untilAtRest(photograph: () => Promise<Buffer>): Promise<Buffer> {
  let last = await photograph()
  for (let tries = 0; tries < 20; tries++) {
    const next = await photograph()
    if (next.equals(last)) return next
    last = next
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error("The page does not come to rest.")
}

// These run inside the page. No function in them may have a name: tsx would call a helper that is not there.

/** Whether a story shows something outside of its own place: a dialog, a notice, a button that floats. */
function coversScreen(): boolean {
  const root = document.getElementById("storybook-root")
  const beside = [...document.body.children].filter(
    (element) => !element.id.startsWith("storybook") && !/(^| )sb-/.test(element.className) && element.scrollHeight > 1,
  )
  const inside = [...(root?.querySelectorAll("*") ?? [])].filter(
    (element) => getComputedStyle(element).position === "fixed",
  )
  return [...beside, ...inside].some((element) => element.getClientRects().length > 0)
}

/** Fonts are there, and every picture, near or far. */
async function untilDrawn(): Promise<void> {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = "eager"
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  await document.fonts.load('700 1em "Bricolage Grotesque"')
  await document.fonts.ready
}

/** Comes past everything that waits until it is near, and back. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: "instant" })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  window.scrollTo({ top: 0, behavior: "instant" })
}

/** What the browser and the machine's faces are: another one draws text otherwise. */
export interface Surroundings {
  browser: string
  platform: string
  /** Widths of a line in the system's face and in ours, in pixels. */
  textWidths: number[]
}

type OnTaken = (shot: Shot, taken: Picture | Error) => Promise<void>

export interface Studio {
  surroundings: Surroundings
  workshop: string
  site: string
  /** Takes the shots, two at a time, and hands each over; or says why one can't be taken. */
  takeAll: (shots: readonly Shot[], onTaken: OnTaken) => Promise<void>
  close: () => Promise<void>
}

/** Serves the built workshop and the built site, and opens a browser on them. */
export async function openStudio(): Promise<Studio> {
  const workshop = await serve(sirv(WORKSHOP, { etag: true }))
  const site = await serve(withoutPictures(siteAnswers()))
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    // One thread draws, in one colour profile and without the machine's own smoothing of letters.
    args: [...BROWSER_FLAGS, "--num-raster-threads=1", "--force-color-profile=srgb", "--font-render-hinting=none"],
  })
  return {
    surroundings: await look(browser, workshop.origin),
    workshop: workshop.origin,
    site: site.origin,
    takeAll: async (shots, onTaken) => {
      const queue = shots.values()
      await Promise.all([1, 2].map(() => takeSome(browser, queue, onTaken)))
    },
    close: async () => {
      await browser.close()
      workshop.stop()
      site.stop()
    },
  }
}

async function takeSome(browser: Browser, queue: Iterator<Shot>, onTaken: OnTaken): Promise<void> {
  // One context for all, because it keeps the scripts; a page and a storage of its own for each.
  const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block", locale: "en-GB" })
  await context.clock.setFixedTime(NOW)
  await context.addInitScript((event) => {
    window.addEventListener(event, () => document.documentElement.setAttribute("data-test-hydrated", ""))
  }, HYDRATED_EVENT)
  for (let next = queue.next(); !next.done; next = queue.next()) {
    const page = await context.newPage()
    const taken = await next.value.take(page).catch(asError)
    await page.evaluate(() => localStorage.clear())
    await page.close()
    await onTaken(next.value, taken)
  }
  await context.close()
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

async function look(browser: Browser, origin: string): Promise<Surroundings> {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html`)
  const textWidths = await page.evaluate(async () => {
    await document.fonts.load('700 100px "Bricolage Grotesque"')
    const pen = document.createElement("canvas").getContext("2d")
    return ["100px system-ui", '700 100px "Bricolage Grotesque"', "100px monospace"].map((font) => {
      if (!pen) return 0
      pen.font = font
      return Math.round(pen.measureText("Fresh milk from twelve herds").width)
    })
  })
  await page.close()
  return { browser: browser.version(), platform: process.platform, textWidths }
}

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void

async function serve(answer: Answer): Promise<{ origin: string; stop: () => void }> {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

function siteAnswers(): Answer {
  if (!existsSync("deploy/host.json")) throw new Error("The site has not been built yet: run npm run build first.")
  return answersOf(".")
}

const EMPTY_PICTURE = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")

/** Photographs and clips are content: each place shows its picture's own colour instead. */
const withoutPictures =
  (answer: Answer): Answer =>
  (request, response) => {
    if (/\.(avif|webp|jpe?g|png|webm|mp4)$/.test(request.url ?? "")) {
      response.writeHead(200, { "Content-Type": "image/gif" }).end(EMPTY_PICTURE)
    } else {
      answer(request, response)
    }
  }
