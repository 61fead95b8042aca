import { readFolder, site, type Written } from "../../../e2e/support/site"
import type { service } from "../../../src/content/types/service"
import type { sheet } from "../../../src/content/types/sheet"
import { messages as pageMessages } from "../../../src/features/animal-health/messages"
import { serviceDetailPath } from "../../../src/lib/paths"
import { HEALTH_SHEET, sheetPath } from "../../../src/lib/sheet-paths"
import { qrCode } from "../../../src/outputs/sheets/sheet-document"
import { builtFiles, getDocument, expectNone, getText } from "../support/built-site"

/* The sheets to print: which there are, who leads to them, and what stands on them. */

const sheets = readFolder<Written<typeof sheet>>("sheets")
const services = readFolder<Written<typeof service>>("services")

interface PrintedSheet {
  address: string
  /** The page that it belongs to. */
  page: string
  /** The words of the link that leads to it there. */
  label: string
}

const printed: readonly PrintedSheet[] = [
  { address: HEALTH_SHEET, page: "/animal-health", label: pageMessages.sheet },
  ...sheets.map(({ path, isAboutHealth, posts, services: [first], title }) => {
    const service = services.find(({ id }) => id === first && !isAboutHealth)
    const page = service ? serviceDetailPath({ ...service, jsonId: service.id }) : "/animal-health"
    return { address: sheetPath(path), page: posts[0] ? `/blog-single/${posts[0]}` : page, label: title }
  }),
]

test("sheets: public/sheets has one for every sheet and for sick animals, and no other", () => {
  const files = builtFiles().filter((file) => /^\/sheets\/.*\.html$/.test(file))
  expect(files.sort()).toEqual(printed.map(({ address }) => address).sort())
})

test("sheets: the page of each links to it, and the sheet links back", () => {
  const problems = printed.flatMap(({ address, page, label }) => {
    const link = getDocument(page).querySelector(`main a[href="${address}"]`)
    const back = getDocument(address).querySelector(`nav a[href="${page}"]`)
    return [
      ...(getText(link).includes(label) ? [] : [`${page}: no link “${label}” to ${address}`]),
      ...(back ? [] : [`${address}: no link to ${page}`]),
    ]
  })
  expectNone(problems)
})

test("sheets: the QR code of every sheet is that of its page's address", () => {
  const getModules = (svg = "") => /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]
  const getCode = (address: string) => getModules(getDocument(address).querySelector(".code svg")?.outerHTML)
  const wrong = printed.filter(({ address, page }) => getCode(address) !== getModules(qrCode(site.siteUrl + page)))
  expectNone(wrong.map(({ address }) => address))
})
