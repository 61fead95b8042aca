import { cx } from "class-variance-authority"
import type { ReactNode } from "react"
import type { List } from "./use-list"
import { Button } from "../components/button"
import { Link } from "../components/link"
import { Alert } from "../components/alert"
import { Pagination } from "../components/pagination"
import { VisuallyHidden } from "../components/visually-hidden"
import { messages as sharedMessages } from "./messages"

export interface ListMessages {
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

const pageMessages = {
  page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
  pages: (label: string) => `Pages: ${label}`,
}

interface PagedListProps<Entry> {
  list: List<Entry>
  messages: ListMessages
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
  messages,
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
      aria-label={messages.label}
      // Keeps what follows a short page below the first screen, where it is not seen to move.
      className="space-y-2 max-md:min-h-[calc(100vh-9rem)] md:space-y-8"
    >
      <p role="status" className={cx("text-sm text-ink-muted figures", !showsSummary && "sr-only")}>
        {state === "loading" && <span>{messages.loading}</span>}
        {state === "ready" && !isEmpty && <span>{summary}</span>}
        {isEmpty && <VisuallyHidden>{messages.empty}</VisuallyHidden>}
        {state === "ready" && pages > 1 && <VisuallyHidden>{pageMessages.page(page, pages)}</VisuallyHidden>}
      </p>

      {state === "failed" && (
        <Alert variant="danger" role="alert" className="space-y-3">
          <p>{messages.failed}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
            <Button size="sm" onClick={list.retry}>
              {sharedMessages.tryAgain}
            </Button>
            <Link href={plainHref(1)}>{messages.plain}</Link>
          </p>
        </Alert>
      )}
      {isEmpty &&
        (empty || (
          <Alert>
            {messages.empty}{" "}
            <Link href={list.route} current={false}>
              {messages.reset}
            </Link>
          </Alert>
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
            label={messages.plain}
            className="no-js-only"
          />
          <Pagination
            current={page}
            total={pages}
            link={(number) => list.link({ page: String(number) })}
            label={pageMessages.pages(messages.label)}
            // Its position is unknown until the entries above are loaded.
            className={cx("js-only", state === "loading" && "invisible")}
          />
        </>
      )}
    </div>
  )
}
