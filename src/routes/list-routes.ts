import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { galleryPageAddress, listPageAddress } from "./addresses"
import { listPages, pagedRoutes, pageSizes, type ListPage, type PagedRoute } from "./list-pages"

/** What the gallery's template receives: its page, and where the next one begins, whose proportions it knows ahead. */
export interface GalleryContext extends ListPage {
  next: number
}

/** What the template of a paged list receives: the list's route and the page. */
export interface ListContext extends ListPage {
  route: PagedRoute
  /** Whether the sidebar stands beside it: the query then asks for what that shows. */
  hasSidebar: boolean
}

interface Lengths {
  gallery: { pictures: readonly { path: string }[] } | null
  posts: { totalCount: number }
  products: { totalCount: number }
}

/**
 * One static page for each slice of a list: `/gallery`, `/gallery/2`, …, `/shop`, `/shop/2`, … The data of `/shop/2` are
 * also what the browser fetches for `/shop?page=2` (decisions.md, "Routes").
 */
export async function createListPages(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Lengths; errors?: Error[] } = await api.graphql<Lengths>(`
    query ListLengths {
      gallery {
        pictures {
          path
        }
      }
      posts: allPost {
        totalCount
      }
      products: allProduct {
        totalCount
      }
    }
  `)
  if (result.errors || !result.data?.gallery) {
    api.reporter.panicOnBuild("The lists could not be counted.", result.errors)
    return
  }
  const { gallery, posts, products } = result.data
  const template = (name: string) => path.join(root, `src/templates/${name}.tsx`)

  for (const page of listPages(gallery.pictures.length, pageSizes.gallery)) {
    api.actions.createPage<GalleryContext>({
      path: galleryPageAddress(page.number),
      component: template("gallery"),
      context: { ...page, next: page.skip + page.limit },
    })
  }

  for (const route of pagedRoutes) {
    const [total, name] = route === "/shop" ? [products.totalCount, "shop"] : [posts.totalCount, "blog"]
    for (const page of listPages(total, pageSizes[route])) {
      api.actions.createPage<ListContext>({
        path: listPageAddress(route, page.number),
        component: template(name),
        context: { ...page, route, hasSidebar: route === "/blog-with-sidebar" },
      })
    }
  }
}
