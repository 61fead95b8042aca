import { cx } from "class-variance-authority"
import { Check } from "lucide-react"
import type { ComponentProps } from "react"
import { Icon } from "./icon"

/** Three to eight short statements with ticks; use an `<ol>` in `Prose` for steps. */
export function CheckList({ className, ...props }: ComponentProps<"ul">) {
  // Not `list-none`: without markers Safari no longer exposes the list role.
  return <ul data-slot="check-list" className={cx("flex list-[''] flex-col gap-3", className)} {...props} />
}

export function CheckItem({ className, children, ...props }: ComponentProps<"li">) {
  return (
    <li data-slot="check-item" className={cx("flex gap-3", className)} {...props}>
      <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-success-surface text-success">
        <Icon icon={Check} size="xs" strokeWidth={3} />
      </span>
      <span className="min-w-0 max-w-measure">{children}</span>
    </li>
  )
}
