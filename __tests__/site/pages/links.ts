import fs from "node:fs"
import { galleryPictures, posts, services, site } from "../../../e2e/support/site"
import type { HostRules } from "../../../src/outputs/hosts/host-rules"
import { getStart, builtFiles, builtPages, getDocument, expectNone, onEveryPage } from "../support/built-site"
import { namedAddresses, type NamedAddress } from "../support/named-addresses"

/* Links and resources of the pages. */

/** The form in the registration page's frame, a separate file. */
const MEMBER_FORM = "/member-form.html"

let addresses: string[] = []
let named: (NamedAddress & { page: string })[] = []

beforeAll(() => {
  addresses = builtPages()
  named = [...addresses, MEMBER_FORM].flatMap((page) =>
    namedAddresses(getDocument(page)).map((address) => ({ ...address, page })),
  )
})

test("links: every internal link, picture and script exists, and every fragment has its id", () => {
  const getIds = (page: string) =>
    new Set(
      getDocument(page)
        .querySelectorAll("[id]")
        .map(({ id }) => id),
    )
  const idsByPage = new Map(addresses.map((address) => [address, getIds(address)]))
  const files = new Set(builtFiles())
  const requestedFiles = new Set<string>()
  const broken: string[] = []
  for (const { page, by, address } of named) {
    const { origin, pathname, hash } = new URL(address, site.siteUrl + page)
    if (origin !== site.siteUrl) continue
    const ids = idsByPage.get(pathname)
    if (!ids) requestedFiles.add(pathname)
    if (address === "" || address.endsWith("#")) broken.push(`${page}: ${by} is empty: "${address}"`)
    else if (!ids && !files.has(decodeURIComponent(pathname))) broken.push(`${page}: ${by}: no file at ${address}`)
    else if (ids && hash && !ids.has(decodeURIComponent(hash.slice(1))))
      broken.push(`${page}: ${by}: no id at ${address}`)
  }
  expect(requestedFiles.size).toBeGreaterThan(galleryPictures.length)
  expectNone(broken)
})

test("links: no page loads a file of another host", () => {
  const resources = /^(img|source|script|iframe|link|video|audio|track|embed|object|form|button|input|style)\b|url\(\)/
  const external = named.filter(({ by, address }) => {
    const { protocol, origin } = new URL(address, site.siteUrl)
    return resources.test(by) && protocol.startsWith("http") && origin !== site.siteUrl
  })
  expectNone(external.map(({ page, by, address }) => `${page}: ${by} is on another host: ${address}`))
})

test("links: the page of a post or a service about health links to the page for sick animals, and no other does", () => {
  const entries: [address: string, isAboutHealth: boolean][] = [
    ...posts.map(({ id, isAboutHealth }): [string, boolean] => [`/blog-single/${id}`, !!isAboutHealth]),
    ...services.map(({ id, servicePath, isAboutHealth }): [string, boolean] => [
      `/service-details/${id}/${servicePath}`,
      !!isAboutHealth,
    ]),
  ]
  expect(new Set(entries.map(([, isAboutHealth]) => isAboutHealth)).size).toBe(2)
  const hasNote = (address: string) => getDocument(address).querySelector("[data-slot=animal-health-note]") !== null
  expectNone(entries.filter(([address, isAbout]) => hasNote(address) !== isAbout).map(([address]) => address))
})

onEveryPage(
  "links: into a new tab with rel=noopener; frames with a title, a sandbox and a referrer policy",
  (document) => {
    const links = document
      .querySelectorAll("[target=_blank]")
      .filter((link) => !link.getAttribute("rel")?.split(" ").includes("noopener"))
    const frames = document
      .querySelectorAll("iframe")
      .filter((frame) => !["title", "sandbox", "referrerpolicy"].every((name) => frame.hasAttribute(name)))
    return [...links, ...frames].map(getStart)
  },
)

test("hosts: every rewrite of deploy/host.json leads to a page", () => {
  const { rewrites } = JSON.parse(fs.readFileSync("deploy/host.json", "utf8")) as HostRules
  expect(rewrites.length).toBeGreaterThan(services.length)
  expectNone(
    rewrites.filter(({ to }) => !addresses.includes(to)).map(({ from, to }) => `${from} leads to no page: ${to}`),
  )
})
