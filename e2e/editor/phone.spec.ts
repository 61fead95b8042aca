import { expect, test, type Page } from "@playwright/test"
import { photograph, startEditing, type Editing } from "./editing"
import { openFolder, takeBack } from "./folder"
import { Form } from "./form"

/*
 * The page to edit with on a telephone: 360 px, touch. A telephone has it as /admin of the site (docs/edit-the-content.md);
 * here it is that of `npm run edit`, which has the same forms and needs no host.
 */

const FILE = "data/products/8-goat-milk.json"
let editing: Editing
let page: Page
let form: Form

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ browser }) => {
  editing = await startEditing()
  page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await openFolder(page, editing.origin, editing.copy)
  form = new Form(page)
})

test.afterAll(async () => {
  await page.close()
  await editing.stop()
})

const open = () => page.goto(`${editing.origin}/admin#/collections/product/entries/8-goat-milk`)
const panel = () => page.getByRole("complementary", { name: "Content check" })
/** A page that is wider than the screen has to be moved sideways for each line. */
const expectNoSidewaysScroll = async () =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
const save = async () => {
  await page.getByRole("button", { name: "Save" }).tap()
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden()
}

test("editor on a telephone: a price is changed by touch", async () => {
  const since = Date.now()
  await open()
  const price = form.field("Price").getByRole("textbox")
  await price.tap()
  await expect(price).toBeFocused()
  await price.fill("UGX6,500.00")
  await expectNoSidewaysScroll()
  await save()
  expect(await takeBack(page, editing.copy, since)).toEqual([FILE])
  expect(editing.read(FILE)).toContain('"price": "UGX6,500.00"')
})

test("editor on a telephone: a photograph is added, and the check's message leads to its description", async () => {
  const since = Date.now()
  await open()
  const picture = form.field("Picture on the card")
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toContainText("Describe a new one under Pictures, “What pictures show”.")
  await picture.getByRole("button", { name: "Replace Image" }).tap()
  const dialog = page.getByRole("dialog", { name: "Select Image" })
  const asked = page.waitForEvent("filechooser")
  await dialog.getByRole("button", { name: "Upload" }).tap()
  await (await asked).setFiles(await photograph())
  await dialog.getByRole("button", { name: "Insert" }).tap()
  await expect(dialog).toBeHidden()
  await save()
  const changed = await takeBack(page, editing.copy, since)
  expect(changed).toContain(FILE)
  expect(changed.filter((file) => file.startsWith("data/images/products/"))).toHaveLength(1)

  await expect(panel()).toContainText("no entry for the picture")
  const box = await panel().boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
  await panel().getByRole("link").first().tap()
  await expect(form.field("What pictures show")).toBeVisible()
  await expectNoSidewaysScroll()
})
