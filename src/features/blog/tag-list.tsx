import { listHref } from "../../list/list-query"
import type { PagedRoute } from "../../lib/list-pages"
import { Link } from "../../components/link"

interface TagListProps {
  tags: readonly string[]
  /** The list that a tag filters. */
  route: PagedRoute
  /** The tag that it is filtered by now. */
  current?: string
}

/** Tags of posts: each leads to the top of the list, which then shows the posts that carry it. */
export function TagList({ tags, route, current }: TagListProps) {
  return (
    <ul data-slot="tag-list" className="flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            href={listHref(route, { tag })}
            variant="plain"
            // Said always: the router can't tell apart addresses that differ in their query only.
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
