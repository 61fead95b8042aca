import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/**
 * The gallery's masonry: `GalleryPicture`s in columns, in reading order, positioned by CSS alone (global.css; the
 * arithmetic is in gallery-masonry.ts).
 */
export function GalleryGrid({ className, ...props }: ComponentProps<"ul">) {
  // An empty string as the marker instead of `list-none`: without markers Safari no longer exposes the list role.
  return <ul data-slot="gallery-grid" className={cx("gallery-grid list-['']", className)} {...props} />
}
