import { graphql } from "gatsby"
import { Folded } from "../../components/folded"
import { words } from "./words"

/** Lists what the browser stores for the site, under which key, and how long. */
export function StoredItems({ items }: { items: readonly Queries.StoredItemFragment[] }) {
  return (
    <Folded variant="part" title={words.stored} className="max-w-measure">
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
  )
}

export const storedItemFragment = graphql`
  fragment StoredItem on StoredItem {
    key
    area
    text
    when
  }
`
