import { contentTypes } from "../../../src/content"
import { getOpenItems } from "../../../src/content/checks/before-publishing"
import { farmers, posts, products, services } from "../../../e2e/support/site"
import { previewMessages } from "../../../src/lib/preview"
import { builtFiles, builtPages, getDocument, expectNone, getHtml, getText } from "../support/built-site"

/* The site is marked as a preview while there is unfinished content. */

test("preview line: is on every page and printable while the site is a preview", () => {
  const isPreview = getOpenItems(contentTypes, "data").length > 0
  const pages = builtPages()
  const printables = builtFiles().filter((file) => /^\/sheets\/.*\.html$/.test(file))
  const problems = [...pages, ...printables, "/member-form.html"].flatMap((address) => {
    const document = getDocument(address)
    const line = document.querySelector("[data-slot=preview-line], .preview")
    const expected = isPreview ? previewMessages.line : ""
    return getText(line) === expected ? [] : [`${address}: “${getText(line)}”, expected “${expected}”`]
  })
  expect(printables.length).toBeGreaterThan(0)
  expectNone(problems)
})

test("structured data: each post, product, farmer and service has its own", () => {
  const entries: [address: string, type: string][] = [
    ...posts.map(({ id }): [string, string] => [`/blog-single/${id}`, "BlogPosting"]),
    ...products.map(({ id }): [string, string] => [`/shop-single/${id}`, "Product"]),
    ...farmers.map(({ id }): [string, string] => [`/farmer-details/${id}`, "Person"]),
    ...services.map(({ id, servicePath }): [string, string] => [`/service-details/${id}/${servicePath}`, "FAQPage"]),
  ]
  expectNone(entries.filter(([address, type]) => !getHtml(address).includes(`"@type":"${type}"`)).map(String))
})
