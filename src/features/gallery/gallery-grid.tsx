import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/**
 * The gallery's masonry: `GalleryPicture`s in columns, in reading order, placed by the stylesheet alone (global.css;
 * the arithmetic is in gallery-masonry.ts).
 */
export function GalleryGrid({ className, ...props }: ComponentProps<"ul">) {
  // An empty text for a bullet, not none: without bullets Safari no longer tells that it is a list.
  return <ul data-slot="gallery-grid" className={cx("gallery-grid list-['']", className)} {...props} />
}
