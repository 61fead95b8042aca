import type { PageRange } from "../../lib/list-pages"
import type { GalleryPage } from "./gallery-source"
import { galleryPictures as previewed } from "../../shared/content.fixture"
import { galleryPictures } from "../../shared/picture-viewer/pictures.fixture"

/*
 * A gallery of eight pictures on two pages, as the gallery's query gives it. Copied from data/, so that editing the
 * site's words changes no snapshot; the types are the queries' own.
 */

export const galleryPage: PageRange = { number: 1, pages: 2, total: 8, skip: 0, limit: 6 }

/** The page of this number. */
export const galleryPageOf = (number: number): GalleryPage => {
  const { pages, total, limit } = galleryPage
  const [entries, next] = [number - 1, number].map((page) => galleryPictures.slice(page * limit, (page + 1) * limit))
  return { page: number, pages, total, entries: entries ?? [], about: { next: next ?? [] } }
}

export const galleryCopy: Queries.GalleryTextsFragment = {
  label: "Pictures of the gallery",
  moreLabel: "Load More Images",
  nextLabel: "More pictures",
  loadingText: "Loading gallery...",
  failedText: "We could not load the next pictures. Check your connection and try again.",
  unknownText: "The gallery has no picture with this number. Here are all that it has.",
  endText: "You have reached the last picture of the gallery.",
  kindsLabel: "Kinds of pictures",
  allLabel: "All",
  openLabel: "Each picture opens in full size, with its description.",
  shareLabel: "Share this picture",
  kinds: [
    { slug: "cattle", label: "Cattle" },
    { slug: "goats", label: "Goats" },
    { slug: "people", label: "People" },
  ],
}
