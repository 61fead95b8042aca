import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { galleryPagePath, listPagePath } from "../../lib/paths"
import { listPages, pagedRoutes, pageSizes, type PagedRoute } from "../../lib/list-pages"
import type { GalleryContext, ListContext } from "../../lib/page-context"
import type { EntryType } from "../define"
import { getEntryNodes, readNode, type NodeSource } from "../entry-nodes"
import { gallery } from "../types/gallery"
import { post } from "../types/post"
import { product } from "../types/product"
import { recentPosts } from "./recent-posts"

/**
 * Creates a static page for each page of a list (`/gallery`, `/gallery/2`, `/gallery/goats`, `/shop/2`, …).
 * Each page's query gets its entries' numbers: sorting all entries to take a slice would cost more with every page.
 */
export function createListPages(api: NodeSource & Pick<CreatePagesArgs, "actions">, root: string): void {
  const getPageNumbers = (type: EntryType) => getEntryNodes(api, type).map(({ jsonId }) => jsonId)
  const [posts, products] = [getPageNumbers(post), getPageNumbers(product)]
  const { pictures, kinds } = readNode(api, gallery)
  const template = (name: string) => path.join(root, `src/templates/${name}.tsx`)

  for (const { kind, paths } of [
    { kind: null, paths: pictures },
    ...kinds.map(({ slug, label, pictures }) => ({ kind: { slug, label }, paths: pictures })),
  ]) {
    for (const page of listPages(paths.length, pageSizes.gallery)) {
      api.actions.createPage<GalleryContext>({
        path: galleryPagePath(page.number, kind?.slug),
        component: template("gallery"),
        context: { ...page, kind, shown: paths.slice(page.skip, page.skip + page.limit) },
      })
    }
  }

  for (const route of pagedRoutes) {
    const [entries, name] = route === "/shop" ? [products, "shop"] : [posts, "blog"]
    for (const context of listContexts(route, entries, posts)) {
      const address = listPagePath(route, context.number)
      api.actions.createPage<ListContext>({ path: address, component: template(name), context })
    }
  }
}

/** Returns the contexts of a list's pages; `numbers` are its entries in order, `posts` those for the sidebar. */
function listContexts(route: PagedRoute, numbers: readonly number[], posts: readonly number[]): readonly ListContext[] {
  const hasSidebar = route === "/blog-with-sidebar"
  const recent = hasSidebar ? recentPosts(posts) : []
  return listPages(numbers.length, pageSizes[route]).map((page) => {
    const entries = numbers.slice(page.skip, page.skip + page.limit)
    return { ...page, route, hasSidebar, entries, recent }
  })
}
