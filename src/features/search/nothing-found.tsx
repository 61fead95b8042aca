import { HandOverMessage } from "../contact"
import { ButtonLink } from "../../components/button"
import { CheckItem, CheckList } from "../../components/list"
import { Subsection } from "../../shared/subsection"
import { useSite } from "../../shared/use-site"
import { resultsWords } from "./results-words"

const { nothing } = resultsWords

interface NothingFoundProps {
  /** The pages that most visitors open. */
  links: readonly Queries.ActionFragment[]
  query: string
}

/** The message for a search without results: tips, links, and the office's channels. */
export function NothingFound({ links, query }: NothingFoundProps) {
  const { name } = useSite().site
  return (
    <Subsection data-slot="nothing-found" title={nothing.title(query)} className="max-w-measure">
      <p>{nothing.lead}</p>
      <CheckList>
        {nothing.tips.map((tip) => (
          <CheckItem key={tip}>{tip}</CheckItem>
        ))}
      </CheckList>
      <nav aria-label={nothing.links}>
        <ul className="flex flex-wrap gap-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="outline">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
      <HandOverMessage
        draft={{ kind: "question", fields: { text: nothing.message(name, query) } }}
        labels={{ whatsapp: nothing.ask }}
      />
    </Subsection>
  )
}
