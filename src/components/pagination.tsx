import { cva, cx } from "class-variance-authority"
import { ArrowLeft, ArrowRight, Ban, Ellipsis } from "lucide-react"
import type { ComponentProps } from "react"
import { paginate } from "../lib/pagination"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"
import { Link, type LinkProps } from "./link"
import { messages } from "./messages"

const pageStyles = cva("inline-grid size-touch place-items-center rounded-md text-sm font-semibold figures", {
  variants: {
    state: {
      usual: "bg-surface-raised text-ink shadow-card hover:bg-accent hover:text-on-accent",
      current: "bg-accent text-on-accent",
      ended: "text-ink-muted",
    },
  },
})

type PageLinkProps = Pick<LinkProps, "href" | "onClick">

export interface PaginationProps extends Omit<ComponentProps<"nav">, "children"> {
  /** From 1 to `total`. */
  current: number
  total: number
  /** Returns the props of a page's link: `(page) => ({ href: "?page=" + page })`. */
  link: (page: number) => PageLinkProps
  /** Names the navigation: "Posts". */
  label?: string
}

/** Page numbers between arrows; at either end the arrow becomes a ban sign. */
export function Pagination({
  current,
  total,
  link,
  label = messages.pagination.label,
  className,
  ...props
}: PaginationProps) {
  return (
    <nav data-slot="pagination" aria-label={label} className={className} {...props}>
      <ul className="flex flex-wrap items-center justify-center gap-2">
        <li>
          <Step
            label={messages.pagination.previous}
            disabledLabel={messages.pagination.noPrevious}
            icon={ArrowLeft}
            link={current > 1 ? link(current - 1) : undefined}
            rel="prev"
          />
        </li>
        {paginate(current, total).map((entry) =>
          entry.kind === "gap" ? (
            <li key={`after ${entry.after}`} className="grid h-touch place-items-center text-ink-muted">
              <Icon icon={Ellipsis} label={messages.pagination.gap} />
            </li>
          ) : (
            <li key={entry.page}>
              <PageLink page={entry.page} current={entry.page === current} {...link(entry.page)} />
            </li>
          ),
        )}
        <li>
          <Step
            label={messages.pagination.next}
            disabledLabel={messages.pagination.noNext}
            icon={ArrowRight}
            link={current < total ? link(current + 1) : undefined}
            rel="next"
          />
        </li>
      </ul>
    </nav>
  )
}

function PageLink({ page, current, ...link }: PageLinkProps & { page: number; current: boolean }) {
  return (
    <Link
      {...link}
      variant="plain"
      aria-label={messages.pagination.page(page)}
      // Always set, because the router ignores the query.
      current={current}
      className={pageStyles({ state: current ? "current" : "usual" })}
    >
      {page}
    </Link>
  )
}

interface StepProps extends Pick<ComponentProps<typeof Icon>, "icon"> {
  label: string
  /** Replaces the label if there is no such page. */
  disabledLabel: string
  link: PageLinkProps | undefined
  rel: "prev" | "next"
}

function Step({ label, disabledLabel, icon, link, rel }: StepProps) {
  if (!link) {
    return (
      <span role="img" aria-label={disabledLabel} className={pageStyles({ state: "ended" })}>
        <Icon icon={Ban} />
      </span>
    )
  }
  return (
    <Link {...link} rel={rel} variant="plain" current={false} className={cx(pageStyles({ state: "usual" }))}>
      <Icon icon={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  )
}
