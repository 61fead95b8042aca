/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { PageStyles, trimPageStyles } from "../../../src/build/documents/page-styles"

const used = (css: string, html: string) => new PageStyles(css).for(html)

describe("a page gets", () => {
  test("rules without a class, and those whose classes it has", () => {
    expect(used("a{color:red}.x{top:0}.y{top:1px}", `<p class="x z">`)).toBe("a{color:red}.x{top:0}")
  })

  test("of a list of selectors those that can match", () => {
    expect(used(".x,.y,:focus{top:0}", `<p class="x">`)).toBe(".x,:focus{top:0}")
  })

  test("a rule for a descendant only with the ancestor's class", () => {
    expect(used(".menu .x{top:0}:is(:where(.group):hover *).x{top:1px}", `<p class="x group">`)).toBe(
      ":is(:where(.group):hover *).x{top:1px}",
    )
  })

  test("rules whose class has characters that HTML or CSS escape", () => {
    const css = String.raw`.\[\&_a\]\:top-0 a{top:0}.w-1\/2{width:50%}.\32xl{top:1px}`
    expect(used(css, `<p class="[&amp;_a]:top-0 w-1/2">`)).toBe(String.raw`.\[\&_a\]\:top-0 a{top:0}.w-1\/2{width:50%}`)
  })

  test("a rule for elements without a class", () => {
    expect(used("p:not(.x){top:0}", `<p class="y">`)).toBe("p:not(.x){top:0}")
  })

  test("no condition of which nothing is left", () => {
    expect(used("@media print{@supports (top:0){.y{top:0}}}.x{top:0}", `<p class="x">`)).toBe(".x{top:0}")
  })

  test("of what a pointer over it does only what it opens: its movement loads the whole stylesheet", () => {
    const css = "@media (hover:hover){.x:hover{color:red}.x:hover p{display:block}}.x{top:1px}"
    expect(used(css, `<p class="x">`)).toBe("@media (hover:hover){.x:hover p{display:block}}.x{top:1px}")
  })

  test("the animations that its rules name", () => {
    const css =
      "@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}.x{animation:turn 1s}.y{animation:fade 1s}"
    expect(used(css, `<p class="x">`)).toBe("@keyframes turn{to{rotate:1turn}}.x{animation:turn 1s}")
  })

  test("the properties that its rules read, also by way of another", () => {
    const css = ":root{--a:var(--b);--b:1px;--c:2px;--d:var(--c)}.x{top:var(--a)}.y{top:var(--d)}"
    expect(used(css, `<p class="x">`)).toBe(":root{--a:var(--b);--b:1px}.x{top:var(--a)}")
  })
})

describe("the pages of a build", () => {
  let publicDir = ""
  beforeEach(() => {
    publicDir = fs.mkdtempSync(path.join(os.tmpdir(), "page-styles-"))
  })
  afterEach(() => fs.rmSync(publicDir, { recursive: true }))

  const write = (name: string, text: string) => fs.writeFileSync(path.join(publicDir, name), text)
  const read = (name: string) => fs.readFileSync(path.join(publicDir, name), "utf8")

  test("have their own rules of today's stylesheet, also those that were rendered with an older one", () => {
    write("styles.00000000000000000001.css", ".x{top:0}.y{top:1px}")
    write(
      "a.html",
      `<style data-href="/styles.00000000000000000001.css" data-i="g">.x{top:0}.y{top:1px}</style><p class="x">`,
    )
    write("b.html", `<style data-href="/styles.00000000000000000000.css" data-i="g">.y{top:9px}</style><p class="y">`)
    write("frame.html", `<style>.y{top:0}</style>`)
    fs.mkdirSync(path.join(publicDir, "404.html.d"))
    trimPageStyles(publicDir)
    expect(read("a.html")).toBe(
      `<style data-href="/styles.00000000000000000001.css" data-i="g">.x{top:0}</style><p class="x">`,
    )
    expect(read("b.html")).toBe(
      `<style data-href="/styles.00000000000000000001.css" data-i="g">.y{top:1px}</style><p class="y">`,
    )
    expect(read("frame.html")).toBe(`<style>.y{top:0}</style>`)
  })

  test("a build without a stylesheet, or with two, is refused", () => {
    expect(() => trimPageStyles(publicDir)).toThrow("public/ has 0 stylesheets")
    write("styles.00000000000000000000.css", "")
    write("styles.00000000000000000001.css", "")
    expect(() => trimPageStyles(publicDir)).toThrow("public/ has 2 stylesheets")
  })
})
