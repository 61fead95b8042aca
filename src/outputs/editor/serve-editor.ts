import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import { contentTypes } from "../../content"
import { listPictureFiles } from "../../content/content-files"
import { getProperty } from "../../lib/get-property"
import { editorPath } from "../../lib/file-paths"
import { editorPolicy } from "../../lib/security-headers"
import { editorConfig, pictureFolder } from "./editor-config"
import { editorSettings, type EditorPageFile } from "./editor-files"
import { createSession } from "./editor-session"
import type { EditorSettings } from "./page/editor"

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  wasm: "application/wasm",
  woff2: "font/woff2",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
}

const HEADERS = {
  "Content-Security-Policy": editorPolicy([]),
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cache-Control": "no-store",
}

/** Refuses other host names, against DNS rebinding. */
const OWN_HOST = /^(127\.0\.0\.1|localhost):\d+$/

/** In characters; the largest file is saved with its former version. */
const MAX_BODY = 5_000_000

const readBody = async (request: http.IncomingMessage): Promise<unknown> => {
  let text = ""
  for await (const piece of request) {
    text += String(piece)
    if (text.length > MAX_BODY) throw new Error("The request is too long.")
  }
  return JSON.parse(text || "{}")
}

/**
 * The server of `npm run edit`: the page, the state after each change, and the actions. These need the page's origin and
 * the token. The page gets it as a cookie at the address that `npm run edit` opens, so that no other user of the computer
 * can publish.
 */
export function editorServer(root: string, files: readonly EditorPageFile[], token: string): http.Server {
  const pages = new Map(files.map(({ path: name, content }) => [`${editorPath}/${name}`, content]))
  /** On 127.0.0.1 changes go into the folder, whatever the repository's name. */
  const backend: CmsConfig["backend"] = {
    name: "github",
    repo: `local/${path.basename(root)}`,
    auth_methods: ["token"],
  }
  const config = editorConfig(contentTypes, backend)
  const session = createSession(root)
  const settings = (): EditorSettings => ({ ...editorSettings(root, config), server: editorPath })

  /** Returns a picture's file, or a file of the page. */
  const read = (name: string): [name: string, content: string | Uint8Array] | undefined => {
    if (name === `${editorPath}/editor.json`) return [name, JSON.stringify(settings())]
    if (name.startsWith(`${editorPath}/pictures/`)) {
      const folder = path.join(root, pictureFolder)
      const [file] = listPictureFiles(folder).used.get(name.slice(`${editorPath}/pictures/`.length)) ?? []
      return file === undefined ? undefined : [file, fs.readFileSync(path.join(folder, file))]
    }
    const page = pages.get(name)
    return page === undefined ? undefined : [name, page]
  }

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const { host = "", origin, cookie = "", "sec-fetch-site": site } = request.headers
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    const end = (status: number) => void response.writeHead(status, { Connection: "close" }).end()
    if (!OWN_HOST.test(host)) return end(421)
    if (site === "cross-site") return end(403)
    const [address = "/", query] = (request.url ?? "/").split("?")
    if (address === "/") return void response.writeHead(302, { Location: editorPath }).end()
    const action = address.slice(editorPath.length + 1)
    if (session.isAction(action)) {
      const isOwn = request.method === "POST" && origin === `http://${host}` && cookie.includes(token)
      if (!isOwn) return end(403)
      const result = await session.act(action, await readBody(request))
      if (result === false) return end(409)
      return void response.setHeader("Content-Type", "application/json").end(JSON.stringify(result ?? null))
    }
    if (address === `${editorPath}/events`) {
      response.writeHead(200, { "Content-Type": "text/event-stream" })
      return session.listen(response)
    }
    if (new URLSearchParams(query).get("token") === token) {
      response.setHeader("Set-Cookie", `editor=${token}; HttpOnly; SameSite=Strict; Path=${editorPath}`)
    }
    const file = read(address === editorPath ? `${editorPath}/index.html` : address)
    if (!file) return end(404)
    const [name, content] = file
    response.setHeader("Content-Type", TYPES[path.extname(name).slice(1)] ?? "text/plain")
    response.end(content)
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.statusCode = 500
      response.end(`This did not work. ${String(getProperty(error, "message"))}`)
    })
  })
  server.once("close", () => session.close())
  return server
}
