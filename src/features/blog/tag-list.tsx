import { cva } from "class-variance-authority"
import { listHref } from "../../list/list-query"
import type { PagedRoute } from "../../lib/list-pages"
import { Link } from "../../components/link"

interface TagListProps {
  tags: readonly string[]
  /** The list that the tags filter. */
  route: PagedRoute
  /** The list's current tag. */
  current?: string
  /** wrap: in as many lines as needed; row: in one line, which scrolls sideways. */
  variant?: "wrap" | "row"
}

// The padding keeps the focus ring within what scrolls.
const listStyles = cva("flex gap-2", {
  variants: { variant: { wrap: "flex-wrap", row: "-mx-1 overflow-x-auto p-1 *:shrink-0" } },
})

/** The tags of posts: each links to the list, filtered by that tag. */
export function TagList({ tags, route, current, variant = "wrap" }: TagListProps) {
  return (
    <ul data-slot="tag-list" className={listStyles({ variant })}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={listHref(route, { tag })}
            variant="plain"
            // Always set: the router can't tell apart URLs that differ only in their query.
            current={tag === current}
            className="inline-flex min-h-touch items-center rounded-md border border-line bg-surface-raised px-4 text-sm font-semibold text-ink hover:text-accent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
          >
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}
