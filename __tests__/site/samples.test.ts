import { brands, farmers, posts, projects, services, testimonials } from "../../e2e/support/site"
import { telephoneLink, whatsAppLink } from "../../src/lib/message-links"
import { builtPages, documentOf, expectNone, textOf } from "./support/built-site"

/* What is invented says so where it stands, and nobody is led to an invented person. */

const invented = farmers.filter(({ isSample }) => isSample)

test("no page leads to the telephone or the mailbox of an invented person", () => {
  const ways = invented.flatMap(({ phone, email }) => [
    `href="${telephoneLink(phone)}"`,
    `href="${whatsAppLink(phone, "").replace(/\?.*/, "")}`,
    `href="mailto:${email}`,
  ])
  const problems = builtPages().flatMap(({ address, html }) =>
    ways.filter((way) => html.includes(way)).map((way) => `${address}: ${way}`),
  )
  expect(ways.length).toBeGreaterThan(0)
  expectNone(problems)
})

test("members of the team, quotations, partners, projects, services, posts and stories that are samples are marked", () => {
  const expected: [address: string, words: string, count: number][] = [
    ["/farmers", "Sample person", invented.length],
    ["/", "Sample", testimonials.filter(({ isSample }) => isSample).length],
    ["/home-2", "Sample partners", brands.some(({ isSample }) => isSample) ? 1 : 0],
    ["/about-us", "Sample history", 1],
    ["/farm", "Sample farm", 1],
    ...projects.map(({ id, isSample }): [string, string, number] => [
      `/project-details/${id}`,
      "Sample results",
      isSample ? 1 : 0,
    ]),
    ...services.map(({ id, isSample, content }): [string, string, number] => [
      `/service-details/${id}`,
      "Sample",
      isSample && content?.impact ? 1 : 0,
    ]),
    ...posts.map(({ id, isSample }): [string, string, number] => [
      `/blog-single/${id}`,
      "sample author",
      isSample ? 1 : 0,
    ]),
  ]
  const problems = expected.flatMap(([address, words, count]) => {
    const marks = documentOf(address).querySelectorAll("[data-slot=sample-mark]").map(textOf)
    const seen = marks.filter((mark) => (words === "Sample" ? mark === words : mark.startsWith(words))).length
    return seen === count ? [] : [`${address}: ${seen} marks “${words}”, expected ${count}`]
  })
  expectNone(problems)
})

test("posts about health say when they were reviewed, and every post names its sources", () => {
  const problems = posts.flatMap(({ id, isAboutHealth, sources }) => {
    const foot = documentOf(`/blog-single/${id}`).querySelector("[data-slot=provenance]")
    const seen = [textOf(foot).includes("Last reviewed:"), foot?.querySelectorAll("li").length ?? 0].join(", ")
    const expected = [isAboutHealth ?? false, sources?.length ?? 0].join(", ")
    return seen === expected ? [] : [`/blog-single/${id}: reviewed, sources: ${seen}; expected ${expected}`]
  })
  expectNone(problems)
})

test("about us says who runs the network, and what of it is not yet published", () => {
  const document = documentOf("/about-us")
  const sections = document.querySelectorAll("section").map(textOf)
  const words = sections.find((text) => text.startsWith("Who runs it"))
  for (const part of ["Legal form", "83% livestock empowerment", "60% sustainable livestock value chain"]) {
    expect(words).toContain(part)
  }
})
