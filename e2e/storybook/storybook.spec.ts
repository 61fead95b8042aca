import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import { test as base, expect, type Page } from "@playwright/test"
import sirv from "sirv"
import tailwind from "../../tailwind.config.js"

const FOLDER = "storybook-static"

/** Storybook works at any path. */
const PATH = "/some/where/"

interface Entry {
  id: string
  title: string
  type: "story" | "docs"
  importPath: string
}

/** A warning of Storybook about its own toolbar, until its next major version. */
const TOOLBAR_WARNING = /'ariaLabel' prop on 'PopoverProvider'/

/** Serves Storybook, and fails a test on missing files, errors and warnings. */
const test = base.extend<{ address: string }, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const files = sirv(FOLDER)
      const server = http.createServer((request, response) => {
        const notFound = () => void response.writeHead(404).end()
        if (request.url?.startsWith(PATH)) {
          request.url = request.url.slice(PATH.length - 1)
          files(request, response, notFound)
        } else {
          notFound()
        }
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.closeAllConnections()
      server.close()
    },
    { scope: "worker" },
  ],
  address: async ({ page, origin }, use) => {
    const problems: string[] = []
    page.on("console", (message) => {
      const isBad = message.type() === "error" || message.type() === "warning"
      if (isBad && !TOOLBAR_WARNING.test(message.text())) problems.push(message.text())
    })
    page.on("pageerror", (error) => problems.push(error.message))
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
    })
    page.on("request", (request) => {
      if (!request.url().startsWith(origin) && !/^(data|blob|about):/.test(request.url())) {
        problems.push(`other host: ${request.url()}`)
      }
    })
    await use(origin + PATH)
    expect(problems, "problems in the browser").toEqual([])
  },
})

/** Converts "#0D1711" to the computed value "rgb(13, 23, 17)". */
function toRgb(hex: string | undefined): string {
  const value = parseInt((hex ?? "").slice(1), 16)
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`
}

const preview = (page: Page) => page.frameLocator("#storybook-preview-iframe")

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Theme" }).click()
  await page.getByRole("option", { name, exact: true }).click()
}

test("storybook: opens with the introduction, without Storybook's onboarding", async ({ page, address }) => {
  await page.goto(address)
  await expect(preview(page).getByRole("heading", { level: 1, name: "The components" })).toBeVisible()
  await expect(page).toHaveTitle(/Introduction/)
  await expect(page.getByText(/get started|onboarding|what's new/i)).toHaveCount(0)
})

test("storybook: a dialog has the theme of the toolbar", async ({ page, address }) => {
  await page.goto(`${address}?path=/story/components-dialog--medium`)
  const dialog = preview(page).getByRole("dialog")
  for (const theme of ["dark", "light"] as const) {
    await chooseTheme(page, theme === "dark" ? "Dark" : "Light")
    const { themes } = tailwind
    await expect(dialog).toHaveCSS("background-color", toRgb(themes[theme]["surface-raised"]))
    await expect(preview(page).locator("body")).toHaveCSS("background-color", toRgb(themes[theme].surface))
  }
})

test("storybook: every page renders", async ({ page, address }) => {
  test.setTimeout(600_000)
  const index = JSON.parse(fs.readFileSync(`${FOLDER}/index.json`, "utf8")) as { entries: Record<string, Entry> }
  const docs = Object.values(index.entries).filter(({ type }) => type === "docs")
  expect(docs.length).toBeGreaterThan(0)
  for (const { id, title, importPath } of docs) {
    await test.step(title, async () => {
      await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`)
      await expect(page.locator("#storybook-docs h1").first()).toBeVisible()
      if (importPath.endsWith(".mdx")) return
      await expect(page.locator("#storybook-docs .sb-story").first()).toBeVisible()
      await expect(page.locator(".sb-errordisplay:visible, [data-testid=story-loading]:visible")).toHaveCount(0)
    })
  }
})
