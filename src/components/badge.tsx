import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

const badgeStyles = cva("inline-flex items-center leading-tight font-semibold", {
  variants: {
    variant: {
      highlight: "bg-highlight text-on-highlight",
      sale: "bg-sale text-on-sale",
      quiet: "bg-surface-sunken text-ink-muted",
    },
    /** label: a paper tag; count: the number on a cart; disc: the same in pixels, for a bar of a fixed height. */
    shape: {
      label: "gap-1.5 rounded-sm px-2.5 py-1 text-xs",
      count: "min-w-5 justify-center rounded-full px-1.5 py-0.5 text-xs figures",
      disc: "min-w-[20px] justify-center rounded-full px-[5px] py-[2px] text-[12px] figures",
    },
  },
})

export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeStyles> {}

/** One or two words, or a number with `VisuallyHidden` text, placed after the title that it belongs to. */
export function Badge({ variant = "highlight", shape = "label", className, ...props }: BadgeProps) {
  return <span data-slot="badge" className={badgeStyles({ variant, shape, className })} {...props} />
}
