import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { MessageForm } from "./message-form"
import { OpeningHours } from "./opening-hours"
import { isSameHours } from "../../lib/opening-hours"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { messages } from "./messages"
import { formMessages } from "./form-messages"

interface OfficeProps {
  content: Queries.OfficeContentFragment
  facts: Queries.OfficeFactsFragment
  /** Fills the column beside the higher form, on wide screens. */
  picture?: Queries.FigurePictureFragment
}

export function Office({ content: { reach }, facts, picture }: OfficeProps) {
  return (
    <Section space="none" className="pb-24 sm:pt-6 sm:pb-36 lg:pb-48">
      <Container>
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[auto_1fr] lg:gap-16">
          <div className="space-y-4 md:space-y-8">
            <div className="space-y-3">
              <Heading level={2} id="reach">
                {reach.title}
              </Heading>
              <p>{reach.languages}</p>
              <p>{reach.answer}</p>
            </div>
            {isSameHours(facts.openingHours, facts.supportHours) ? (
              <OpeningHours hours={facts.openingHours} />
            ) : (
              <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
                <Hours title={messages.officeHours} hours={facts.openingHours} />
                <Hours title={messages.supportHours} hours={facts.supportHours} />
              </div>
            )}
          </div>
          <div className="rounded-lg bg-surface-raised p-4 shadow-lifted sm:p-10 lg:row-span-2">
            <Heading level={2} id="message" className="mb-6">
              {formMessages.title}
            </Heading>
            <MessageForm />
          </div>
          {picture && (
            <ContentPicture
              picture={picture}
              fit="cover"
              className="hidden overflow-hidden rounded-lg shadow-card lg:block lg:h-0 lg:min-h-full"
              sizes="(min-width: 1024px) 632px, 1px"
            />
          )}
        </div>
      </Container>
    </Section>
  )
}

function Hours({ title, hours }: { title: string; hours: OfficeProps["facts"]["supportHours"] }) {
  return (
    <div className="space-y-2">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <OpeningHours hours={hours} />
    </div>
  )
}

export const officeFragments = graphql`
  fragment OfficeContent on Contact {
    reach {
      title
      languages
      answer
    }
  }

  fragment OfficeFacts on SiteSettings {
    mapLink
    supportHours {
      label
      opens
      closes
    }
    ...OpeningHours
  }
`
