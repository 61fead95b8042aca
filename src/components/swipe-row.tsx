import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

const rowStyles = cva(
  // On phones the row goes from edge to edge and shows part of the next card; the padding is room for shadows and focus
  // rings.
  "-mx-4 -my-2 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain px-4 py-2 [scrollbar-width:thin] sm:mx-0 sm:grid sm:gap-6 sm:overflow-visible sm:px-0 [&>li]:w-[min(9rem,60%)] [&>li]:shrink-0 [&>li]:snap-start sm:[&>li]:w-auto",
  {
    variants: {
      /** From 640 px on. */
      columns: { three: "sm:grid-cols-3 lg:gap-8", four: "sm:grid-cols-2 lg:grid-cols-4" },
    },
  },
)

export interface SwipeRowProps extends ComponentProps<"ul">, VariantProps<typeof rowStyles> {}

/** Cards in `<li>`s: a row that scrolls and snaps on phones, a grid from 640 px. It needs no script. */
export function SwipeRow({ columns, className, ...props }: SwipeRowProps) {
  return <ul data-slot="swipe-row" className={rowStyles({ columns, className })} {...props} />
}

/** `Container`s with a heading and a `SwipeRow` each: side by side on phones, stacked from 640 px. */
export function SwipeGroup({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="swipe-row"
      className={cx(
        "overscroll-x-contain [scrollbar-width:thin] max-sm:flex max-sm:overflow-x-auto max-sm:*:w-max max-sm:*:max-w-none max-sm:*:shrink-0 sm:space-y-14 lg:space-y-20",
        className,
      )}
      {...props}
    />
  )
}
