import { graphql } from "gatsby"
import { Folded } from "../../components/folded"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { offlineRoute } from "../../lib/paths"
import { ofSwitchedOnParts } from "../terms"
import { words } from "./words"

interface BrowserStorageProps {
  copy: Queries.BrowserStorageCopyFragment
  /** The parts that data/site.json switches on: what belongs to another is not shown. */
  features: Queries.PrivacyFactsFragment["features"]
}

/** What the browser keeps for the site, under which name, and how long. */
export function BrowserStorage({ copy, features }: BrowserStorageProps) {
  const items = ofSwitchedOnParts(copy.items, features)
  return (
    <section data-slot="browser-storage" className="max-w-measure space-y-4">
      <Heading level={2} size="xl" id="storage">
        {copy.title}
      </Heading>
      <p>{copy.lead}</p>
      {features.offline && (
        <p>
          {copy.pages}{" "}
          <Link href={offlineRoute} className="inline-flex min-h-touch items-center">
            {words.pages}
          </Link>
        </p>
      )}
      <Folded variant="part" title={words.stored}>
        <ul className="list-[''] divide-y divide-line border-y border-line">
          {items.map(({ key, area, text }) => (
            <li key={key} className="break-inside-avoid py-3">
              <p className="font-semibold text-ink-strong">{text}</p>
              <p className="text-ink-muted">
                {words.key} <code>{key}</code>. {words.howLong}: {words.until[area]}.
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
    items {
      key
      area
      text
      feature
    }
  }
`
