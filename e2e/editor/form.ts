import { expect, type Locator, type Page } from "@playwright/test"

/** The form of the editor page, by its visible labels. The page adds bidirectional marks around labels. */
export class Form {
  constructor(readonly page: Page) {}

  /** A field by its label, the first of this name below `within`. */
  field(label: string, within: Locator | Page = this.page): Locator {
    return within.getByRole("group", { name: new RegExp(`“.?${label}.?” Field`) }).first()
  }

  async fill(label: string, text: string, within?: Locator): Promise<void> {
    await this.field(label, within).getByRole("textbox").first().fill(text)
  }

  async fillNumber(label: string, number: number, within?: Locator): Promise<void> {
    const box = this.field(label, within).getByRole("spinbutton")
    await box.fill(String(number))
    await box.blur()
  }

  /** Switches a field on or off. */
  async toggle(label: string): Promise<void> {
    await this.field(label).getByRole("switch").click()
  }

  /** Chooses an option of a combobox. */
  async selectOption(label: string, option: string): Promise<void> {
    await this.field(label).getByRole("combobox").click()
    await this.page.getByRole("option", { name: option, exact: true }).click()
    await expect(this.page.getByRole("option", { name: option, exact: true })).toBeHidden()
  }

  /** Adds an item to a list and returns it. */
  async addItem(label: string): Promise<Locator> {
    const list = this.field(label)
    await list.getByRole("button", { name: /^Add / }).last().click()
    return list.locator(".item").last()
  }

  /** Fills in a list of short texts. */
  async fillList(label: string, texts: readonly string[]): Promise<void> {
    const list = this.field(label)
    for (const [index, text] of texts.entries()) {
      if (index > 0) await list.getByRole("button", { name: /^Add / }).click()
      await list.getByRole("textbox").nth(index).fill(text)
    }
  }

  async chooseRadio(label: string, option: string, within?: Locator): Promise<void> {
    await this.field(label, within).getByRole("radio", { name: option }).click()
  }

  /** Opens the image dialog of a field. */
  private async browse(label: string, within?: Locator): Promise<Locator> {
    await this.field(label, within).getByRole("button", { name: "Browse" }).click()
    return this.page.getByRole("dialog", { name: "Select Image" })
  }

  async upload(label: string, file: string): Promise<void> {
    const dialog = await this.browse(label)
    const fileChooser = this.page.waitForEvent("filechooser")
    await dialog.getByRole("button", { name: "Upload" }).click()
    await (await fileChooser).setFiles(file)
    await dialog.getByRole("button", { name: "Insert" }).click()
    await expect(dialog).toBeHidden()
  }

  /** Chooses existing images, by the beginnings of their names. */
  async chooseImages(label: string, names: readonly string[], within?: Locator, folder?: string): Promise<void> {
    const dialog = await this.browse(label, within)
    if (folder) await dialog.getByRole("option", { name: folder, exact: true }).click()
    for (const name of names) {
      await dialog.getByRole("searchbox").fill(name)
      await dialog.getByRole("option", { name }).click()
    }
    await dialog.getByRole("button", { name: "Insert" }).click()
    await expect(dialog).toBeHidden()
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save" }).click()
  }

  /** Saves, and waits until the page shows the list again. */
  async saveAndClose(): Promise<void> {
    await this.save()
    await expect(this.page.getByRole("group", { name: "Content Editor" })).toBeHidden()
  }
}
