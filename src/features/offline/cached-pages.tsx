import { graphql } from "gatsby"
import { Badge } from "../../components/badge"
import { Heading } from "../../components/heading"
import { linkStyles } from "../../components/link"
import { dayAndTime } from "../../lib/day-and-time"
import type { CachedPage } from "../../platform/offline"

interface CachedPagesProps {
  copy: Queries.CachedPagesCopyFragment
  /** The newest first; undefined until they are known. */
  pages: readonly CachedPage[] | undefined
}

/**
 * The pages that open without a network. Its links are plain `<a>` elements: they load documents, which are what is
 * kept for certain.
 */
export function CachedPages({ copy, pages }: CachedPagesProps) {
  return (
    <section data-slot="cached-pages" className="js-only space-y-3">
      <Heading level={2} size="xl">
        {copy.title}
      </Heading>
      {!pages?.length && <p className="text-ink-muted">{pages ? copy.none : copy.loading}</p>}
      {pages && pages.length > 0 && (
        <ul className="list-[''] divide-y divide-line border-y border-line">
          {pages.map(({ path, title, fetched, isPinned }) => (
            <li key={path} className="flex flex-wrap items-center gap-x-4 py-1">
              <a
                href={path}
                className={linkStyles({ variant: "inline", className: "inline-flex min-h-touch items-center" })}
              >
                {title}
              </a>
              {isPinned && <Badge variant="success">{copy.wanted}</Badge>}
              <time dateTime={fetched} className="ml-auto text-sm text-ink-muted figures">
                {copy.from.replace("{date}", dayAndTime(fetched))}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export const cachedPagesFragment = graphql`
  fragment CachedPagesCopy on OfflineKept {
    title
    loading
    none
    from
    wanted
  }
`
