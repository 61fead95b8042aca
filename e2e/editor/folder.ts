import fs from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

/** Schemas are not edited. */
const isEditable = (file: string) => !file.startsWith("data/schemas/")

/** Returns the files below a folder as paths relative to the copy, with slashes. */
const listFiles = (copy: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter(isEditable)

/**
 * Makes the folder picker return a copy of the content in the browser's private file system, which has the same
 * interface. A test can't press buttons in the system's dialog.
 */
async function mockFolderPicker(page: Page, address: string, copy: string): Promise<void> {
  await page.addInitScript("window.showDirectoryPicker = () => navigator.storage.getDirectory()")
  await page.route("**/copy/**", (route) =>
    route.fulfill({
      path: path.join(copy, decodeURIComponent(new URL(route.request().url()).pathname.slice("/copy/".length))),
    }),
  )
  await page.goto(address)
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory()
      await root.getDirectoryHandle(".git", { create: true })
      for (const file of files) {
        const names = file.split("/")
        const name = names.pop() ?? ""
        let folder = root
        for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true })
        const writer = await (await folder.getFileHandle(name, { create: true })).createWritable()
        const response = await fetch(`/copy/${file}`)
        await writer.write(await response.blob())
        await writer.close()
      }
    },
    listFiles(copy, "data"),
  )
}

/** Opens the page and chooses the folder of the copy. */
export async function openFolder(page: Page, address: string, copy: string): Promise<void> {
  await mockFolderPicker(page, address, copy)
  await page.getByRole("button", { name: "Work with Local Repository" }).click()
  await expect(page.getByRole("tree", { name: "Collection List" })).toBeVisible()
}

/** Writes the files that the page has changed since `since` (as `Date.now`) to the copy, and returns their paths. */
export async function saveChangesToDisk(page: Page, copy: string, since: number): Promise<string[]> {
  const changed = await page.evaluate(async (from) => {
    const files: { file: string; content: string }[] = []
    const visit = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "directory") await visit(handle, `${at}${name}/`)
        else {
          const file = await handle.getFile()
          if (file.lastModified < from) continue
          const bytes = new Uint8Array(await file.arrayBuffer())
          let text = ""
          for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
          files.push({ file: `${at}${name}`, content: btoa(text) })
        }
      }
    }
    await visit(await navigator.storage.getDirectory(), "")
    return files
  }, since)
  for (const { file, content } of changed) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    fs.writeFileSync(path.join(copy, file), Buffer.from(content, "base64"))
  }
  return changed.map(({ file }) => file).sort()
}
