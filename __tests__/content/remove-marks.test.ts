/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { removeMarks } from "../../src/content/remove-marks"

test("the byte-order mark of Windows programs goes from JSON files, and nothing else of any file", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "marks-"))
  fs.mkdirSync(path.join(folder, "posts"))
  const files = {
    "tags.json": '\uFEFF[1, "é"]\r\n',
    "posts/1.json": "\uFEFF{}",
    "site.json": "{}",
    "notes.md": "\uFEFFtext",
  }
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text)
  removeMarks(folder)
  const now = Object.keys(files).map((name) => fs.readFileSync(path.join(folder, name), "utf8"))
  expect(now).toEqual(['[1, "é"]\r\n', "{}", "{}", "\uFEFFtext"])
  fs.rmSync(folder, { recursive: true })
})
