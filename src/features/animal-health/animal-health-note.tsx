import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { animalHealthRoute } from "../../lib/paths"
import { Heading } from "../../components/heading"
import { StandaloneLink } from "../../components/link"
import { VetCallButton } from "./vet-call-button"
import { messages } from "./messages"

/** For visitors with a sick animal: the vet's number and a link to the page with first aid. */
export function AnimalHealthNote({ content }: { content: Queries.HealthNoteFragment }) {
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
        {vetLine && <VetCallButton number={vetLine} className="w-full sm:w-auto" />}{" "}
        <StandaloneLink href={animalHealthRoute}>{messages.link}</StandaloneLink>
      </div>
    </div>
  )
}

export const healthNoteFragment = graphql`
  fragment HealthNote on HealthNote {
    title
  }
`
