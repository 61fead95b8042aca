import type { z } from "zod"
import type { page } from "../types/page"
import { getCanonicalPath, getLabel } from "../entries"
import type { ResolverContext } from "../entry-nodes"
import { entryTypes } from "../entry-types"
import { getProperty } from "../../lib/get-property"
import { groupThousands } from "../../lib/group-thousands"
import { getPageNumber, pageSizes } from "../../lib/list-pages"
import { listPagePath, pageRoutes } from "../../lib/paths"
import { HEALTH_PRINTABLE, printablePath } from "../../lib/printable-paths"

export type MappedPage = Pick<
  z.infer<typeof page.schema>,
  "route" | "title" | "isIndexed" | "canonical" | "group" | "more"
>

export interface SiteMapLink {
  label: string
  href: string
}

export interface MappedEntries {
  /** Route of their list. */
  list: string
  links: readonly SiteMapLink[]
  total: number
}

export interface SiteMapGroup {
  title: string
  /** Pages with a fixed path, including the entries' list. */
  pages: readonly SiteMapLink[]
  entries: readonly SiteMapLink[]
  /** The link to the rest of the list, if entries were left out. */
  more: SiteMapLink | null
}

/** Maximum number of entries per type, so that the page doesn't grow with the content. */
const MAX_ENTRIES = 100

/** Returns the site map's groups under the headings of data/pages.json. */
export function siteMapGroups(pages: readonly MappedPage[], lists: readonly MappedEntries[]): SiteMapGroup[] {
  const order = ["/", ...lists.map(({ list }) => list), ...pageRoutes]
  const isListed = ({ isIndexed, canonical, group }: MappedPage) => group || (isIndexed && !canonical)
  const mapped = pages
    .filter((page) => order.includes(page.route) && page.route !== "/site-map" && isListed(page))
    .sort((a, b) => order.indexOf(a.route) - order.indexOf(b.route))
  const usual = mapped.find(({ route }) => route === "/")?.group ?? ""
  const getGroupTitle = ({ group }: MappedPage) => group ?? usual
  const rank = ({ pages: links }: SiteMapGroup) => Math.min(...links.map(({ href }) => place(href, lists)))

  return [...new Set(mapped.map(getGroupTitle))]
    .map((title) => {
      const own = mapped.filter((page) => getGroupTitle(page) === title)
      const entries = lists.find(({ list }) => own.some(({ route }) => route === list))
      const more = own.find(({ route }) => route === entries?.list)?.more
      return {
        title,
        pages: own.map((page) => ({ label: page.title, href: page.route })),
        entries: entries?.links ?? [],
        more: entries && more ? getRemainingCount(entries, more) : null,
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

/** Sorts groups: the home page's, those of the lists, all others. */
const place = (route: string, lists: readonly MappedEntries[]) => {
  const heads = ["/", ...lists.map(({ list }) => list)]
  return heads.includes(route) ? heads.indexOf(route) : heads.length
}

/** Returns the link to the first list page with an entry that was left out. */
function getRemainingCount({ list, links, total }: MappedEntries, copy: string): SiteMapLink | null {
  const left = total - links.length
  if (left <= 0) return null
  const size = Object.entries(pageSizes).find(([route]) => route === list)?.[1]
  const href = size ? listPagePath(list, getPageNumber(links.length + 1, size)) : list
  return { label: copy.replace("{count}", groupThousands(left)), href }
}

/** Returns the group of printables. */
export const printableGroup = (
  printables: Iterable<{ path: string; title: string }>,
  sick?: { take: { printableTitle: string } },
): SiteMapGroup => ({
  title: "Sheets to print",
  pages: [],
  entries: [
    ...(sick ? [{ label: sick.take.printableTitle, href: HEALTH_PRINTABLE }] : []),
    ...Array.from(printables, (printable) => ({ label: printable.title, href: printablePath(printable.path) })),
  ],
  more: null,
})

/** GraphQL type of the field `siteMap`. */
export const siteMapSdl = `
type SiteMapGroup {
  title: String!
  pages: [Action!]!
  entries: [Action!]!
  more: Action
}
`

const inOrder = { sort: { fields: ["jsonId"], order: ["ASC"] } }

/** Resolves the query `siteMap`, for gatsby-node's `createResolvers`. */
export const siteMapResolvers = {
  Query: {
    siteMap: {
      type: "[SiteMapGroup!]!",
      resolve: async (_source: unknown, _args: object, { nodeModel }: ResolverContext): Promise<SiteMapGroup[]> => {
        const pages = await nodeModel.findAll<MappedPage>({ type: "Page" })
        const lists = entryTypes.map(async (type): Promise<MappedEntries> => {
          const query = { ...inOrder, limit: MAX_ENTRIES }
          const { entries, totalCount } = await nodeModel.findAll<unknown>({ type: type.name, query })
          const links = Array.from(entries, (entry) => ({
            label: getLabel(type, entry),
            href: getCanonicalPath(type.pages, { jsonId: Number(getProperty(entry, "jsonId")), entry }),
          }))
          return { list: type.pages.list, links, total: await totalCount() }
        })
        const groups = siteMapGroups([...pages.entries], await Promise.all(lists))
        const printables = await nodeModel.findAll<{ path: string; title: string }>({
          type: "Printable",
          query: inOrder,
        })
        const [sick] = (await nodeModel.findAll<{ take: { printableTitle: string } }>({ type: "AnimalHealth" })).entries
        return [...groups, printableGroup(printables.entries, sick)]
      },
    },
  },
}
