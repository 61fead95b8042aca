import { atom } from "jotai"

/** A page of the gallery as its own data file has it. */
export type GallerySlice = Pick<NonNullable<Queries.GalleryPageQuery["gallery"]>, "pictures" | "next">

/**
 * The gallery's pages that were loaded in this visit, by number. They outlive the page, so that the way back to it
 * leads to the place that was left.
 */
export const gallerySlicesAtom = atom<ReadonlyMap<number, GallerySlice>>(new Map())

/** Pages that did not arrive; asking again takes them out. */
export const lostSlicesAtom = atom<ReadonlySet<number>>(new Set<number>())
