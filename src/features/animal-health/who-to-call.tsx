import { graphql } from "gatsby"
import { OpeningHours } from "../contact"
import { Points } from "../../shared/paragraphs"
import { PreviewNote } from "../../shared/preview-note"
import { ReviewedBy } from "../../shared/sources"
import { useSite } from "../../shared/use-site"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { SpriteIcon } from "../../components/icon"
import { StandaloneLink } from "../../components/link"
import { Section } from "../../components/section"
import { VetCallButton } from "./vet-call-button"
import { messages } from "./messages"

interface WhoToCallProps {
  content: Queries.WhoToCallContentFragment
  review: Queries.ReviewedByFragment | null
}

/** Telephone numbers for a sick animal, the nearest person first and the office last, and the facts to report. */
export function WhoToCall({ content, review }: WhoToCallProps) {
  const { vetLine, telephones, chat, openingHours } = useSite().site
  const office = telephones[0]?.number ?? chat.number
  return (
    <Section space="none" className="pt-0 pb-8 sm:py-12 lg:py-16">
      <Container className="grid items-start gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div className="space-y-3 sm:space-y-5">
          <Heading level={2} id="who-to-call" className="pt-3">
            {content.title}
          </Heading>
          <ol className="max-w-measure list-decimal space-y-2 pl-6 max-sm:space-y-1 max-sm:leading-snug">
            {content.people.map((line) => (
              <li key={line} className="pl-1">
                {line}
              </li>
            ))}
          </ol>
          {vetLine && <VetLine number={vetLine} content={content} />}
          <StandaloneLink href={telephoneLink(office)}>{`${messages.callOffice}: ${office}`}</StandaloneLink>
          <PreviewNote number={office} />
          <OpeningHours hours={openingHours} />
          <ReviewedBy review={review} />
        </div>
        <section aria-labelledby="what-to-say" className="space-y-3 rounded-lg bg-surface-sunken p-4 sm:p-6">
          <Heading level={3} id="what-to-say">
            {content.sayTitle}
          </Heading>
          <Points texts={content.say} />
        </section>
      </Container>
    </Section>
  )
}

function VetLine({ number, content }: { number: string; content: WhoToCallProps["content"] }) {
  return (
    <>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <VetCallButton number={number} size="lg" />{" "}
        <ButtonLink
          href={whatsAppLink(number, content.photoMessage)}
          variant="outline"
          size="lg"
          padding="snug"
          fit="shrinks"
        >
          <SpriteIcon name="whatsapp" size="md" />
          {messages.photo}
        </ButtonLink>
      </div>
      <p className="hidden font-semibold print:block">
        {messages.callVet}: {number}
      </p>
      <p className="max-w-measure text-ink-muted">{content.hoursNote}</p>
    </>
  )
}

export const whoToCallFragment = graphql`
  fragment WhoToCallContent on HealthCall {
    title
    photoMessage
    people
    hoursNote
    sayTitle
    say
  }
`
