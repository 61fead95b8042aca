import fs from "node:fs"
import os from "node:os"
import path from "node:path"

const folders: string[] = []

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Creates a folder, which is deleted after the tests of the file. */
export function createFolder(prefix = "cafn-"): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix))
  folders.push(folder)
  return folder
}
