import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** Running text from content; its headings begin one level below the heading above. */
export function Prose({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="prose"
      className={cx(
        "max-w-measure text-base",
        "[&>*+*]:mt-5 [&>*+h2]:mt-12 [&>*+h3]:mt-9 [&>h2+*]:mt-4 [&>h3+*]:mt-3",
        "[&>ul]:list-disc [&>ul]:pl-6 [&>ol]:list-decimal [&>ol]:pl-6 [&_li]:pl-1 [&_li+li]:mt-2 [&_li]:marker:text-ink-muted",
        "[&_strong]:font-semibold [&_strong]:text-ink-strong",
        className,
      )}
      {...props}
    />
  )
}
