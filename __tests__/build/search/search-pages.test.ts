import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { markedPage, searchPages } from "../../../src/build/search/search-pages"

const HTML = `<html lang="en"><body><header>Menu</header><main id="content"><p>Words</p></main></body></html>`

describe("the pages that the search looks through", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "search-pages-"))
  const page = (route: string, more: { isIndexed?: boolean; canonical?: string } = {}) => {
    const folder = path.join(root, "public", route)
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, "index.html"), HTML)
    return { route, title: `Page ${route}`, isIndexed: true, canonical: null, ...more }
  }
  const addresses = (...pages: Parameters<typeof searchPages>[0]) => searchPages(pages, root).map(({ url }) => url)
  afterAll(() => fs.rmSync(root, { recursive: true }))

  test("are those that search engines may list, under their own address", () => {
    expect(addresses(page("/"), page("/farm"), page("/shop", { canonical: "/shop" }))).toEqual(["/", "/farm", "/shop"])
    expect(addresses(page("/cart", { isIndexed: false }))).toEqual([])
    expect(addresses(page("/blog-2-column", { canonical: "/blog-standard" }))).toEqual([])
  })

  test("are not the one with the titles of all", () => {
    expect(addresses(page("/site-map"))).toEqual([])
  })

  test("are those that the build has", () => {
    expect(addresses({ route: "/gone", title: "Gone", isIndexed: true, canonical: null })).toEqual([])
  })

  test("go in with their own HTML and the title of their words", () => {
    expect(searchPages([page("/farm")], root)).toEqual([{ url: "/farm", html: markedPage(HTML, "Page /farm") }])
  })
})

describe("the HTML that Pagefind reads", () => {
  const main = (html: string) => {
    document.body.innerHTML = html
    const element = document.querySelector("main")
    if (!element) throw new Error("no <main>")
    return element
  }

  test("has title, kind and weight on its main part, and stays as it is besides", () => {
    const element = main(markedPage(HTML, `Farms, "tables" & <more>`))
    expect(element).toHaveAttribute("id", "content")
    expect(element).toHaveAttribute("data-pagefind-body", "")
    expect(element).toHaveAttribute("data-pagefind-filter", "kind:page")
    expect(element).toHaveAttribute("data-pagefind-meta", "title[data-search-title]")
    expect(element).toHaveAttribute("data-search-title", `Farms, "tables" & <more>`)
    expect(Number(element.getAttribute("data-pagefind-weight"))).toBeLessThan(1)
    expect(element).toHaveTextContent("Words")
  })

  test("has a first heading that weighs more than other words", () => {
    const heading = main(markedPage(HTML.replace("<p>Words</p>", "<h1>Shop</h1>"), "Products")).querySelector("h1")
    expect(Number(heading?.getAttribute("data-pagefind-weight"))).toBeGreaterThan(1)
  })

  test("has no pictures, the first of which would become the entry's", () => {
    const html = HTML.replace("Words", `Words<img src="/1.jpg" alt="1 &gt; 0"/> and more`)
    expect(main(markedPage(html, "Farm")).innerHTML).toBe("<p>Words and more</p>")
  })

  test("keeps words apart that stand beside each other", () => {
    const html = HTML.replace("<p>Words</p>", "<dl><dt>Opening</dt><dd>Monday</dd></dl><b>35</b><b>farms</b>, all ours")
    expect(main(markedPage(html, "Farm"))).toHaveTextContent("Opening Monday 35 farms, all ours")
  })

  test.each(["<p>No main part</p>", "<main>One</main><main>Two</main>"])("%s is refused", (html) => {
    expect(() => markedPage(html, "Farm")).toThrow("“Farm” has not one <main>")
  })
})
