import fs from "node:fs"
import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import sharp from "sharp"
import { createPhotograph, startEditorServer, type EditorServer } from "./editor-server"
import { openFolder, saveChangesToDisk } from "./folder"
import { Form } from "./form"

/* The editor page. The tests share one page and one copy of the content. */

let server: EditorServer
let page: Page
let form: Form
const requestedUrls: string[] = []

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ browser }) => {
  server = await startEditorServer()
  // The page renders only fields in view: here all of them.
  page = await browser.newPage({ viewport: { width: 1280, height: 8000 } })
  page.on("request", (request) => requestedUrls.push(request.url()))
  await openFolder(page, server.page, server.copy)
  form = new Form(page)
})

test.afterAll(async () => {
  await page.close()
  await server.stop()
})

/** Opens a form and waits for its title, because the page shows the previous form for a while. */
const open = async (address: string, title: string | RegExp) => {
  await page.goto(`${server.page}#/collections/${address}`)
  await expect(page.getByRole("toolbar", { name: "Primary" }).filter({ hasText: title })).toBeVisible()
}
const panel = () => page.getByRole("complementary", { name: "Content check" })

/** Returns the removed and the added lines. */
const diffLines = (before: string, after: string) => {
  const [old, now] = [before.split("\n"), after.split("\n")]
  return { removed: old.filter((line) => !now.includes(line)), added: now.filter((line) => !old.includes(line)) }
}

test("editor: a changed price changes one line of one file", async () => {
  const file = "data/products/10-ankole-ghee.json"
  const [before, since] = [server.read(file), Date.now()]
  await open("product/entries/10-ankole-ghee", "Ankole Ghee")
  await form.fill("Price", "UGX24,000.00")
  await form.saveAndClose()
  expect(await saveChangesToDisk(page, server.copy, since)).toEqual([file])
  expect(diffLines(before, server.read(file))).toEqual({
    removed: ['  "price": "$12.00",'],
    added: ['  "price": "UGX24,000.00",'],
  })
  await expect(panel()).toContainText("The content is in order")
  await expect(panel()).toContainText("This folder is not in a Git repository.")
  await expect(panel().getByRole("button")).toBeHidden()
})

test("editor: the content check reports what the form can't validate", async () => {
  const file = "data/products/3-fresh-milk.json"
  const [before, since] = [server.read(file), Date.now()]
  const { price, oldPrice } = JSON.parse(before) as { price: string; oldPrice: string }
  const save = async (text: string) => {
    await open("product/entries/3-fresh-milk", "Fresh Milk")
    await form.fill("Price before the discount", text)
    await form.saveAndClose()
    await saveChangesToDisk(page, server.copy, since)
  }
  await save(price)
  await expect(panel()).toContainText("To correct")
  await expect(panel()).toContainText("Fresh Milk, price before the discount")
  await expect(panel()).toContainText("Expected: a higher price in the currency of")
  await save(oldPrice)
  await expect(panel()).toContainText("The content is in order")
  expect(server.read(file)).toBe(before)
})

test("editor: a new product gets a file; its photo is rotated, resized and stripped of metadata", async () => {
  const since = Date.now()
  await open("product/new", /Creating .?Product/)
  await form.fill("Title", "Natural Honey")
  await form.upload("Picture on the card", await createPhotograph())
  await form.chooseImages("Pictures", ["ankole-ghee", "goat-milk", "leather-hide"])
  await form.fillList("Tags", ["Honey", "Bees"])
  await form.fill("Price", "UGX18,000.00")
  await form.fillNumber("Stars", 4.5)
  await form.fillNumber("Number of reviews", 0)
  await form.toggle("Is a sample")
  await form.chooseRadio("Category", "dairy")
  await form.fill("Article number", "CAFN-HONEY-01")
  await form.chooseRadio("Delivery", "delivered")
  await form.selectOption("Farmer", "Akello Grace")
  const unit = form.field("Unit")
  await form.fill("Singular", "jar of 500 g", unit)
  await form.fill("Plural", "jars of 500 g", unit)
  const description = await form.addItem("Description")
  await description.getByRole("textbox").fill("Honey from hives that stand among coffee and mango trees.")
  for (const [label, value] of [
    ["Weight", "500 g"],
    ["Harvest", "Twice a year"],
  ] as const) {
    const row = await form.addItem("Details")
    await form.fill("Label", label, row)
    await form.fill("Value", value, row)
  }
  await form.saveAndClose()

  const changed = await saveChangesToDisk(page, server.copy, since)
  const file = "data/products/natural-honey.json"
  const picture = changed.find((name) => name.startsWith("data/images/products/honey-")) ?? ""
  expect(changed).toEqual([picture, file])
  expect(JSON.parse(server.read(file))).toEqual({
    id: 11,
    title: "Natural Honey",
    thumb: picture.replace("data/images/", "").replace(".webp", ""),
    pictures: ["products/ankole-ghee", "products/goat-milk", "products/leather-hide"],
    tags: ["Honey", "Bees"],
    price: "UGX18,000.00",
    ratings: 4.5,
    reviews: 0,
    isSample: true,
    category: "dairy",
    sku: "CAFN-HONEY-01",
    delivery: "delivered",
    papers: [],
    farmer: 3,
    unit: { one: "jar of 500 g", many: "jars of 500 g" },
    description: ["Honey from hives that stand among coffee and mango trees."],
    details: [
      { label: "Weight", value: "500 g" },
      { label: "Harvest", value: "Twice a year" },
    ],
  })
  const { width, height, format, orientation, exif } = await sharp(path.join(server.copy, picture)).metadata()
  expect({ width, height, format, orientation, exif }).toEqual({ width: 1500, height: 2000, format: "webp" })
  const sentence = "A jar of honey stands on a wooden table, with a comb beside it."
  await panel().getByLabel("Describe the photo").fill(sentence)
  await panel().getByRole("button", { name: "Save description" }).click()
  await expect(panel()).toContainText("The content is in order")
  const described = JSON.parse(server.read("data/pictures.json")) as object[]
  expect(described.at(-1)).toEqual({
    path: picture.replace(/data\/images\/|\.webp/g, ""),
    alt: sentence,
    isPhotograph: true,
  })
})

test("editor: keeps another window's changes, and asks only about a field that both changed", async () => {
  const file = "data/products/8-goat-milk.json"
  const saveElsewhere = (change: object) => {
    const entry = JSON.parse(server.read(file)) as object
    fs.writeFileSync(path.join(server.copy, file), `${JSON.stringify({ ...entry, ...change }, null, 2)}\n`)
  }
  const since = Date.now()
  await open("product/entries/8-goat-milk", "Goat Milk")
  saveElsewhere({ sku: "CAFN-OTHER", price: "UGX 9,000" })
  await form.fill("Price", "UGX 7,000")
  await form.save()
  const dialog = page.getByRole("dialog").filter({ hasText: "Another window has saved this" })
  await expect(dialog).toContainText("UGX 9,000")
  const reloaded = page.waitForEvent("load")
  await dialog.getByRole("button", { name: "Keep mine" }).click()
  await reloaded
  await saveChangesToDisk(page, server.copy, since)
  expect(JSON.parse(server.read(file))).toMatchObject({ sku: "CAFN-OTHER", price: "UGX 7,000" })
})

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  test(`editor: at ${width} px the panel does not cover the form, open or closed`, async () => {
    await page.setViewportSize({ width, height })
    await page.goto(`${server.page}#/collections/product`)
    const isBeside = () =>
      page.evaluate(() => {
        const [check, root] = ["#check", "#nc-root"].map((id) => document.querySelector(id)?.getBoundingClientRect())
        return check && root && (root.right <= check.left || root.bottom <= check.top)
      })
    for (let press = 0; press < 2; press++) {
      await expect.poll(isBeside).toBe(true)
      await panel().locator("summary").click()
    }
  })
}

test("editor: requests nothing from another host", () => {
  const others = requestedUrls.filter((url) => !url.startsWith(server.origin) && !/^(blob|data):/.test(url))
  expect(others).toEqual([])
  expect(fs.existsSync(path.join(server.copy, "data"))).toBe(true)
})
