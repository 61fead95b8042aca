import fs from "node:fs"
import path from "node:path"
import { expect, type Page } from "@playwright/test"

/** What a file may be that the page has to be given: no schemas, which nobody edits. */
const isGiven = (file: string) => !file.startsWith("data/schemas/")

/** The files below a folder of the copy, with slashes, relative to the copy. */
const listFiles = (copy: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter(isGiven)

/**
 * Answers the page's question for a folder with one that the browser has for itself (the origin's private file system),
 * filled with the copy: it has the interface of a folder of the computer, and a test can't press a button in the
 * system's own dialog.
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
        for (const one of names) folder = await folder.getDirectoryHandle(one, { create: true })
        const writer = await (await folder.getFileHandle(name, { create: true })).createWritable()
        const answer = await fetch(`/copy/${file}`)
        await writer.write(await answer.blob())
        await writer.close()
      }
    },
    listFiles(copy, "data"),
  )
}

/** Opens the page with the copy, as an editor does who chooses the folder. */
export async function openFolder(page: Page, address: string, copy: string): Promise<void> {
  await mockFolderPicker(page, address, copy)
  await page.getByRole("button", { name: "Work with Local Repository" }).click()
  // On a telephone the list of the collections is a page of its own.
  await expect(page.getByRole("tree", { name: "Collection List" })).toBeVisible()
}

/** Writes what the page has changed in its folder since `since` (as `Date.now`) into the copy; returns the files' names. */
export async function copyChangesBack(page: Page, copy: string, since: number): Promise<string[]> {
  const changed = await page.evaluate(async (from) => {
    const found: { file: string; content: string }[] = []
    const visit = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === "directory") await visit(handle, `${at}${name}/`)
        else {
          const file = await handle.getFile()
          if (file.lastModified < from) continue
          const bytes = new Uint8Array(await file.arrayBuffer())
          let text = ""
          for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
          found.push({ file: `${at}${name}`, content: btoa(text) })
        }
      }
    }
    await visit(await navigator.storage.getDirectory(), "")
    return found
  }, since)
  for (const { file, content } of changed) {
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    fs.writeFileSync(path.join(copy, file), Buffer.from(content, "base64"))
  }
  return changed.map(({ file }) => file).sort()
}
