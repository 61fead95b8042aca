import { createFetchStore, fetchListPage, type FetchRequest } from "../../platform/lists"
import type { ListPage } from "../../lib/list-pages"
import { listFilePath } from "../../lib/paths"

/** A page of the gallery's pictures, and how high those of the next one will stand. */
export type GalleryPage = ListPage<
  Queries.GalleryPictureFragment,
  { readonly next: readonly Queries.GalleryRatioFragment[] }
>

/**
 * The pages that were fetched in this visit. They outlive the page, so that the way back to it leads to the place that
 * was left.
 */
export const galleryStore = createFetchStore<GalleryPage>()

/** @param kind the slug of the shown kind; without it all pictures */
export const galleryRequest = (page: number, kind?: string): FetchRequest<GalleryPage> => {
  const pathOf = (number: number) => listFilePath("gallery", kind ? [kind] : [], number)
  return { key: pathOf(page), load: () => fetchListPage(pathOf, page) }
}
