/** @jest-environment node */
import fs from "node:fs"
import http from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import { editorServer } from "../../../src/outputs/editor/serve-editor"
import type { EditorState } from "../../../src/outputs/editor/page/panel"
import { ContentProject } from "../../content/support/content-project"
import { commitFiles, git, pushTo } from "../../support/git"
import { createFolder } from "../../support/temporary-folder"

/* The server of `npm run edit`, on content in a repository, and the actions that the page requests. */

const project = new ContentProject()
const { root } = project
const bare = createFolder()
const readLog = () => git(root, "--git-dir", bare, "log", "--format=%B", "main")

let server: http.Server
let host: string
const token = "a".repeat(64)

beforeAll(async () => {
  commitFiles(root)
  pushTo(bare, root)
  server = editorServer(root, [], token)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  ContentProject.discardFolder()
})

/** With `http`, because `fetch` does not allow to set Host and Origin. */
const post = (address: string, headers: http.OutgoingHttpHeaders, method = "POST", body = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = http.request(`http://${host}${address}`, { method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.once("error", reject)
    request.end(method === "GET" ? undefined : JSON.stringify(body))
  })

/** Waits for the first state that matches, while no action is running. */
const waitForState = async (matches: (state: EditorState) => boolean): Promise<EditorState> => {
  const { body } = await fetch(`http://${host}/admin/events`)
  const decoder = new TextDecoder()
  let text = ""
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes as Uint8Array, { stream: true })
    const messages = text.split("\n\n")
    text = messages.pop() ?? ""
    const found = messages
      .map((one) => JSON.parse(one.replace("data: ", "")) as EditorState)
      .find((state) => state.phase !== "publishing" && matches(state))
    if (found) return found
  }
  throw new Error("The server has closed the stream")
}

const [product = ""] = fs.readdirSync(path.join(root, "data/products"))
const set = (field: string, value: string) => project.set(`data/products/${product}`, field, value)

test.each<[what: string, status: number, headers: (headers: http.OutgoingHttpHeaders) => http.OutgoingHttpHeaders]>([
  ["without a token", 403, ({ Cookie: _, ...others }) => others],
  ["with a token of another start", 403, (headers) => ({ ...headers, Cookie: `editor=${"0".repeat(64)}` })],
  ["of another page", 403, (headers) => ({ ...headers, Origin: "https://cafn.example" })],
  ["without an origin", 403, ({ Origin: _, ...others }) => others],
  ["from another site", 403, (headers) => ({ ...headers, "Sec-Fetch-Site": "cross-site" })],
  ["for another host", 421, (headers) => ({ ...headers, Host: "cafn.example", Origin: "http://cafn.example" })],
])("edit server: a request to publish %s is rejected", async (_what, status, headers) => {
  expect(await post("/admin/publish", headers({ Origin: `http://${host}`, Cookie: `editor=${token}` }))).toBe(status)
  expect(readLog()).toBe("All")
})

test("edit server: rejects other hosts, other sites, actions by GET, and files outside its page", async () => {
  expect(await post("/admin/editor.json", { Host: "cafn.example" }, "GET")).toBe(421)
  expect(await post("/admin/publish", { Origin: `http://${host}`, Cookie: `editor=${token}` }, "GET")).toBe(403)
  expect(await post("/admin/../package.json", {}, "GET")).toBe(404)
  const foreign = ["/admin", "/admin/events", "/admin/editor.json"]
  for (const path of foreign) expect(await post(path, { "Sec-Fetch-Site": "cross-site" }, "GET")).toBe(403)
})

test("edit server: a change is described, published with that description, and undone", async () => {
  const headers = { Origin: `http://${host}`, Cookie: `editor=${token}` }
  set("sku", "CAFN-1")
  const description: unknown = expect.stringMatching(/^.+: article number “.+” → “CAFN-1”$/)
  const before = await waitForState(({ changes }) => changes.length > 0)
  expect(before).toMatchObject({ phase: "in order", changes: [description] })
  expect(await post("/admin/publish", headers)).toBe(200)
  expect(await post("/admin/publish", headers)).toBe(409)
  const published = await waitForState(({ phase }) => phase === "published")
  const file = `data/products/${product}`
  expect(published).toMatchObject({ changes: [], last: [{ file, description }] })
  expect(readLog()).toBe(`${before.changes[0]}\n\nAll`)

  expect(await post("/admin/undo", headers, "POST", { files: [file] })).toBe(200)
  const undone = await waitForState((state) => state.revision > published.revision)
  expect(undone).toMatchObject({ phase: "published", last: [] })
  expect(readLog()).toContain("Taken back: ")
  // The next change of a file clears the message about the publication.
  set("sku", "CAFN-2")
  expect(await waitForState(({ changes }) => changes.length > 0)).toMatchObject({ phase: "in order" })
}, 60_000)

test("edit server: a picture without alternative text is reported, and gets one", async () => {
  const headers = { Origin: `http://${host}`, Cookie: `editor=${token}` }
  const picture = "products/market-day"
  project.write(`data/images/${picture}.webp`, Buffer.from(fs.readFileSync("data/images/products/goat-milk.webp")))
  const conflict = await waitForState(({ phase }) => phase === "to correct")
  expect(conflict).toMatchObject({ problems: [{ picture }] })
  expect(JSON.stringify(conflict)).not.toContain('{ \\"')
  expect((await fetch(`http://${host}/admin/pictures/${picture}`)).headers.get("Content-Type")).toBe("image/webp")
  expect((await fetch(`http://${host}/admin/pictures/../../site`)).status).toBe(404)
  const alt = "Women sell goats on the market of Lira."
  expect(await post("/admin/describe", headers, "POST", { path: picture, alt })).toBe(200)
  await waitForState(({ phase }) => phase === "in order")
  expect(JSON.parse(project.read("data/pictures.json"))).toContainEqual({ path: picture, alt })
}, 60_000)

test("edit server: no response can be framed or read by other sites", async () => {
  for (const address of ["/", "/admin/editor.json", "/admin/events", "/admin/none", "/admin/publish"]) {
    const { headers, body } = await fetch(`http://${host}${address}`, { redirect: "manual" })
    await body?.cancel()
    expect(headers.get("X-Frame-Options")).toBe("DENY")
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin")
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
    expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'")
  }
  const settings = await (await fetch(`http://${host}/admin/editor.json`)).text()
  expect(settings).not.toContain(token)
  const getCookie = async (search: string) => (await fetch(`http://${host}/admin${search}`)).headers.get("Set-Cookie")
  expect([await getCookie(""), await getCookie("?token=a")]).toEqual([null, null])
  expect(await getCookie(`?token=${token}`)).toContain(`editor=${token}; HttpOnly; SameSite=Strict`)
})

test("edit server: merges a page's changes with the entry's current file", async () => {
  const file = `data/products/${product}`
  const base = JSON.parse(project.read(file)) as object
  const save = async (data: object) => {
    const headers = { Origin: `http://${host}`, Cookie: `editor=${token}` }
    const request = { format: "product-json", base, mine: { ...base, price: "UGX 7,000" }, ...data }
    const body = JSON.stringify(request)
    const response = await fetch(`http://${host}/admin/merge`, { method: "POST", headers, body })
    return (await response.json()) as unknown
  }
  // Other invalid files are ignored.
  project.write("data/products/0-broken.json", "{")
  set("sku", "CAFN-OTHER")
  expect(await save({})).toMatchObject({ value: { price: "UGX 7,000", sku: "CAFN-OTHER" }, unresolved: [] })
  set("price", "UGX 9,000")
  const conflict = { key: `${file} price`, mine: "UGX 7,000", theirs: "UGX 9,000" }
  expect(await save({})).toMatchObject({ unresolved: [conflict] })
  const choices = { [conflict.key]: "theirs" }
  expect(await save({ choices })).toMatchObject({ value: { price: "UGX 9,000", sku: "CAFN-OTHER" }, unresolved: [] })
  // An invalid file is replaced by the form's values.
  project.write(file, "{")
  expect(await save({})).toMatchObject({ value: { price: "UGX 7,000" }, unresolved: [] })
})
