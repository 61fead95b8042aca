import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { scrollToFocus } from "./scroll-to-focus"

/** Short links, each in an `<li>`, inside a `Container`: one scrollable line on phones, several lines from 640 px. */
export function ChipRow({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="chip-row"
      onFocus={scrollToFocus}
      // The padding makes room for focus rings; the negative margin takes it back.
      className={cx(
        "-mx-4 -my-1.5 flex gap-2 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 [&::-webkit-scrollbar]:hidden",
        className,
      )}
      {...props}
    />
  )
}
