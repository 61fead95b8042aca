import { cva, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"

const skeletonStyles = cva("block bg-line motion-safe:animate-pulse", {
  variants: { shape: { line: "h-[1em] w-full rounded-sm", box: "rounded-lg", circle: "rounded-full" } },
})

export interface SkeletonProps extends ComponentProps<"span">, VariantProps<typeof skeletonStyles> {}

/**
 * A placeholder for content that is loading. A box and a circle get their size by `className`. Say beside it in text
 * what is loading. Use it only where loading takes longer than a second.
 */
export function Skeleton({ shape = "line", className, ...props }: SkeletonProps) {
  return <span data-slot="skeleton" aria-hidden className={skeletonStyles({ shape, className })} {...props} />
}
