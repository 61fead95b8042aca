import { readFolder, site, type Written } from "../../../e2e/support/site"
import type { service } from "../../../src/content/types/service"
import type { printable } from "../../../src/content/types/printable"
import { messages as pageMessages } from "../../../src/features/animal-health/messages"
import { serviceDetailPath } from "../../../src/lib/paths"
import { HEALTH_PRINTABLE, printablePath } from "../../../src/lib/printable-paths"
import { qrCode } from "../../../src/outputs/printables/printable-document"
import { builtFiles, getDocument, expectNone, getText } from "../support/built-site"

/* The printables: which there are, who leads to them, and what stands on them. */

const printables = readFolder<Written<typeof printable>>("sheets")
const services = readFolder<Written<typeof service>>("services")

interface ExpectedPrintable {
  address: string
  /** The page that it belongs to. */
  page: string
  /** The words of the link that leads to it there. */
  label: string
}

const expected: readonly ExpectedPrintable[] = [
  { address: HEALTH_PRINTABLE, page: "/animal-health", label: pageMessages.printable },
  ...printables.map(({ path, isAboutHealth, posts, services: [first], title }) => {
    const service = services.find(({ id }) => id === first && !isAboutHealth)
    const page = service ? serviceDetailPath({ ...service, jsonId: service.id }) : "/animal-health"
    return { address: printablePath(path), page: posts[0] ? `/blog-single/${posts[0]}` : page, label: title }
  }),
]

test("printables: public/sheets has one for every printable and for sick animals, and no other", () => {
  const files = builtFiles().filter((file) => /^\/sheets\/.*\.html$/.test(file))
  expect(files.sort()).toEqual(expected.map(({ address }) => address).sort())
})

test("printables: the page of each links to it, and the printable links back", () => {
  const problems = expected.flatMap(({ address, page, label }) => {
    const link = getDocument(page).querySelector(`main a[href="${address}"]`)
    const back = getDocument(address).querySelector(`nav a[href="${page}"]`)
    return [
      ...(getText(link).includes(label) ? [] : [`${page}: no link “${label}” to ${address}`]),
      ...(back ? [] : [`${address}: no link to ${page}`]),
    ]
  })
  expectNone(problems)
})

test("printables: the QR code of every printable is that of its page's address", () => {
  const getModules = (svg = "") => /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]
  const getCode = (address: string) => getModules(getDocument(address).querySelector(".code svg")?.outerHTML)
  const wrong = expected.filter(({ address, page }) => getCode(address) !== getModules(qrCode(site.siteUrl + page)))
  expectNone(wrong.map(({ address }) => address))
})
