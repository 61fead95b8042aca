import { randomBytes } from "node:crypto"
import fs from "node:fs"
import http from "node:http"
import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import { checkContent, contentTypes, inspectContent, removeMarks } from "../../content"
import { editorConfig } from "./editor-config"
import { editorPath } from "../../lib/file-paths"
import { editorPolicy } from "../../lib/security-headers"
import { changeWords, entryName, formAddress, type FileChange } from "./change-words"
import { editorSettings, printWidth, type EditorPageFile } from "./editor-files"
import type { EditorSettings } from "./page/editor"
import type { EditorState } from "./page/panel"
import { publish, Refusal, undo, unpublished } from "./publish"

type Backend = CmsConfig["backend"]

const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  wasm: "application/wasm",
  woff2: "font/woff2",
  png: "image/png",
}

/** Refuses other host names, against DNS rebinding. */
const OWN_HOST = /^(127\.0\.0\.1|localhost):\d+$/

/**
 * The server of `npm run edit`: the page, the content check's messages after each change, and the two actions that
 * publish. These need the page's origin and a token of this start; of a request only the address is read.
 */
export function editorServer(root: string, files: readonly EditorPageFile[]): http.Server {
  const dataDir = path.join(root, "data")
  const token = randomBytes(32).toString("hex")
  const pages = new Map(files.map(({ path: name, content }) => [`${editorPath}/${name}`, content]))
  const listeners = new Set<http.ServerResponse>()
  let broadcasts = Promise.resolve()
  let outcome = ""
  let isBusy = false
  let revision = 0

  /** On 127.0.0.1 changes go into the folder, whatever the repository's name. */
  const backend = { name: "github", repo: `local/${path.basename(root)}`, auth_methods: ["token"] } satisfies Backend
  const config = editorConfig(contentTypes, backend)
  const settings = (): EditorSettings => ({ ...editorSettings(root, config), server: { path: editorPath, token } })
  const wordsOf = (changes: readonly FileChange[]) => changeWords(config, changes)
  const content = {
    root,
    printWidth,
    check: async () => {
      removeMarks(dataDir)
      return (await inspectContent(dataDir)).problems
    },
    nameOf: (file: string) => {
      const place = path.join(root, file)
      return entryName(config, file, fs.existsSync(place) ? fs.readFileSync(place, "utf8") : undefined)
    },
    // The page holds old versions of the files.
    onNewFiles: () => void revision++,
  }

  const state = async (): Promise<EditorState> => {
    const problems = checkContent(dataDir).map((one) => ({ ...one, form: formAddress(config, one.file) }))
    const before = { problems, outcome, isBusy, revision }
    const { off, changes, last } = await unpublished(root)
    return { ...before, off, changes: wordsOf(changes), last }
  }
  /** Sends states one after the other, so that the last one is the newest. */
  const broadcast = (to: ReadonlySet<http.ServerResponse> = listeners) =>
    (broadcasts = broadcasts.then(async () => {
      if (to.size === 0) return
      try {
        const message = `data: ${JSON.stringify(await state())}\n\n`
        for (const listener of to) listener.write(message)
      } catch (error) {
        if (to.size > 0) console.error(error)
      }
    }))

  const acts: Readonly<Record<string, () => Promise<string>>> = {
    [`${editorPath}/publish`]: async () => {
      await publish(content, wordsOf)
      return "Published. The site shows it when it has been built anew."
    },
    [`${editorPath}/undo`]: async () => {
      await undo(content)
      return "Undone. The site shows it when it has been built anew."
    },
  }
  const act = async (run: () => Promise<string>): Promise<void> => {
    isBusy = true
    outcome = ""
    await broadcast()
    try {
      outcome = await run()
    } catch (error) {
      if (!(error instanceof Refusal)) console.error(error)
      const why = error instanceof Refusal ? error.message : "It did not work; the terminal says why."
      outcome = `Not done. ${why} Nothing is lost.`
    }
    isBusy = false
    await broadcast()
  }

  const watcher = watch(dataDir, () => void broadcast())
  const answer = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { host = "", origin } = request.headers
    if (!OWN_HOST.test(host)) return void response.writeHead(421).end()
    const [address = "/"] = (request.url ?? "/").split("?")
    const run = acts[address]
    if (run) {
      const isOwn = request.method === "POST" && origin === `http://${host}` && request.headers["x-token"] === token
      const status = !isOwn ? 403 : isBusy ? 409 : 202
      if (status === 202) void act(run)
      return void response.writeHead(status, { Connection: "close" }).end()
    }
    if (address === "/") return void response.writeHead(302, { Location: editorPath }).end()
    if (address === `${editorPath}/events`) {
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" })
      listeners.add(response)
      response.once("close", () => listeners.delete(response))
      return void broadcast(new Set([response]))
    }
    const name = address === editorPath ? `${editorPath}/index.html` : address
    const file = name === `${editorPath}/editor.json` ? JSON.stringify(settings()) : pages.get(name)
    if (file === undefined) return void response.writeHead(404).end()
    response.writeHead(200, {
      "Content-Type": TYPES[path.extname(name).slice(1)] ?? "text/plain",
      "Content-Security-Policy": editorPolicy([]),
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    })
    response.end(file)
  }
  const server = http.createServer((request, response) => {
    try {
      answer(request, response)
    } catch (error) {
      console.error(error)
      response.writeHead(500).end(`The page could not be made. ${error instanceof Error ? error.message : ""}`)
    }
  })
  server.once("close", () => watcher.close())
  return server
}

/** Calls back after the writes of a save, which are several. */
const watch = (folder: string, onChange: () => void): fs.FSWatcher => {
  let timer: NodeJS.Timeout | undefined
  return fs.watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, 200)
  })
}
