import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { sealPage } from "../../../src/platform/sealed/build"
import { isSealed, sealedScript } from "../../../src/platform/sealed/inline"
import { isSealedDocument } from "../../../src/platform/sealed"

let publicDir: string
const write = (address: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(publicDir, address)), { recursive: true })
  fs.writeFileSync(path.join(publicDir, address), text)
}
const html = () => fs.readFileSync(path.join(publicDir, "office/index.html"), "utf8")
const { XMLHttpRequest } = window

beforeEach(() => {
  publicDir = fs.mkdtempSync(path.join(os.tmpdir(), "sealed-"))
  write(
    "page-data/office/page-data.json",
    '{"path":"/office","result":{"text":"</script>"},"staticQueryHashes":["12"]}',
  )
  write("page-data/app-data.json", '{"webpackCompilationHash":"abc"}')
  write("page-data/sq/d/12.json", '{"data":{"site":1}}')
  write("office/index.html", "<html><body><p>Office</p></body></html>")
})
afterEach(() => {
  fs.rmSync(publicDir, { recursive: true })
  Object.assign(window, { XMLHttpRequest })
  Reflect.deleteProperty(window, "fetch")
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Asks as Gatsby's loader does. */
const ask = (address: string) =>
  new Promise<{ status: number; responseText: string }>((resolve) => {
    const request = new window.XMLHttpRequest()
    request.open("GET", address, true)
    request.onreadystatechange = () => {
      if (request.readyState === 4) resolve(request)
    }
    request.send(null)
  })

/** Opens the page as it was built. */
function open() {
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html())?.[1] ?? ""
  const script = document.createElement("script")
  script.text = sealedScript
  document.head.append(script)
}

test("what Gatsby would fetch stands in the document, and answers it", async () => {
  sealPage(publicDir, "/office")
  open()
  const own = await ask("/page-data/office/page-data.json")
  expect([own.status, JSON.parse(own.responseText)]).toEqual([
    200,
    { path: "/office", result: { text: "</script>" }, staticQueryHashes: ["12"] },
  ])
  expect(JSON.parse((await ask("/page-data/app-data.json")).responseText)).toEqual({ webpackCompilationHash: "abc" })
  expect(JSON.parse((await ask("/page-data/sq/d/12.json")).responseText)).toEqual({ data: { site: 1 } })
})

test("nothing else has an answer: the router then loads the document of another page", async () => {
  sealPage(publicDir, "/office")
  open()
  expect((await ask("/page-data/shop/page-data.json")).status).toBe(0)
  await expect(window.fetch("/search.json")).rejects.toThrow("This page connects to nothing.")
})

test("a page that is built again has its data once", () => {
  sealPage(publicDir, "/office")
  const once = html()
  sealPage(publicDir, "/office")
  expect(html()).toBe(once)
})

test("data that Gatsby writes in another way stop the build", () => {
  write("page-data/office/page-data.json", '{"path":"/office"}')
  expect(() => sealPage(publicDir, "/office")).toThrow("Gatsby writes /page-data/office/page-data.json in a new way")
})

test("only the staff's page is sealed", () => {
  expect(["/office", "/", "/offline", "/office/2"].map(isSealed)).toEqual([true, false, false, false])
})

test("a document knows by its policy whether it is sealed", () => {
  const policy = (content: string) => {
    document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${content}">`
    return isSealedDocument(document)
  }
  expect(isSealedDocument(document)).toBe(false)
  expect(policy("default-src 'self'")).toBe(false)
  expect(policy("default-src 'self'; connect-src 'none'; base-uri 'self'")).toBe(true)
})
