import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { galleryPagePath, listPagePath } from "../../lib/paths"
import { listPages, pagedRoutes, pageSizes, type PagedRoute } from "../../lib/list-pages"
import type { GalleryContext, ListContext } from "../../lib/page-context"
import { recentPosts } from "./recent-posts"

/**
 * Creates a static page for each page of a list (`/gallery`, `/gallery/2`, `/gallery/goats`, `/shop/2`, …).
 * Each page's query gets its entries' numbers: sorting all entries to take a slice would cost more with every page.
 */
export async function createListPages(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Queries.ListsQuery; errors?: Error[] } = await api.graphql<Queries.ListsQuery>(/* GraphQL */ `
    query Lists {
      gallery {
        pictures {
          path
        }
        kinds {
          slug
          label
          pictures {
            path
          }
        }
      }
      posts: allPost(sort: { jsonId: ASC }) {
        nodes {
          jsonId
        }
      }
      products: allProduct(sort: { jsonId: ASC }) {
        nodes {
          jsonId
        }
      }
    }
  `)
  if (result.errors || !result.data?.gallery) {
    api.reporter.panicOnBuild("What the lists hold could not be read.", result.errors)
    return
  }
  const { gallery } = result.data
  const posts = result.data.posts.nodes.map(({ jsonId }) => jsonId)
  const products = result.data.products.nodes.map(({ jsonId }) => jsonId)
  const template = (name: string) => path.join(root, `src/templates/${name}.tsx`)

  for (const { kind, pictures } of [
    { kind: null, pictures: gallery.pictures },
    ...gallery.kinds.map(({ slug, label, pictures }) => ({ kind: { slug, label }, pictures })),
  ]) {
    const paths = pictures.map(({ path }) => path)
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
export function listContexts(
  route: PagedRoute,
  numbers: readonly number[],
  posts: readonly number[],
): readonly ListContext[] {
  const hasSidebar = route === "/blog-with-sidebar"
  const recent = hasSidebar ? recentPosts(posts) : []
  return listPages(numbers.length, pageSizes[route]).map((page) => {
    const entries = numbers.slice(page.skip, page.skip + page.limit)
    return { ...page, route, hasSidebar, entries, recent }
  })
}
