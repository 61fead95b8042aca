import { cx } from "class-variance-authority"
import { ChevronRight } from "lucide-react"
import type { ComponentProps } from "react"
import { Icon } from "./icon"
import { Link } from "./link"
import { messages } from "./messages"

export interface Crumb {
  label: string
  href?: string
}

export interface BreadcrumbProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From the home page to the current page, which has no `href`. */
  items: readonly Crumb[]
}

/** The trail to the current page; `PageBanner` includes one. Hidden on phones if the home page is its only link. */
export function Breadcrumb({ items, className, ...props }: BreadcrumbProps) {
  return (
    <nav
      data-slot="breadcrumb"
      aria-label={messages.breadcrumb}
      className={cx("text-sm", items.length < 3 && "max-sm:hidden", className)}
      {...props}
    >
      {/* One line: the current page's name is truncated, and hidden on phones, because the title repeats it. */}
      <ol className="flex items-center gap-x-1.5 whitespace-nowrap">
        {items.map(({ label, href }, index, { length }) => (
          <li
            key={`${label} ${href ?? ""}`}
            className={cx("flex items-center gap-x-1.5", index === length - 1 && "min-w-0 max-sm:sr-only")}
          >
            {index > 0 && <Icon icon={ChevronRight} size="xs" className="text-ink-muted" />}
            {href && index < length - 1 ? (
              <Link href={href} variant="quiet" className="inline-flex min-h-7 sm:min-h-8 items-center underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate leading-7 sm:leading-8 text-ink-muted">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
