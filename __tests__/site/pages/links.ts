import fs from "node:fs"
import { galleryPictures, posts, services, site } from "../../../e2e/support/site"
import type { HostRules } from "../../../src/outputs/hosts/host-rules"
import { getStart, builtFiles, builtPages, getDocument, expectNone, onEveryPage } from "../support/built-site"
import { namedAddresses, type NamedAddress } from "../support/named-addresses"

/* Where the pages lead, and what they are made of. */

/** A form that stands in a frame: a file of its own, which is no page of the site. */
const MEMBER_FORM = "/member-form.html"

let addresses: string[] = []
let named: (NamedAddress & { page: string })[] = []

beforeAll(() => {
  addresses = builtPages()
  named = [...addresses, MEMBER_FORM].flatMap((page) =>
    namedAddresses(getDocument(page)).map((one) => ({ ...one, page })),
  )
})

test("links: every internal link, picture and script exists, and every fragment has its id", () => {
  const getIds = (page: string) =>
    new Set(
      getDocument(page)
        .querySelectorAll("[id]")
        .map(({ id }) => id),
    )
  const places = new Map(addresses.map((address) => [address, getIds(address)]))
  const files = new Set(builtFiles())
  const asked = new Set<string>()
  const dead: string[] = []
  for (const { page, by, address } of named) {
    const { origin, pathname, hash } = new URL(address, site.siteUrl + page)
    if (origin !== site.siteUrl) continue
    const ids = places.get(pathname)
    if (!ids) asked.add(pathname)
    if (address === "" || address.endsWith("#")) dead.push(`${page}: ${by} is empty: "${address}"`)
    else if (!ids && !files.has(decodeURIComponent(pathname))) dead.push(`${page}: ${by}: no file at ${address}`)
    else if (ids && hash && !ids.has(decodeURIComponent(hash.slice(1))))
      dead.push(`${page}: ${by}: no id at ${address}`)
  }
  expect(asked.size).toBeGreaterThan(galleryPictures.length)
  expectNone(dead)
})

test("links: no page loads a file of another host", () => {
  const parts = /^(img|source|script|iframe|link|video|audio|track|embed|object|form|button|input|style)\b|url\(\)/
  const foreign = named.filter(({ by, address }) => {
    const { protocol, origin } = new URL(address, site.siteUrl)
    return parts.test(by) && protocol.startsWith("http") && origin !== site.siteUrl
  })
  expectNone(foreign.map(({ page, by, address }) => `${page}: ${by} is of another host: ${address}`))
})

test("links: the page of a post or a service about health leads to the page for sick animals, and no other does", () => {
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
