import { graphql } from "gatsby"
import { Folded } from "../../components/folded"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { offlineRoute } from "../../lib/paths"
import { CACHE_PREFIX } from "../../platform/offline"

interface BrowserStorageProps {
  copy: Queries.BrowserStorageCopyFragment
  /** Whether the service worker keeps pages (`features.offline` in data/site.json). */
  hasOffline: boolean
  /** Whether there is the staff's page (`features.office`). */
  hasOffice: boolean
}

/** What the browser keeps for the site, under which name, and how long. */
export function BrowserStorage({ copy, hasOffline, hasOffice }: BrowserStorageProps) {
  const items = copy.items.filter(({ key }) => (hasOffline || key !== CACHE_PREFIX) && (hasOffice || key !== "office"))
  return (
    <section data-slot="browser-storage" className="max-w-measure space-y-4">
      <Heading level={2} size="xl" id="storage">
        {copy.title}
      </Heading>
      <p>{copy.lead}</p>
      {hasOffline && (
        <p>
          {copy.pages}{" "}
          <Link href={offlineRoute} className="inline-flex min-h-touch items-center">
            {copy.pagesLabel}
          </Link>
        </p>
      )}
      <Folded variant="part" title="Each name, and what it is for">
        <ul className="list-[''] divide-y divide-line border-y border-line">
          {items.map(({ key, area, text }) => (
            <li key={key} className="break-inside-avoid py-3">
              <p className="font-semibold text-ink-strong">{text}</p>
              <p className="text-ink-muted">
                {copy.keyLabel} <code>{key}</code>. {copy.untilLabel}: {copy.until[area]}.
              </p>
            </li>
          ))}
        </ul>
      </Folded>
    </section>
  )
}

export const browserStorageFragment = graphql`
  fragment BrowserStorageCopy on PrivacyStorage {
    title
    lead
    pages
    pagesLabel
    keyLabel
    untilLabel
    until {
      local
      session
    }
    items {
      key
      area
      text
    }
  }
`
