import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { whatsAppLink } from "../../lib/message-links"
import { ButtonLink } from "../../components/button"
import { CheckItem, CheckList } from "../../components/list"
import { TitledPart } from "../../shared/titled-part"

interface NothingFoundProps {
  words: Queries.NothingFoundWordsFragment
  /** What was searched for. */
  query: string
}

/** The answer where a search finds nothing: what may help, the usual ways, and somebody to ask. */
export function NothingFound({ words, query }: NothingFoundProps) {
  const { chat } = useSite().site
  const about = (text: string) => text.replace("{words}", () => query)
  return (
    <TitledPart data-slot="nothing-found" title={about(words.title)} className="max-w-measure">
      <p>{words.lead}</p>
      <CheckList>
        {words.tips.map((tip) => (
          <CheckItem key={tip}>{tip}</CheckItem>
        ))}
      </CheckList>
      <nav aria-label={words.linksLabel}>
        <ul className="flex flex-wrap gap-2">
          {words.links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="outline">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <ButtonLink href={whatsAppLink(chat.number, about(words.message))}>{words.ask}</ButtonLink>
      </p>
    </TitledPart>
  )
}

export const nothingFoundFragment = graphql`
  fragment NothingFoundWords on SearchNothing {
    title
    lead
    tips
    linksLabel
    links {
      label
      href
    }
    ask
    message
  }
`
