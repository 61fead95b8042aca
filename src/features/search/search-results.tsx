import { createElement, Fragment, useEffect, useRef, type ReactNode } from "react"
import { type List, useList } from "../../shared/use-list"
import { groupThousands } from "../../lib/group-thousands"
import { highlightWords, searchKinds, type SearchHit } from "../../platform/search"
import { offlineRoute } from "../../lib/paths"
import { NothingFound } from "./nothing-found"
import { PagedList } from "../../shared/paged-list"
import { useSite } from "../../shared/use-site"
import { Badge } from "../../components/badge"
import { ButtonLink } from "../../components/button"
import { Card, CardBody, CardTitle } from "../../components/card"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { useOnline } from "../../components/use-online"
import { getKind, RESULTS_PER_PAGE, searchSource, type SearchMetadata } from "./search-source"
import { resultsMessages } from "./results-messages"
import { SearchForm } from "./search-form"

interface SearchResultsProps {
  /** The pages that most visitors open, for a search without results. */
  links: readonly Queries.ActionFragment[]
  /** The page's `location.search`. */
  search: string
  /** All pages of the site: shown before a search, and without JavaScript. */
  children: ReactNode
}

const EMPTY_PAGE = { range: { number: 1, pages: 1, total: 0, limit: RESULTS_PER_PAGE }, firstEntries: [] }

/** The search page: search box, results by kind, and a message if nothing is found. */
export function SearchResults({ links, search, children }: SearchResultsProps) {
  const list = useList({ route: "/search", search, ...EMPTY_PAGE, source: searchSource })
  const query = list.query.q
  const total = sumCounts(list.metadata?.counts)
  const correction = query === undefined ? undefined : list.metadata?.correction
  const input = useInitialFocus(query === undefined)
  const hasOffline = useSite().site.features.offline
  const offersCachedPages = !useOnline() && hasOffline
  return (
    <>
      <Section space="tight">
        <Container className="space-y-6">
          <p className="no-js-only max-w-measure">{resultsMessages.withoutScripts}</p>
          {/* Another search in the URL remounts the box with its text. */}
          <SearchForm key={query} defaultValue={query} input={{ ref: input }} className="js-only" />
          {query !== undefined && (
            <>
              {correction && (
                <p data-slot="search-correction" role="status">
                  {resultsMessages.correction(correction)}
                </p>
              )}
              <Kinds list={list} total={total} />
              <PagedList
                list={list}
                messages={offersCachedPages ? resultsMessages.offlineList : resultsMessages.list}
                summary={resultsMessages.found(list.total, query)}
                showsSummary
                plainHref={() => (offersCachedPages ? offlineRoute : "/site-map")}
                empty={total === 0 && <NothingFound links={links} query={query} />}
              >
                {(hits) => (
                  <ul className="grid gap-4 lg:grid-cols-2">
                    {hits.map((hit) => (
                      <li key={hit.address}>
                        <Result hit={hit} words={list.metadata?.words ?? query} />
                      </li>
                    ))}
                  </ul>
                )}
              </PagedList>
            </>
          )}
        </Container>
      </Section>
      {/* A URL with a search hides it before the first paint, like the entries of any list
          (src/platform/lists/inline.ts). */}
      {query === undefined && <div data-slot="paged-list-entries">{children}</div>}
    </>
  )
}

interface ResultProps {
  hit: SearchHit
  /** The words to highlight. */
  words: string
}

function Result({ hit, words }: ResultProps) {
  return (
    <Card lift>
      <CardBody>
        <CardTitle level={2} href={hit.address}>
          {highlight(hit.title, words)}
        </CardTitle>
        <p className="max-w-measure text-ink-muted">{highlight(hit.description, words)}</p>
        <p className="order-first">
          <Badge variant="quiet">{resultsMessages.kinds[hit.kind].one}</Badge>
        </p>
      </CardBody>
    </Card>
  )
}

/** Highlights the words in a text. Passed as separate children, because the segments have no natural key. */
const highlight = (text: string, words: string) =>
  createElement(Fragment, null, ...highlightWords(text, words).map(renderSegment))

const renderSegment = ({ text, isMatch }: ReturnType<typeof highlightWords>[number]) =>
  isMatch ? <mark className="rounded-sm bg-highlight text-on-highlight">{text}</mark> : <span>{text}</span>

interface KindsProps {
  list: List<SearchHit, SearchMetadata>
  total: number
}

/** Links to the kinds of results; kinds without results are left out. */
function Kinds({ list, total }: KindsProps) {
  const current = getKind(list.query)
  const choices = Object.keys(resultsMessages.kinds)
    .flatMap((name) => searchKinds.find((kind) => kind === name) ?? [])
    .map((kind) => ({ kind, label: resultsMessages.kinds[kind].many, count: list.metadata?.counts[kind] ?? 0 }))
    .filter(({ kind, count }) => count > 0 || kind === current)
  if (choices.length < 2 && current === undefined) return null
  return (
    <nav data-slot="search-kinds" aria-label={resultsMessages.chooseKind}>
      <ul className="-mx-1 flex gap-2 overflow-x-auto p-1 *:shrink-0 sm:flex-wrap">
        {[{ kind: undefined, label: resultsMessages.allKinds, count: total }, ...choices].map(
          ({ kind, label, count }) => (
            <li key={label}>
              <ButtonLink
                {...list.link({ kind })}
                variant={kind === current ? "primary" : "outline"}
                current={kind === current}
              >
                <span className="figures">{`${label} (${groupThousands(count)})`}</span>
              </ButtonLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

/** Returns a ref for the search box, which takes the focus after the router has, unless the visitor has moved it. */
function useInitialFocus(isEnabled: boolean) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isEnabled) return
    const timer = setTimeout(() => {
      const { activeElement, body } = document
      const isFocusUnused = !activeElement || activeElement === body || activeElement.contains(input.current)
      if (isFocusUnused) input.current?.focus({ preventScroll: true })
    })
    return () => clearTimeout(timer)
  }, [isEnabled])
  return input
}

const sumCounts = (counts: SearchMetadata["counts"] | undefined) =>
  counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : 0
