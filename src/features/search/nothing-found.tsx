import { graphql } from "gatsby"
import { HandOverMessage } from "../contact"
import { ButtonLink } from "../../components/button"
import { CheckItem, CheckList } from "../../components/list"
import { Subsection } from "../../shared/subsection"

interface NothingFoundProps {
  copy: Queries.NothingFoundCopyFragment
  /** The search text. */
  query: string
}

/** The message for a search without results: suggestions, frequently used pages, and contact details. */
export function NothingFound({ copy, query }: NothingFoundProps) {
  const about = (text: string) => text.replace("{words}", () => query)
  return (
    <Subsection data-slot="nothing-found" title={about(copy.title)} className="max-w-measure">
      <p>{copy.lead}</p>
      <CheckList>
        {copy.tips.map((tip) => (
          <CheckItem key={tip}>{tip}</CheckItem>
        ))}
      </CheckList>
      <nav aria-label={copy.linksLabel}>
        <ul className="flex flex-wrap gap-2">
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="outline">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <HandOverMessage
        draft={{ kind: "question", fields: { text: about(copy.message) } }}
        labels={{ whatsapp: copy.ask }}
      />
    </Subsection>
  )
}

export const nothingFoundFragment = graphql`
  fragment NothingFoundCopy on SearchNothing {
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
