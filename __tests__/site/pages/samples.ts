import { contentTypes } from "../../../src/content"
import { leftBeforePublishing } from "../../../src/content/checks/before-publishing"
import { events, farmers, posts, products, readJson, services, site } from "../../../e2e/support/site"
import { telephoneLink, whatsAppLink } from "../../../src/lib/message-links"
import { builtFiles, builtPages, documentOf, expectNone, htmlOf, textOf } from "../support/built-site"

/* The site says that it is a preview while anything of it is invented, and nothing of a sample leaves its page. */

const invented = farmers.filter(({ isSample }) => isSample)

test("samples: no page links to the telephone or the mailbox of an invented person", () => {
  const ways = invented.flatMap(({ phone, email }) => [
    `href="${telephoneLink(phone)}"`,
    `href="${whatsAppLink(phone, "").replace(/\?.*/, "")}`,
    `href="mailto:${email}`,
  ])
  const found = (address: string) => ways.filter((way) => htmlOf(address).includes(way))
  expectNone(builtPages().flatMap((address) => found(address).map((way) => `${address}: ${way}`)))
})

test("preview line: is on every page and sheet while the site is a preview", () => {
  const left = leftBeforePublishing(contentTypes, "data").length > 0
  const pages = builtPages()
  const sheets = builtFiles().filter((file) => /^\/sheets\/.*\.html$/.test(file))
  const problems = [...pages, ...sheets, "/member-form.html"].flatMap((address) => {
    const document = documentOf(address)
    const line = document.querySelector("[data-slot=preview-line], .preview")
    const expected = left ? site.previewLine : ""
    return textOf(line) === expected ? [] : [`${address}: “${textOf(line)}”, expected “${expected}”`]
  })
  expect(sheets.length).toBeGreaterThan(0)
  expectNone(problems)
})

test("samples: have no structured data, and no calendar without events", () => {
  const entries: [address: string, type: string, isSample: boolean][] = [
    ...posts.map(({ id, isSample }): [string, string, boolean] => [`/blog-single/${id}`, "BlogPosting", !!isSample]),
    ...products.map(({ id, isSample }): [string, string, boolean] => [`/shop-single/${id}`, "Product", !!isSample]),
    ...farmers.map(({ id, isSample }): [string, string, boolean] => [`/farmer-details/${id}`, "Person", !!isSample]),
    ...services.map(({ id, servicePath, offerConfirmed }): [string, string, boolean] => [
      `/service-details/${id}/${servicePath}`,
      "FAQPage",
      !offerConfirmed,
    ]),
  ]
  const problems = entries.flatMap(([address, type, isSample]) => {
    const has = htmlOf(address).includes(`"@type":"${type}"`)
    return has === isSample ? [`${address}: ${type} is ${has ? "" : "not "}there`] : []
  })
  expectNone(problems)
  const dates = builtFiles().filter((file) => file.endsWith(".ics"))
  expect(dates).toEqual(events.length > 0 ? ["/calendar.ics"] : [])
})

test("about us: has all facts and figures of governance", () => {
  const document = documentOf("/about-us")
  const governance = readJson<{ facts: { items: { label: string }[] } }>("governance.json")
  const figures = readJson<{ words: string }[]>("claims.json")
  const words = textOf(document.querySelector("main"))
  for (const { label } of governance.facts.items) expect(words).toContain(label)
  for (const figure of figures) expect(words).toContain(figure.words)
})
