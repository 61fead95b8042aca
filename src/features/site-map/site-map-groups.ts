import {
  farmerPath,
  listPagePath,
  postPath,
  productPath,
  projectDetailPath,
  serviceDetailPath,
  staticRoutes,
  type StaticRoute,
} from "../../lib/paths"
import { pageOf, pageSizes, type PagedRoute } from "../../lib/list-pages"
import { groupThousands } from "../../lib/group-thousands"

export interface SiteMapLink {
  label: string
  href: string
}

export interface SiteMapGroup {
  title: string
  /** Pages with an address of their own; the entries' list among them. */
  pages: readonly SiteMapLink[]
  entries: readonly SiteMapLink[]
  /** Leads on where the list has more entries than stand here. */
  more: SiteMapLink | null
}

/** The pages that open the groups, in the groups' order; a group with none of them comes last. */
const heads: readonly string[] = [
  "/",
  "/home-2",
  "/services",
  "/project",
  "/farmers",
  "/blog-standard",
  "/shop",
] satisfies readonly StaticRoute[]

/** What stands on the site map, group by group, under the headings that data/pages.json names. */
export function siteMapGroups(content: Queries.SiteMapContentFragment): SiteMapGroup[] {
  const built = new Set(content.built.nodes.map(({ path }) => path))
  const pages = content.pages.nodes
    .filter(({ route, isIndexed, group }) => built.has(route) && route !== "/site-map" && (isIndexed || group))
    .sort((a, b) => place(a.route, staticRoutes) - place(b.route, staticRoutes))
  const usual = pages.find(({ route }) => route === "/")?.group ?? ""
  const titleOf = ({ group }: Queries.SiteMapEntryFragment) => group ?? usual
  const lists = entriesByList(content)

  return [...new Set(pages.map(titleOf))]
    .map((title) => {
      const own = pages.filter((page) => titleOf(page) === title)
      const list = own.find(({ route }) => lists.has(route))
      const entries = list && lists.get(list.route)
      return {
        title,
        pages: own.map((page) => ({ label: page.title, href: page.route })),
        entries: entries?.links ?? [],
        more: entries && list.more ? moreOf(entries, list.more) : null,
      }
    })
    .sort((a, b) => rank(a) - rank(b))
}

const place = (route: string, among: readonly string[]) => {
  const index = among.indexOf(route)
  return index < 0 ? among.length : index
}

const rank = ({ pages }: SiteMapGroup) => Math.min(...pages.map(({ href }) => place(href, heads)))

/** The entries of a list as far as the query asked for them, and the page on which the next one stands. */
interface Entries {
  links: readonly SiteMapLink[]
  total: number
  next: string
}

/** By the address of the page that lists them. */
function entriesByList(content: Queries.SiteMapContentFragment): ReadonlyMap<string, Entries> {
  const { services, projects, farmers, posts, products } = content
  const lists: Partial<Record<StaticRoute, Entries>> = {
    "/services": {
      links: services.nodes.map((service) => ({ label: service.title, href: serviceDetailPath(service) })),
      total: services.totalCount,
      next: "/services",
    },
    "/project": {
      links: projects.nodes.map((project) => ({ label: project.title, href: projectDetailPath(project) })),
      total: projects.totalCount,
      next: "/project",
    },
    "/farmers": {
      links: farmers.nodes.map((farmer) => ({ label: farmer.name, href: farmerPath(farmer) })),
      total: farmers.totalCount,
      next: "/farmers",
    },
    "/blog-standard": {
      links: posts.nodes.map((post) => ({ label: post.title, href: postPath(post) })),
      total: posts.totalCount,
      next: pageAfter("/blog-standard", posts.nodes.length),
    },
    "/shop": {
      links: products.nodes.map((product) => ({ label: product.title, href: productPath(product) })),
      total: products.totalCount,
      next: pageAfter("/shop", products.nodes.length),
    },
  }
  return new Map(Object.entries(lists))
}

const pageAfter = (route: PagedRoute, shown: number) => listPagePath(route, pageOf(shown + 1, pageSizes[route]))

function moreOf({ links, total, next }: Entries, words: string): SiteMapLink | null {
  const left = total - links.length
  return left > 0 ? { label: words.replace("{count}", groupThousands(left)), href: next } : null
}
