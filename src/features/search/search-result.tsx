import { markWords } from "../../lib/marked-text"
import type { SearchHit } from "../../lib/site-search"
import { Badge } from "../../components/badge"
import { Card, CardBody, CardTitle } from "../../components/card"
import { Marked } from "../../components/marked"

interface SearchResultProps {
  hit: SearchHit
  /** What was searched for; it is marked in the title. */
  words: string
  /** What this kind of page is called. */
  kind: string
}

/** A page that was found: its kind, its title, and the passage with the words that were searched for. */
export function SearchResult({ hit, words, kind }: SearchResultProps) {
  return (
    <Card lift>
      <CardBody>
        <CardTitle level={2} href={hit.address}>
          <Marked text={markWords(hit.title, words)} />
        </CardTitle>
        <p className="max-w-measure text-ink-muted">
          <Marked text={hit.excerpt} />
        </p>
        <p className="order-first">
          <Badge variant="quiet">{kind}</Badge>
        </p>
      </CardBody>
    </Card>
  )
}
