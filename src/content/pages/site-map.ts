import type { z } from "zod"
import type { page } from "../types/page"
import { canonicalPath, labelOf } from "../entries"
import { entryTypes } from "../entry-types"
import { at } from "../inspect"
import { groupThousands } from "../../lib/group-thousands"
import { pageOf, pageSizes } from "../../lib/list-pages"
import { listPagePath, pageRoutes } from "../../lib/paths"
import { HEALTH_SHEET, sheetPath } from "../../lib/sheet-paths"

/** A page of data/pages.json, as far as the site map shows it. */
export type MappedPage = Pick<
  z.infer<typeof page.schema>,
  "route" | "title" | "isIndexed" | "canonical" | "group" | "more"
>

export interface SiteMapLink {
  label: string
  href: string
}

/** The entries of a type as far as they are shown. */
export interface MappedEntries {
  /** The page that lists them. */
  list: string
  links: readonly SiteMapLink[]
  /** How many there are. */
  total: number
}

export interface SiteMapGroup {
  title: string
  /** Pages with an address of their own; the entries' list among them. */
  pages: readonly SiteMapLink[]
  entries: readonly SiteMapLink[]
  /** Leads on where the list has more entries than stand here. */
  more: SiteMapLink | null
}

/** How many entries of a type stand on the site map: the page must not grow with the content. */
const MOST_ENTRIES = 100

/** What stands on the site map, group by group, under the headings that data/pages.json names. */
export function siteMapGroups(pages: readonly MappedPage[], lists: readonly MappedEntries[]): SiteMapGroup[] {
  const order = ["/", ...lists.map(({ list }) => list), ...pageRoutes]
  const isListed = ({ isIndexed, canonical, group }: MappedPage) => group || (isIndexed && !canonical)
  const mapped = pages
    .filter((page) => order.includes(page.route) && page.route !== "/site-map" && isListed(page))
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route))
  const usual = mapped.find(({ route }) => route === "/")?.group ?? ""
  const titleOf = ({ group }: MappedPage) => group ?? usual
  const rank = ({ pages: links }: SiteMapGroup) => Math.min(...links.map(({ href }) => place(href, lists)))

  return [...new Set(mapped.map(titleOf))]
    .map((title) => {
      const own = mapped.filter((page) => titleOf(page) === title)
      const entries = lists.find(({ list }) => own.some(({ route }) => route === list))
      const more = own.find(({ route }) => route === entries?.list)?.more
      return {
        title,
        pages: own.map((page) => ({ label: page.title, href: page.route })),
        entries: entries?.links ?? [],
        more: entries && more ? moreOf(entries, more) : null,
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

/** The groups stand in this order: the home page's, those of the lists, all others. */
const place = (route: string, lists: readonly MappedEntries[]) => {
  const heads = ["/", ...lists.map(({ list }) => list)]
  return heads.includes(route) ? heads.indexOf(route) : heads.length
}

/** The way to the page with the first entry that is left out. */
function moreOf({ list, links, total }: MappedEntries, copy: string): SiteMapLink | null {
  const left = total - links.length
  if (left <= 0) return null
  const size = Object.entries(pageSizes).find(([route]) => route === list)?.[1]
  const href = size ? listPagePath(list, pageOf(links.length + 1, size)) : list
  return { label: copy.replace("{count}", groupThousands(left)), href }
}

/** The sheets to print under a heading of their own: files, which follow all pages. */
export const sheetGroup = (
  sheets: Iterable<{ path: string; title: string }>,
  sick?: { take: { sheetTitle: string } },
): SiteMapGroup => ({
  title: "Sheets to print",
  pages: [],
  entries: [
    ...(sick ? [{ label: sick.take.sheetTitle, href: HEALTH_SHEET }] : []),
    ...Array.from(sheets, (sheet) => ({ label: sheet.title, href: sheetPath(sheet.path) })),
  ],
  more: null,
})

/** The type of the field `siteMap`, which the site map's pages ask for; its fields are those of the interface. */
export const siteMapSdl = `
type SiteMapGroup {
  title: String!
  pages: [Action!]!
  entries: [Action!]!
  more: Action
}
`

/** The part of Gatsby's node model that the field asks. */
interface Context {
  nodeModel: {
    findAll: <Node>(query: {
      type: string
      query?: object
    }) => Promise<{ entries: Iterable<Node>; totalCount: () => Promise<number> }>
  }
}

/** For gatsby-node's `createResolvers`: `siteMap`, the groups of the site map out of the manifests and data/pages.json. */
export const siteMapResolvers = {
  Query: {
    siteMap: {
      type: "[SiteMapGroup!]!",
      resolve: async (_source: unknown, _args: object, { nodeModel }: Context): Promise<SiteMapGroup[]> => {
        const pages = await nodeModel.findAll<MappedPage>({ type: "Page" })
        const lists = entryTypes.map(async (type): Promise<MappedEntries> => {
          const query = { sort: { fields: ["jsonId"], order: ["ASC"] }, limit: MOST_ENTRIES }
          const { entries, totalCount } = await nodeModel.findAll<unknown>({ type: type.name, query })
          const links = Array.from(entries, (entry) => ({
            label: labelOf(type, entry),
            href: canonicalPath(type.pages, { jsonId: Number(at(entry, "jsonId")), entry }),
          }))
          return { list: type.pages.list, links, total: await totalCount() }
        })
        const groups = siteMapGroups([...pages.entries], await Promise.all(lists))
        const order = { sort: { fields: ["jsonId"], order: ["ASC"] } }
        const sheets = await nodeModel.findAll<{ path: string; title: string }>({ type: "Sheet", query: order })
        const [sick] = (await nodeModel.findAll<{ take: { sheetTitle: string } }>({ type: "AnimalHealth" })).entries
        return [...groups, sheetGroup(sheets.entries, sick)]
      },
    },
  },
}
