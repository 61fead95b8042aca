import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { galleryPageAddress } from "./addresses"
import { listPages, pageSizes, type ListPage } from "./list-pages"

/** What the gallery's template receives: its page, and where the next one begins, whose proportions it knows ahead. */
export interface GalleryContext extends ListPage {
  next: number
}

interface GalleryLength {
  gallery: { pictures: readonly { path: string }[] } | null
}

/** One static page for each slice of a list: `/gallery`, `/gallery/2`, … */
export async function createListPages(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: GalleryLength; errors?: Error[] } = await api.graphql<GalleryLength>(`
    query GalleryLength {
      gallery {
        pictures {
          path
        }
      }
    }
  `)
  if (result.errors || !result.data?.gallery) {
    api.reporter.panicOnBuild("The pictures of the gallery could not be counted.", result.errors)
    return
  }
  for (const page of listPages(result.data.gallery.pictures.length, pageSizes.gallery)) {
    api.actions.createPage<GalleryContext>({
      path: galleryPageAddress(page.number),
      component: path.join(root, "src/templates/gallery.tsx"),
      context: { ...page, next: page.skip + page.limit },
    })
  }
}
