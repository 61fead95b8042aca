import { listHref } from "../../lib/list-query"
import type { PagedRoute } from "../../lib/list-pages"
import { ChipRow } from "../../components/chip-row"
import { Link } from "../../components/link"

interface TagListProps {
  tags: readonly string[]
  /** The list that the tags filter. */
  route: PagedRoute
  current?: string
  /** wrap: in as many lines as needed; row: on phones one line that scrolls sideways. */
  variant?: "wrap" | "row"
}

export function TagList({ tags, route, current, variant = "wrap" }: TagListProps) {
  const items = tags.map((tag) => (
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
  ))
  if (variant === "row") return <ChipRow>{items}</ChipRow>
  return (
    <ul data-slot="tag-list" className="flex flex-wrap gap-2">
      {items}
    </ul>
  )
}
