import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { PDFDocument } from "pdf-lib"
import { expectNoViolations } from "../support/axe"
import { chatExport } from "../support/chat-export"
import { skipToContent, tabTo } from "../support/keyboard"
import { OwnSite } from "../support/own-site"
import { site } from "../support/site"
import { expect, open, test } from "../support/test"

/* The staff's page: what visitors sent becomes tables, and nothing of it leaves the device (docs/office.md). */

const OFFICE = "/office"

test.skip(!site.features.office, "site.json has switched the page off")

const exported = (text: string, name = "WhatsApp Chat.txt") => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
})

async function openExport(page: Page) {
  await open(page, OFFICE)
  await page.getByLabel("Open a file").setInputFiles(exported(chatExport()))
  await expect(page.getByText("37 messages were read.")).toBeVisible()
}

/** Prints nothing; the sheet stays, so that a PDF can be made of it. */
const withoutPrinter = (page: Page) => page.addInitScript(() => Object.assign(window, { print: () => {} }))

test("an exported chat of forty messages becomes four tables, which are worked with and kept", async ({ page }) => {
  await withoutPrinter(page)
  await openExport(page)
  const row = page.getByRole("row").filter({ hasText: "7JRW-N" }).first()

  await test.step("each message is in its table, and what came twice is one row", async () => {
    for (const name of ["Orders (18)", "Members (4)", "Questions (7)", "The rest (7)"]) {
      await expect(page.getByRole("tab", { name })).toBeVisible()
    }
    await page.getByRole("button", { name: "Open 7JRW-N" }).click()
    await expect(page.getByText("Before that, with the same number")).toBeVisible()
    await expect(page.getByText("6 × Poultry Eggs (tray of 30) #CAFN")).toBeVisible()
  })

  await test.step("an answer goes to the sender's own number", async () => {
    await page.getByRole("button", { name: "Close 7JRW-N" }).click()
    await page.getByRole("button", { name: "Open 79DR-K" }).click()
    await page.getByLabel("Which answer").selectOption("Ready on a day")
    await page.getByLabel("Ready on", { exact: true }).fill("2026-12-05")
    const link = page.getByRole("link", { name: /^Answer on WhatsApp/ })
    const href = (await link.getAttribute("href")) ?? ""
    expect(href).toMatch(/^https:\/\/wa\.me\/256000111222\?text=/)
    expect(decodeURIComponent(href)).toContain(
      "your order 79DR-K is ready on Saturday 5 December 2026. Sum: UGX 60,000.",
    )
    await page.getByRole("button", { name: "Close 79DR-K" }).click()
  })

  await test.step("the tables are narrowed by day, place and good", async () => {
    await page.getByLabel("Day", { exact: true }).fill("2026-11-25")
    await expect(page.getByText("17 of 36")).toBeVisible()
    await page.getByLabel("Place", { exact: true }).selectOption("Lira")
    await page.getByLabel("Good", { exact: true }).selectOption("Ghee (jar of 500 g)")
    await expect(page.getByText("1 of 36")).toBeVisible()
    await page.getByRole("button", { name: "Show all again" }).click()
    await expect(page.getByText("36 of 36")).toBeVisible()
  })

  await test.step("what is collected need not be packed", async () => {
    const eggs = page.getByRole("table", { name: "To pack" }).getByRole("row", { name: /^Poultry Eggs/ })
    await expect(eggs).toContainText("44")
    await row.getByLabel("State of 7JRW-N").selectOption("Collected")
    await expect(eggs).toContainText("38")
  })

  await test.step("a table is saved for a spreadsheet", async () => {
    const coming = page.waitForEvent("download")
    await page.getByRole("button", { name: "Orders for Excel (.csv)" }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^cafn-orders-\d{4}-\d\d-\d\d\.csv$/)
    const csv = await readFile(await download.path(), "utf8")
    expect(csv.startsWith("\ufeffNumber,Day,Time,Sender,")).toBe(true)
    expect(csv).toContain(
      "7JRW-N,2026-11-24,23:29,Nakato Ruth,,Nakato Ruth,Mbale,6 × Poultry Eggs (tray of 30),30000,,Collected,",
    )
    expect(csv).toContain("'+256 000 111 222")
  })

  await test.step("the packing list is printed on A5, without the page", async () => {
    await page.getByRole("button", { name: "Print the packing list" }).click()
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
    await expect(page.locator("[data-slot=packing-sheet]")).toBeVisible()
    const pdf = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
    const { width, height } = pdf.getPage(0).getSize()
    expect([Math.round(width), Math.round(height)]).toEqual([420, 595])
    await page.emulateMedia({ media: "screen" })
    await expect(page.locator("[data-slot=packing-sheet]")).toBeHidden()
  })

  await test.step("only with the tick do they stay, and one press deletes them", async () => {
    const kept = () => page.evaluate(() => localStorage.getItem("office"))
    expect(await kept()).toBeNull()
    await page.getByLabel("Keep the tables in this browser").check()
    await open(page, OFFICE)
    await expect(page.getByLabel("State of 7JRW-N")).toHaveValue("collected")
    expect(await kept()).not.toContain("CM90012345ABCD")
    await page.getByRole("button", { name: "Delete everything" }).click()
    await expect(page.getByText("Everything is deleted, in this browser too.")).toBeVisible()
    expect(await kept()).toBeNull()
    await open(page, OFFICE)
    await expect(page.getByRole("tab")).toHaveCount(0)
  })
})

test("messages are pasted, and what is none gets a plain sentence", async ({ page }) => {
  await open(page, OFFICE)
  await page
    .getByLabel("Paste one message or many")
    .fill("Good morning\nCaFN order 7JRW-N\n2 × Ghee: UGX 36,000\nName: Nakato")
  await page.getByRole("button", { name: "Read what I pasted" }).click()
  await expect(page.getByText("1 message was read.")).toBeVisible()
  await expect(page.getByRole("tab", { name: "Orders (1)" })).toBeVisible()
  const file = page.getByLabel("Open a file")
  await file.setInputFiles({ name: "cow.jpg", mimeType: "image/jpeg", buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) })
  await expect(page.getByText("This is a picture, a film or a sound.")).toBeVisible()
  await file.setInputFiles(exported("", "empty.txt"))
  await expect(page.getByText("There is nothing in it.")).toBeVisible()
  await expect(page.getByRole("tab", { name: "Orders (1)" })).toBeVisible()
})

test.describe("nothing leaves the device", () => {
  // The browser says of each try that it was refused.
  test.use({ expectedProblems: [/connect-src|policy: |Refused to connect|Content Security Policy/] })

  test("no script of the page connects, and no worker", async ({ page }) => {
    await openExport(page)
    const answers: string[] = []
    page.on("response", (response) => answers.push(response.url()))
    const tries = await page.evaluate(async () => {
      const code = 'fetch(origin + "/robots.txt").then(() => postMessage("sent"), () => postMessage("refused"))'
      const worker = new Worker(
        URL.createObjectURL(new Blob([`const origin = ${JSON.stringify(location.origin)};${code}`])),
      )
      const fromWorker = await new Promise((resolve) => (worker.onmessage = ({ data }) => resolve(data)))
      const source = new EventSource("/robots.txt")
      const fromPage = await new Promise((resolve) => (source.onerror = () => resolve("refused")))
      return [fromWorker, fromPage]
    })
    expect(tries).toEqual(["refused", "refused"])
    expect(answers.filter((address) => /^https?:/.test(address))).toEqual([])
  })
})

test("links lead on by loading their page", async ({ page }) => {
  await open(page, OFFICE)
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click()
  await expect(page).toHaveURL("/terms")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orders and membership")
})

test("the page works by keyboard, at each width and in both themes", async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await openExport(page)
    await page.getByRole("button", { name: "Open 8G77-C" }).click()
    await expectNoViolations(page, `the tables at ${width} px`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.setViewportSize({ width: 1440, height: 800 })
  await open(page, OFFICE)
  await skipToContent(page)
  await tabTo(page, page.getByLabel("Paste one message or many"))
  await page.keyboard.type("CaFN order 7JRW-N")
  await tabTo(page, page.getByRole("button", { name: "Read what I pasted" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("tab", { name: "Orders (1)" })).toBeVisible()
  await tabTo(page, page.getByRole("tab", { name: "Orders (1)" }))
  await tabTo(page, page.getByRole("button", { name: "Open 7JRW-N" }))
  await page.keyboard.press("Enter")
  await expect(page.getByText("As it came")).toBeVisible()
  await tabTo(page, page.getByLabel("State of 7JRW-N"))
})

test.describe("without a network", () => {
  test.use({
    serviceWorkers: "allow",
    expectedProblems: [/Failed to load resource|ERR_|Failed to fetch|page resources for/],
  })

  test("the page reads messages, and a shared text never comes to the host", async ({ browser }) => {
    const site = new OwnSite()
    await site.connect()
    const context = await browser.newContext({ baseURL: site.origin })
    const page = await context.newPage()
    await page.goto(OFFICE)
    await expect(page.getByLabel("Open a file")).toBeVisible()
    // Other parts of the frame come later, when they come near the screen.
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith(".js") && path !== "/sw.js"),
    )
    expect(scripts.length).toBeGreaterThan(3)
    const missing = () =>
      page.evaluate(
        async (paths) => {
          const kept = await Promise.all(paths.map(async (path) => Boolean(await caches.match(path))))
          const served = navigator.serviceWorker.controller ? [] : ["the service worker"]
          return [...served, ...paths.filter((_, index) => !kept[index])]
        },
        [OFFICE, ...scripts],
      )
    await expect.poll(missing, { timeout: 20_000, message: "what is not kept of the page and its scripts" }).toEqual([])

    await page.goto(`${OFFICE}?text=${encodeURIComponent("CaFN order 7JRW-N\n2 × Ghee: UGX 36,000")}`)
    await expect(page.getByLabel("Paste one message or many")).toHaveValue(/7JRW-N/)
    await expect(page).toHaveURL(OFFICE)
    expect(site.asked.filter(({ query }) => query !== "")).toEqual([])

    await site.cut()
    await page.reload()
    await page.getByLabel("Open a file").setInputFiles(exported(chatExport()))
    await expect(page.getByText("37 messages were read.")).toBeVisible()
    await context.close()
  })
})
