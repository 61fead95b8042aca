/** @jest-environment node */
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { writeIcon } from "../../scripts/lib/editor-icon"

let home: string
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), "icon "))
  fs.mkdirSync(path.join(home, "Desktop"))
})
afterEach(() => fs.rmSync(home, { recursive: true }))

const project = "/home/grace/100% of Ann's $site"
const node = "/opt/node 24/bin/node"

test.each<[NodeJS.Platform, string, string]>([
  ["linux", "desktop", 'Exec="/opt/node 24/bin/node" --import tsx scripts/edit.mts\n'],
  ["darwin", "command", "exec '/opt/node 24/bin/node' --import tsx scripts/edit.mts\n"],
  [
    "win32",
    "cmd",
    'cd /d "/home/grace/100%% of Ann\'s $site"\r\n"/opt/node 24/bin/node" --import tsx scripts/edit.mts',
  ],
])("icon: a file on the desktop of %s starts the page to edit with", (platform, ending, part) => {
  const file = path.join(home, `Desktop/Edit the website.${ending}`)
  expect(writeIcon(platform, home, project, node)).toContain(`${file} starts the page.`)
  expect(fs.readFileSync(file, "utf8")).toContain(part)
  expect(fs.statSync(file).mode & 0o111).toBe(0o111)
})

test("icon: macOS's file runs Node in the project, whatever the folder is called", () => {
  const folder = path.join(home, "100% of Ann's $site")
  fs.mkdirSync(folder)
  const said = path.join(home, "node's copy")
  fs.writeFileSync(said, '#!/bin/sh\nprintf "%s\\n" "$PWD" "$@"\n', { mode: 0o755 })
  writeIcon("darwin", home, folder, said)
  expect(execFileSync(path.join(home, "Desktop/Edit the website.command"), { encoding: "utf8" })).toBe(
    `${fs.realpathSync(folder)}\n--import\ntsx\nscripts/edit.mts\n`,
  )
})

test("icon: goes to the desktop that OneDrive keeps, and says so where there is none", () => {
  fs.mkdirSync(path.join(home, "OneDrive/Desktop"), { recursive: true })
  expect(writeIcon("win32", home, project, node)).toContain(path.join("OneDrive", "Desktop"))
  expect(writeIcon("linux", "/nowhere", project, node)).toContain("There is no desktop in /nowhere")
})
