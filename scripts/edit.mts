/**
 * `npm run edit`: serves the CMS on this computer only (docs/edit-the-content.md). PORT changes the port (9010), `--no-open`
 * opens no browser, and a folder as argument is edited instead of this project.
 */
import { randomBytes } from "node:crypto"
import path from "node:path"
import { spawn } from "node:child_process"
import { editorPath } from "../src/lib/file-paths"
import { editorFiles } from "../src/outputs/editor/editor-files"
import { editorServer } from "../src/outputs/editor/serve-editor"
import { findInstalledBrowser } from "./lib/browser.mjs"
import { readFolder, readPort } from "./lib/preflight.mjs"

const options = process.argv.slice(2)
const project = path.join(import.meta.dirname, "..")
const root = readFolder(options.find((option) => !option.startsWith("--")) ?? project, "data")
const port = readPort(9010)
const token = randomBytes(32).toString("hex")
const page = `http://127.0.0.1:${port}${editorPath}`
const address = `${page}?token=${token}`

const server = editorServer(root, await editorFiles(project), token)
server.once("error", (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === "EADDRINUSE"
  console.error(isTaken ? `Port ${port} is in use, perhaps by an editor that is open already: ${page}` : error.message)
  process.exitCode = 1
  server.close()
})
server.listen(port, "127.0.0.1", () => {
  console.log(`Edit the content at ${address} in Chrome, Edge or Chromium (Ctrl+C stops it).
Press “Work with Local Repository”, then choose this folder: ${root}`)
  open()
})

/** Opens a browser that can write into a folder, if there is one. The terminal shows the address too. */
function open(): void {
  if (options.includes("--no-open")) return
  const [program, ...args] =
    process.platform === "darwin"
      ? ["open", "-a", "Google Chrome", address]
      : process.platform === "win32"
        ? ["cmd", "/c", "start", "chrome", address]
        : [findInstalledBrowser() ?? "xdg-open", address]
  spawn(program ?? "", args, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref()
}
