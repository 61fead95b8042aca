/** @jest-environment node */
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import os from "node:os"
import path from "node:path"
import { editorServer } from "../../../src/outputs/editor/serve-editor"
import type { EditorState } from "../../../src/outputs/editor/page/panel"
import { ContentProject } from "../../content/support/content-project"

/* The server of `npm run edit` on content with a repository, and its acts as the page asks for them. */

const project = new ContentProject()
const { root } = project
const bare = fs.mkdtempSync(path.join(os.tmpdir(), "serve-editor-"))
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim()
const online = () => git("--git-dir", bare, "log", "--format=%B", "main")

let server: http.Server
let host: string
let token: string

beforeAll(async () => {
  git("init", "--quiet", "--initial-branch=main")
  git("config", "user.name", "Grace")
  git("config", "user.email", "grace@cafn.example")
  git("add", ".")
  git("commit", "--quiet", "--message=All")
  git("init", "--quiet", "--bare", "--initial-branch=main", bare)
  git("remote", "add", "origin", bare)
  git("push", "--quiet", "--set-upstream", "origin", "main")
  server = editorServer(root, [])
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = (await (await fetch(`http://${host}/admin/editor.json`)).json()) as { server: { token: string } }
  token = settings.server.token
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  ContentProject.discardFolder()
  fs.rmSync(bare, { recursive: true })
})

/** `fetch` sets Host and Origin by itself. */
const post = (address: string, headers: http.OutgoingHttpHeaders, method = "POST") =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(`http://${host}${address}`, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once("error", reject)
    request.end()
  })

/** What the server says first of all from now on that fulfils a condition, while no act is running. */
const stateWhen = async (isIt: (state: EditorState) => boolean): Promise<EditorState> => {
  const { body } = await fetch(`http://${host}/admin/events`)
  const decoder = new TextDecoder()
  let text = ""
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true })
    const messages = text.split("\n\n")
    text = messages.pop() ?? ""
    const found = messages
      .map((one) => JSON.parse(one.replace("data: ", "")) as EditorState)
      .find((state) => !state.isBusy && isIt(state))
    if (found) return found
  }
  throw new Error("The server has closed the stream")
}

const [product = ""] = fs.readdirSync(path.join(root, "data/products"))
const set = (field: string, value: string) => project.set(`data/products/${product}`, field, value)

test.each<[what: string, status: number, headers: (own: http.OutgoingHttpHeaders) => http.OutgoingHttpHeaders]>([
  ["without a token", 403, ({ "X-Token": _, ...others }) => others],
  ["with a token of another start", 403, (own) => ({ ...own, "X-Token": "0".repeat(64) })],
  ["of another page", 403, (own) => ({ ...own, Origin: "https://cafn.example" })],
  ["without an origin", 403, ({ Origin: _, ...others }) => others],
  ["for another host", 421, (own) => ({ ...own, Host: "cafn.example", Origin: "http://cafn.example" })],
])("edit server: a request to publish %s is rejected", async (_what, status, headers) => {
  expect(await post("/admin/publish", headers({ Origin: `http://${host}`, "X-Token": token }))).toBe(status)
  expect(online()).toBe("All")
})

test("edit server: nothing but its own page is read under another host's name, and no act by GET", async () => {
  expect(await post("/admin/editor.json", { Host: "cafn.example" }, "GET")).toBe(421)
  expect(await post("/admin/publish", { Origin: `http://${host}`, "X-Token": token }, "GET")).toBe(403)
  expect(await post("/admin/../package.json", {}, "GET")).toBe(404)
})

test("edit server: a change is shown in words, published with them, and undone", async () => {
  const own = { Origin: `http://${host}`, "X-Token": token }
  set("sku", "CAFN-1")
  const words: unknown = expect.stringMatching(/^.+: article number “.+” → “CAFN-1”$/)
  const before = await stateWhen(({ changes }) => changes.length > 0)
  expect(before).toMatchObject({ problems: [], changes: [words], outcome: "" })
  expect(await post("/admin/publish", own)).toBe(202)
  expect(await post("/admin/publish", own)).toBe(409)
  const published = await stateWhen(({ outcome }) => outcome !== "")
  expect(published).toMatchObject({ changes: [], last: words })
  expect(published.outcome).toContain("Published.")
  expect(online()).toBe(`${before.changes[0]}\n\nAll`)

  expect(await post("/admin/undo", own)).toBe(202)
  const undone = await stateWhen(({ outcome }) => outcome.startsWith("Undone."))
  expect(undone.revision).toBe(published.revision + 1)
  expect(online()).toContain(`Revert "${before.changes[0]}"`)
}, 60_000)
