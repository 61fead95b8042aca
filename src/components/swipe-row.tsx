import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

interface SwipeRowProps extends ComponentProps<"ul"> {
  /** The number of columns from 1024 px on. From 640 to 1023 px there are two; below, it sets the width of the cards. */
  columns: 2 | 4
}

/** Cards in `<li>`s: a row that scrolls and snaps on phones, and a grid from 640 px on. It needs no script. */
export function SwipeRow({ columns, className, ...props }: SwipeRowProps) {
  return (
    <ul
      data-slot="swipe-row"
      className={cx(
        // On phones the row goes from edge to edge and shows part of the next card; the padding is room for shadows and
        // focus rings.
        "-mx-4 -my-2 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:thin] sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 [&>li]:shrink-0 [&>li]:snap-start sm:[&>li]:w-auto",
        columns === 4 ? "lg:grid-cols-4 [&>li]:w-28" : "[&>li]:w-72",
        className,
      )}
      {...props}
    />
  )
}
