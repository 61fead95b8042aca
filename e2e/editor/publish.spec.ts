import fs from "node:fs"
import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { startEditorServer, type EditorServer } from "./editor-server"
import { openFolder, saveChangesToDisk } from "./folder"
import { Form } from "./form"

/* Publishing from the page of `npm run edit` to a local repository. Each test continues from the previous one. */

const FILE = "data/products/10-ankole-ghee.json"
let server: EditorServer
let page: Page

test.describe.configure({ mode: "serial" })
// The content check decodes every image of the copy before the first publication.
test.setTimeout(300_000)
const published = { timeout: 180_000 }

test.beforeAll(async ({ browser }) => {
  server = await startEditorServer(true)
  page = await browser.newPage({ viewport: { width: 1280, height: 3000 } })
  page.on("dialog", (dialog) => void dialog.accept())
  await openFolder(page, server.page, server.copy)
})

test.afterAll(async () => {
  await page.close()
  await server.stop()
})

const panel = () => page.getByRole("complementary", { name: "Content check" })
const press = (name: string) => panel().getByRole("button", { name }).click()
const getPublishedMessage = () =>
  server.git("--git-dir", `${server.copy}.git`, "log", "-1", "--format=%s", "main").trim()
const commitMessage = "Ankole Ghee: price $12.00 → UGX 24,000"

test("publish: a saved price is described beside the form, and published with one press", async () => {
  await expect(panel().getByRole("button", { name: "Publish", exact: true })).toBeHidden()
  const since = Date.now()
  await page.goto(`${server.page}#/collections/product/entries/10-ankole-ghee`)
  const form = new Form(page)
  await form.fill("Price", "UGX24,000.00")
  await form.saveAndClose()
  await saveChangesToDisk(page, server.copy, since)
  await expect(panel().getByRole("listitem").filter({ hasText: commitMessage })).toBeVisible()
  await press("Publish")
  await expect(panel()).toContainText("The website shows it within half an hour.", published)
  await expect(panel()).toContainText("Published last")
  expect(getPublishedMessage()).toBe(commitMessage)
})

test("publish: two values of one field are shown, and the chosen one is published", async () => {
  const other = `${server.copy}.other`
  server.git("clone", "--quiet", `${server.copy}.git`, other)
  const write = (folder: string, price: string) => {
    const file = path.join(folder, FILE)
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/"price": ".*"/, `"price": "${price}"`))
  }
  write(other, "UGX 30,000")
  const name = ["-c", "user.name=Ann", "-c", "user.email=ann@cafn.example"]
  server.git("-C", other, ...name, "commit", "--quiet", "--all", "--message=Theirs")
  server.git("-C", other, "push", "--quiet")
  fs.rmSync(other, { recursive: true })
  write(server.copy, "UGX 26,000")
  await press("Publish")
  await expect(panel()).toContainText("Ankole Ghee, price", published)
  await expect(panel()).toContainText("UGX 30,000")
  const reloaded = page.waitForEvent("load")
  await press("Keep mine")
  await reloaded
  await expect(panel()).toContainText("The website shows it within half an hour.", published)
  expect(server.git("--git-dir", `${server.copy}.git`, "show", `main:${FILE}`)).toContain("UGX 26,000")
})

test("publish: one press undoes the last publication, and the page reloads its files", async () => {
  const reloaded = page.waitForEvent("load")
  await press("Take back")
  await reloaded
  await expect(panel()).toContainText("Taken back.", published)
  await expect(panel().getByRole("button")).toBeHidden()
  expect(getPublishedMessage()).toMatch(/^Taken back: Ankole Ghee: price/)
  expect(server.read(FILE)).toContain('"price": "UGX 30,000"')
})

test("publish: the page says that the program has ended", async () => {
  await server.stop()
  await expect(panel()).toContainText("The program of this page has ended.")
})
