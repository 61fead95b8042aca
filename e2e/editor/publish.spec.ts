import fs from "node:fs"
import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { startEditorServer, type EditorServer } from "./editor-server"
import { openFolder, copyChangesBack } from "./folder"
import { Form } from "./form"

/* Publishing from the page of `npm run edit`, to a repository on this disk. Each test goes on from the one before. */

const FILE = "data/products/10-ankole-ghee.json"
let editing: EditorServer
let page: Page

test.describe.configure({ mode: "serial" })
// Every picture of the copy is opened before the first publication.
test.setTimeout(300_000)
const published = { timeout: 180_000 }

test.beforeAll(async ({ browser }) => {
  editing = await startEditorServer(true)
  page = await browser.newPage({ viewport: { width: 1280, height: 3000 } })
  page.on("dialog", (dialog) => void dialog.accept())
  await openFolder(page, editing.page, editing.copy)
})

test.afterAll(async () => {
  await page.close()
  await editing.stop()
})

const panel = () => page.getByRole("complementary", { name: "Content check" })
const press = (name: string) => panel().getByRole("button", { name }).click()
const online = () => editing.git("--git-dir", `${editing.copy}.git`, "log", "-1", "--format=%s", "main").trim()
const words = "Ankole Ghee: price $12.00 → UGX 24,000"

test("publish: a saved price stands in words beside the form, and goes online with one press", async () => {
  await expect(panel().getByRole("button", { name: "Publish", exact: true })).toBeHidden()
  const since = Date.now()
  await page.goto(`${editing.page}#/collections/product/entries/10-ankole-ghee`)
  const form = new Form(page)
  await form.write("Price", "UGX24,000.00")
  await form.saved()
  await copyChangesBack(page, editing.copy, since)
  await expect(panel().getByRole("listitem").filter({ hasText: words })).toBeVisible()
  await press("Publish")
  await expect(panel()).toContainText("The website shows it within half an hour.", published)
  await expect(panel()).toContainText("Published last")
  expect(online()).toBe(words)
})

test("publish: two values for one field stand side by side, and publishing goes on with the chosen one", async () => {
  const other = `${editing.copy}.other`
  editing.git("clone", "--quiet", `${editing.copy}.git`, other)
  const write = (folder: string, price: string) => {
    const file = path.join(folder, FILE)
    fs.writeFileSync(file, fs.readFileSync(file, "utf8").replace(/"price": ".*"/, `"price": "${price}"`))
  }
  write(other, "UGX 30,000")
  const name = ["-c", "user.name=Ann", "-c", "user.email=ann@cafn.example"]
  editing.git("-C", other, ...name, "commit", "--quiet", "--all", "--message=Theirs")
  editing.git("-C", other, "push", "--quiet")
  fs.rmSync(other, { recursive: true })
  write(editing.copy, "UGX 26,000")
  await press("Publish")
  await expect(panel()).toContainText("Ankole Ghee, price", published)
  await expect(panel()).toContainText("UGX 30,000")
  const reloaded = page.waitForEvent("load")
  await press("Keep mine")
  await reloaded
  await expect(panel()).toContainText("The website shows it within half an hour.", published)
  expect(editing.git("--git-dir", `${editing.copy}.git`, "show", `main:${FILE}`)).toContain("UGX 26,000")
})

test("publish: the last publication is taken back with one press, and the page reads its files again", async () => {
  const reloaded = page.waitForEvent("load")
  await press("Take back")
  await reloaded
  await expect(panel()).toContainText("Taken back.", published)
  await expect(panel().getByRole("button")).toBeHidden()
  expect(online()).toMatch(/^Taken back: Ankole Ghee: price/)
  expect(editing.read(FILE)).toContain('"price": "UGX 30,000"')
})

test("publish: when the program has ended, the page says so", async () => {
  await editing.stop()
  await expect(panel()).toContainText("The program of this page has ended.")
})
