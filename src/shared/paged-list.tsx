import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import type { List } from "./use-list"
import { Button } from "../components/button"
import { Link } from "../components/link"
import { Notice } from "../components/notice"
import { Pagination } from "../components/pagination"
import { VisuallyHidden } from "../components/visually-hidden"
import { words as sharedWords } from "./words"

/** What a list says of its entries. */
export interface ListWords {
  /** What it holds, for screen readers. */
  label: string
  loading: string
  failed: string
  /** The link to the same list as a plain page, without filters. */
  plain: string
  empty: string
  /** The link that takes every filter away. */
  reset: string
}

/** Beside what a list says of its entries, the same for all lists. */
const pageWords = {
  page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
  pages: (label: string) => `Pages: ${label}`,
}

interface PagedListProps<Entry> {
  list: List<Entry>
  words: ListWords
  /** What is said about the entries in sight: "Showing 1–8 of 10 results". */
  summary: string
  /** False keeps the summary for screen readers. */
  showsSummary?: boolean
  /** Page `page` as a page of its own, for visitors without scripts (`listPagePath`). */
  plainHref: (page: number) => string
  /** Shows the entries. */
  children: (entries: readonly Entry[]) => ReactNode
}

/**
 * Everything round the entries of a paged list: what is shown of it, said aloud when it changes; what to do when a page
 * doesn't arrive or nothing is found; and the way to the other pages, by links to pages of their own without scripts.
 */
export function PagedList<Entry>({
  list,
  words,
  summary,
  showsSummary = false,
  plainHref,
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
      // What follows a short page stays below the first screen, so that it is not seen to jump there.
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
      {isEmpty && (
        <Notice>
          {words.empty}{" "}
          <Link href={list.route} current={false}>
            {words.reset}
          </Link>
        </Notice>
      )}

      {/* Entries that are no longer the ones asked for keep the place, unseen, until those are there. */}
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
          <Pagination current={page} total={pages} href={plainHref} label={words.plain} className="no-js-only" />
          <Pagination
            current={page}
            total={pages}
            href={(number) => list.href({ page: String(number) })}
            label={pageWords.pages(words.label)}
            // Where the pages stand is known once the entries above are there.
            className={cx("js-only", state === "loading" && "invisible")}
          />
        </>
      )}
    </div>
  )
}
