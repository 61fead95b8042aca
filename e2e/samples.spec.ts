import { telephoneLink, whatsAppLink } from "../src/lib/message-links"
import { brands, everyRoute, farmers, posts, projects, services, testimonials } from "./support/site"
import { expect, test } from "./support/test"

/* What is invented says so where it stands, and neither visitors nor search engines are told that it exists. */

const invented = farmers.filter(({ isSample }) => isSample)
const marksOn = (html: string, words: string) => html.split(`data-slot="sample-mark">${words}`).length - 1

test("no page leads to the telephone or the mailbox of an invented person, or tells search engines of one", async ({
  request,
}) => {
  test.setTimeout(120_000)
  const ways = invented.flatMap(({ phone, email }) => [
    `href="${telephoneLink(phone)}"`,
    `href="${whatsAppLink(phone, "").replace(/\?.*/, "")}`,
    `href="mailto:${email}`,
  ])
  for (const route of everyRoute) {
    const html = await (await request.get(route)).text()
    for (const way of ways) expect(html, route).not.toContain(way)
    expect(html, route).not.toContain('"@type":"Person"')
    expect(html, route).not.toContain('"@type":"Review"')
    expect(html, route).not.toContain("aggregateRating")
  }
})

test("members of the team, quotations, partners, projects and services that are samples are marked", async ({
  request,
}) => {
  const read = async (route: string) => (await (await request.get(route)).text()).replace(/ ?class="[^"]*"/g, "")
  expect(marksOn(await read("/farmers"), "Sample person")).toBe(invented.length)
  const home = await read("/")
  expect(marksOn(home, "Sample<")).toBe(testimonials.filter(({ isSample }) => isSample).length)
  expect(marksOn(await read("/home-2"), "Sample partners")).toBe(brands.some(({ isSample }) => isSample) ? 1 : 0)
  for (const { id, isSample } of projects)
    expect(marksOn(await read(`/project-details/${id}`), "Sample results"), `project ${id}`).toBe(isSample ? 1 : 0)
  for (const { id, isSample, content } of services)
    expect(marksOn(await read(`/service-details/${id}`), "Sample<"), `service ${id}`).toBe(
      isSample && content?.impact ? 1 : 0,
    )
  for (const { id, isSample } of posts)
    expect(marksOn(await read(`/blog-single/${id}`), "sample author"), `post ${id}`).toBe(isSample ? 1 : 0)
  expect(marksOn(await read("/about-us"), "Sample history")).toBe(1)
  expect(marksOn(await read("/farm"), "Sample farm")).toBe(1)
})

test("pages about health name their sources, and say whether they have been reviewed", async ({ page }) => {
  for (const { id, isAboutHealth, sources } of posts) {
    await page.goto(`/blog-single/${id}`)
    const foot = page.locator("[data-slot=provenance]")
    await expect(foot.getByText("Last reviewed:"), `post ${id}`).toHaveCount(isAboutHealth ? 1 : 0)
    await expect(foot.getByRole("listitem"), `post ${id}`).toHaveCount(sources?.length ?? 0)
  }
})
