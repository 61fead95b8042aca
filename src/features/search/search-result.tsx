import { markWords, type SearchHit } from "../../platform/search"
import { Badge } from "../../components/badge"
import { Card, CardBody, CardTitle } from "../../components/card"
import { Marked } from "../../components/marked"

interface SearchResultProps {
  hit: SearchHit
  /** The search text; its words are marked. */
  words: string
  /** The name of this kind of page. */
  kind: string
}

/** One search result: its kind, its title, and the page's own description. */
export function SearchResult({ hit, words, kind }: SearchResultProps) {
  return (
    <Card lift>
      <CardBody>
        <CardTitle level={2} href={hit.address}>
          <Marked text={markWords(hit.title, words)} />
        </CardTitle>
        <p className="max-w-measure text-ink-muted">
          <Marked text={markWords(hit.description, words)} />
        </p>
        <p className="order-first">
          <Badge variant="quiet">{kind}</Badge>
        </p>
      </CardBody>
    </Card>
  )
}
