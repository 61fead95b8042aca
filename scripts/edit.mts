/**
 * `npm run edit`: the page to edit the content with, on this computer alone (docs/edit-the-content.md). It writes into the
 * folder data/ through the browser; after each change the content is checked, and the page shows what is wrong.
 * PORT changes the port (9010), `--no-open` opens no browser, and a folder's name edits that copy of data/ and static/.
 */
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import { spawn } from "node:child_process"
import { checkContent } from "../src/content"
import { editorPath } from "../src/lib/file-paths"
import { editorPolicy } from "../src/lib/security-headers"
import { editorFiles, editorSettings } from "../src/outputs/editor/editor-files"
import { findInstalledBrowser } from "./lib/browser.mjs"

const options = process.argv.slice(2)
const project = path.join(import.meta.dirname, "..")
const root = path.resolve(options.find((option) => !option.startsWith("--")) ?? project)
const port = Number(process.env.PORT ?? 9010)
const dataDir = path.join(root, "data")

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  wasm: "application/wasm",
  woff2: "font/woff2",
  png: "image/png",
}

const pages = new Map((await editorFiles(project)).map(({ path: name, content }) => [`${editorPath}/${name}`, content]))
const listeners = new Set<http.ServerResponse>()
const answer = () => `data: ${JSON.stringify({ folder: root, problems: checkContent(dataDir) })}\n\n`

const server = http.createServer((request, response) => {
  const [address = "/"] = (request.url ?? "/").split("?")
  if (address === "/") return void response.writeHead(302, { Location: editorPath }).end()
  if (address === `${editorPath}/check`) {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" }).write(answer())
    listeners.add(response)
    request.once("close", () => listeners.delete(response))
    return
  }
  const name = address === editorPath ? `${editorPath}/index.html` : address
  const content = name === `${editorPath}/editor.json` ? JSON.stringify(editorHere()) : pages.get(name)
  if (content === undefined) return void response.writeHead(404).end()
  response.writeHead(200, {
    "Content-Type": TYPES[path.extname(name).slice(1)] ?? "text/plain",
    "Content-Security-Policy": editorPolicy([]),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  })
  response.end(content)
})

/** On this computer changes go into the folder, whatever the repository is called. */
const editorHere = () =>
  editorSettings(
    root,
    { name: "github", repo: `local/${path.basename(root)}`, auth_methods: ["token"] },
    `${editorPath}/check`,
  )

let timer: NodeJS.Timeout | undefined
fs.watch(dataDir, { recursive: true }, () => {
  clearTimeout(timer)
  // A save writes several files, each under another name first.
  timer = setTimeout(() => {
    const text = answer()
    for (const listener of listeners) listener.write(text)
  }, 200)
})

server.once("error", (error: NodeJS.ErrnoException) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken; PORT=9011 takes another.` : error.message)
  process.exit(1)
})
server.listen(port, "127.0.0.1", () => {
  const address = `http://127.0.0.1:${port}${editorPath}`
  console.log(`Edit the content at ${address} in Chrome, Edge or Chromium (Ctrl+C stops it).
Press “Work with Local Repository” there and choose this folder: ${root}`)
  if (!options.includes("--no-open")) openBrowser(address)
})

/** Opens a browser that can write into a folder; without one, the address stands in the terminal. */
function openBrowser(address: string): void {
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
