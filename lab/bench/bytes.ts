import type { Browser } from "@playwright/test"
import fs from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { HYDRATED_EVENT } from "../../src/lib/constants"
import { listFilePath } from "../../src/lib/paths"
import { listPages, pageSizes, type PagedRoute } from "../../src/lib/list-pages"

/** The measured lists. */
export const measuredRoutes = ["/shop", "/blog-standard"] as const satisfies readonly PagedRoute[]

/** The download of one page of a list. */
export interface PageBytes {
  route: PagedRoute
  page: 1 | 2
  /** Number of entries: only pages with equal numbers can be compared. */
  entries: number
  /** Total size of the files below, in gzip bytes. */
  bytes: number
}

const dataFile = (address: string) => `/page-data${address}/page-data.json`

/** The file that holds a list's second page. */
const secondPage = {
  "/shop": listFilePath("products", ["all", "latest"], 2),
  "/blog-standard": listFilePath("posts", [String(pageSizes["/blog-standard"])], 2),
} as const satisfies Record<(typeof measuredRoutes)[number], string>

/**
 * Page 1 is its HTML and its page data; page 2 is one file, whichever page the visitor comes from. A browser verifies
 * this (`differencesInBrowser`).
 */
const filesOf = (route: (typeof measuredRoutes)[number], page: 1 | 2): readonly string[] =>
  page === 1 ? [`${route}/index.html`, dataFile(route)] : [secondPage[route]]

/** Measures the lists' pages in the files of a site built with `size` posts and products each. */
export function pageBytes(publicDir: string, size: number): PageBytes[] {
  return measuredRoutes.flatMap((route) =>
    ([1, 2] as const).map((page) => ({
      route,
      page,
      entries: entriesOn(route, page, size),
      bytes: sum(filesOf(route, page).map((file) => gzipSize(path.join(publicDir, file)))),
    })),
  )
}

/** Total size of the site's scripts, in gzip bytes: they must not contain data about the pages. */
export const scriptBytes = (publicDir: string): number =>
  sum(
    fs
      .readdirSync(publicDir)
      .filter((file) => file.endsWith(".js"))
      .map((file) => gzipSize(path.join(publicDir, file))),
  )

/** The number of built pages. */
export const countPages = (publicDir: string): number =>
  fs
    .readdirSync(path.join(publicDir, "page-data"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page-data.json").length

/**
 * Opens a list in a browser, goes to page 2, and compares the requests with the files measured here. Returns the
 * differences, if any.
 */
export async function differencesInBrowser(browser: Browser, publicDir: string): Promise<string[]> {
  const differences: string[] = []
  for (const route of measuredRoutes) {
    const context = await browser.newContext()
    try {
      const asked: string[] = []
      await context.route("**/*", (request) => {
        const { pathname } = new URL(request.request().url())
        asked.push(pathname)
        const file = fileOf(publicDir, pathname)
        return file ? request.fulfill({ path: file }) : request.fulfill({ status: 404, body: "" })
      })
      const page = await context.newPage()
      await page.addInitScript((event) => {
        window.addEventListener(event, () => document.documentElement.setAttribute("data-test-hydrated", ""))
      }, HYDRATED_EVENT)
      await page.goto(`http://site.example${route}`)
      await page.waitForSelector("html[data-test-hydrated]", { state: "attached" })
      await page.waitForLoadState("networkidle")
      const before = new Set(asked)
      const answer = page.waitForResponse((response) => isOfList(new URL(response.url()).pathname))
      await page.getByRole("link", { name: "Next page" }).filter({ visible: true }).click()
      await answer.catch(() => undefined)
      await page.waitForTimeout(QUIET_MS)

      const lists = asked.filter((file) => !before.has(file) && isOfList(file))
      const wanted = filesOf(route, 2)
      if (lists.join() !== wanted.join()) {
        differences.push(`${route}: page 2 asked for ${lists.join(", ") || "nothing"}, not for ${wanted.join(", ")}`)
      }
    } finally {
      await context.close()
    }
  }
  return differences
}

/** Time to wait for further requests after page 2 has loaded, in milliseconds. */
const QUIET_MS = 1000

/** Data of lists, and not of a page that a link leads to. */
const isOfList = (file: string): boolean => file.startsWith("/lists/")

function fileOf(publicDir: string, pathname: string): string | undefined {
  const file = path.join(publicDir, decodeURIComponent(pathname))
  return [file, path.join(file, "index.html")].find((name) => fs.existsSync(name) && fs.statSync(name).isFile())
}

const entriesOn = (route: PagedRoute, page: 1 | 2, total: number): number => {
  const limit = pageSizes[route]
  const [slice] = listPages(total, limit).slice(page - 1, page)
  return slice ? Math.min(limit, total - slice.skip) : 0
}

const gzipSize = (file: string): number => gzipSync(fs.readFileSync(file), { level: 9 }).length

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
