import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { scrollToFocus } from "./scroll-to-focus"

/**
 * Short links side by side, each in an `<li>`: on a phone one line, which scrolls to the screen's edges; from 640 px as
 * many lines as needed. It stands in a `Container`, whose margins on a phone it fills. Put it into a `nav` that says
 * what the links do.
 */
export function ChipRow({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="chip-row"
      onFocus={scrollToFocus}
      // The padding is room for focus rings, and takes no room from the page.
      className={cx(
        "-mx-4 -my-1.5 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 [&::-webkit-scrollbar]:hidden",
        className,
      )}
      {...props}
    />
  )
}
