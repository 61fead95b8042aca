import { Heading } from "../../components/heading"
import { linkStyles } from "../../components/link"
import { dayAndTime } from "../../lib/day-and-time"
import { animalHealthRoute } from "../../lib/paths"
import type { CachedPage } from "../../platform/offline"
import { words } from "./words"

interface CachedPagesProps {
  /** The newest first; undefined until they are known. */
  pages: readonly CachedPage[] | undefined
}

/**
 * The pages that open without a network. Its links are plain `<a>` elements: they load documents, which are what is
 * kept for certain.
 */
export function CachedPages({ pages }: CachedPagesProps) {
  return (
    <section data-slot="cached-pages" className="js-only space-y-3">
      <Heading level={2} size="xl">
        {words.kept.title}
      </Heading>
      {!pages?.length && <p className="text-ink-muted">{pages ? words.kept.none : words.kept.loading}</p>}
      {pages && pages.length > 0 && (
        <ul className="list-[''] divide-y divide-line border-y border-line">
          {inOrder(pages).map(({ path, title, fetched }) => (
            <li key={path} className="flex flex-wrap items-center gap-x-4 py-1">
              <a
                href={path}
                className={linkStyles({ variant: "inline", className: "inline-flex min-h-touch items-center" })}
              >
                {title}
              </a>
              <time dateTime={fetched} className="ml-auto text-sm text-ink-muted figures">
                {words.kept.from(dayAndTime(fetched))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** One line for each title, though a post or a product has two addresses; the page for sick and dead animals comes first. */
function inOrder(pages: readonly CachedPage[]): CachedPage[] {
  const byTitle = new Map<string, CachedPage>()
  for (const page of pages) if (!byTitle.has(page.title)) byTitle.set(page.title, page)
  const isUrgent = ({ path }: CachedPage) => path === animalHealthRoute
  return [...byTitle.values()].sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)))
}
