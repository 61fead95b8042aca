import type { ListPage } from "../../lib/list-pages"
import { catalogueRequest, createFetchStore, type Catalogues } from "../../platform/lists"

/** A page of the gallery's pictures as it stands in the HTML. */
export type GalleryPage = ListPage<Queries.GalleryPictureFragment>

/**
 * All pictures, once they were fetched in this visit. They outlive the page, so that the way back to it leads to the place
 * that was left.
 */
export const galleryStore = createFetchStore<Catalogues["gallery"]>()
export const galleryRequest = catalogueRequest("gallery")

/** @param kind the slug of a kind; without it all pictures */
export function picturesOf({ pictures, kinds }: Catalogues["gallery"], kind?: string) {
  if (!kind) return pictures
  const paths = new Set(kinds.find(({ slug }) => slug === kind)?.pictures.map(({ path }) => path))
  return pictures.filter(({ path }) => paths.has(path))
}
