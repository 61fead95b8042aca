import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import type { List } from "./use-list"
import { Button } from "../components/button"
import { Link } from "../components/link"
import { Notice } from "../components/notice"
import { Pagination } from "../components/pagination"
import { VisuallyHidden } from "../components/visually-hidden"
import { words as sharedWords } from "./words"

export interface ListWords {
  /** The accessible name. */
  label: string
  loading: string
  failed: string
  /** The label of the static pages, without filters. */
  plain: string
  empty: string
  /** The link that removes all filters. */
  reset: string
}

const pageWords = {
  page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
  pages: (label: string) => `Pages: ${label}`,
}

interface PagedListProps<Entry> {
  list: List<Entry>
  words: ListWords
  /** "Showing 1–8 of 10 results". */
  summary: string
  /** False hides the summary visually. */
  showsSummary?: boolean
  /** A static page, for visitors without scripts (`listPagePath`). */
  plainHref: (page: number) => string
  /** Replaces the message for an empty list. */
  empty?: ReactNode
  children: (entries: readonly Entry[]) => ReactNode
}

/**
 * The frame of a paged list: announces changes, handles load errors and empty results, and links to the other pages, to
 * static ones without scripts.
 */
export function PagedList<Entry>({
  list,
  words,
  summary,
  showsSummary = false,
  plainHref,
  empty,
  children,
}: PagedListProps<Entry>) {
  const { state, entries, page, pages } = list
  const isEmpty = state === "ready" && entries.length === 0
  return (
    <div
      id={list.startId}
      tabIndex={-1}
      data-slot="paged-list"
      role="group"
      aria-label={words.label}
      // Keeps what follows a short page below the first screen, where it is not seen to move.
      className="space-y-2 max-md:min-h-[calc(100vh-9rem)] md:space-y-8"
    >
      <p role="status" className={cx("text-sm text-ink-muted figures", !showsSummary && "sr-only")}>
        {state === "loading" && <span>{words.loading}</span>}
        {state === "ready" && !isEmpty && <span>{summary}</span>}
        {isEmpty && <VisuallyHidden>{words.empty}</VisuallyHidden>}
        {state === "ready" && pages > 1 && <VisuallyHidden>{pageWords.page(page, pages)}</VisuallyHidden>}
      </p>

      {state === "failed" && (
        <Notice variant="danger" role="alert" className="space-y-3">
          <p>{words.failed}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
            <Button size="sm" onClick={list.retry}>
              {sharedWords.tryAgain}
            </Button>
            <Link href={plainHref(1)}>{words.plain}</Link>
          </p>
        </Notice>
      )}
      {isEmpty &&
        (empty || (
          <Notice>
            {words.empty}{" "}
            <Link href={list.route} current={false}>
              {words.reset}
            </Link>
          </Notice>
        ))}

      {/* Outdated entries keep their space, invisible, until the requested ones are loaded. */}
      <div
        data-slot="paged-list-entries"
        aria-busy={state === "loading" || undefined}
        inert={state !== "ready"}
        className={cx(state === "loading" && "invisible", (state === "failed" || isEmpty) && "hidden")}
      >
        {children(entries)}
      </div>

      {pages > 1 && !isEmpty && (
        <>
          <Pagination
            current={page}
            total={pages}
            link={(number) => ({ href: plainHref(number) })}
            label={words.plain}
            className="no-js-only"
          />
          <Pagination
            current={page}
            total={pages}
            link={(number) => list.link({ page: String(number) })}
            label={pageWords.pages(words.label)}
            // Its position is unknown until the entries above are loaded.
            className={cx("js-only", state === "loading" && "invisible")}
          />
        </>
      )}
    </div>
  )
}
