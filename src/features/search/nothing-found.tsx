import { ButtonLink } from "../../components/button"
import { Subsection } from "../../shared/subsection"
import { resultsMessages } from "./results-messages"

const { nothing } = resultsMessages

interface NothingFoundProps {
  /** The pages that most visitors open. */
  links: readonly Queries.ActionFragment[]
  query: string
}

/** The message for a search without results, with links. */
export function NothingFound({ links, query }: NothingFoundProps) {
  return (
    <Subsection data-slot="nothing-found" title={nothing.title(query)} className="max-w-measure">
      <p>{nothing.lead}</p>
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
    </Subsection>
  )
}
