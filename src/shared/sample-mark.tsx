import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"
import { useSite } from "./use-site"

interface SampleMarkProps extends Omit<ComponentProps<"span">, "children"> {
  /** What is invented. */
  of: keyof ReturnType<typeof useSite>["samples"]
}

/** Says quietly that what stands beside it is invented. Entries with `isSample` have one. */
export function SampleMark({ of, className, ...props }: SampleMarkProps) {
  const { samples } = useSite()
  return (
    <span data-slot="sample-mark" className={cx("text-sm font-normal text-ink-muted", className)} {...props}>
      {samples[of]}
    </span>
  )
}
