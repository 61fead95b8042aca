import { graphql } from "gatsby"
import { Phone } from "lucide-react"
import { useSite } from "../../shared/use-site"
import { telephoneLink } from "../../lib/message-links"
import { animalHealthRoute } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { StandaloneLink } from "../../components/link"
import { messages } from "./messages"

/** For visitors with a sick animal: the vet's number and a link to the page with first aid. */
export function AnimalHealthNote({ content }: { content: Queries.AnimalHealthNoteFragment }) {
  const { vetLine } = useSite().site
  return (
    <div
      data-slot="animal-health-note"
      className="flex flex-col gap-4 rounded-lg border-l-4 border-danger bg-danger-surface p-5 sm:p-6"
    >
      <Heading level={2} size="md">
        {content.title}
      </Heading>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {vetLine && (
          <ButtonLink href={telephoneLink(vetLine)} padding="snug" fit="wraps" className="w-full sm:w-auto">
            <Icon icon={Phone} />
            <span>{messages.callVet}</span>{" "}
            <span translate="no" className="font-normal whitespace-nowrap">
              {vetLine}
            </span>
          </ButtonLink>
        )}{" "}
        <StandaloneLink href={animalHealthRoute}>{messages.link}</StandaloneLink>
      </div>
    </div>
  )
}

export const animalHealthNoteFragment = graphql`
  fragment AnimalHealthNote on HealthNote {
    title
  }
`
