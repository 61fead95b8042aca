import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { ContactList } from "./contact-list"
import { MessageForm } from "./message-form"
import { OpeningHours } from "./opening-hours"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"

interface OfficeProps {
  reach: Queries.ContactReachCopyFragment
  form: Queries.ContactFormCopyFragment
  supportHours: Queries.OfficeHoursFragment["supportHours"]
}

/** The office's contact details, and a form to send it a message. */
export function Office({ reach, form, supportHours }: OfficeProps) {
  const { site } = useSite()
  return (
    <Section space="none" className="pt-10 pb-28 sm:pt-12 sm:pb-36 lg:pt-16 lg:pb-48">
      <Container className="grid items-start gap-14 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
        <div className="space-y-8">
          <SectionHead copy={reach} id="reach" />
          <ContactList address={site.address.text} email={site.email} telephones={site.telephones} />
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            <Hours title={reach.hoursTitle} hours={site.openingHours} />
            <Hours title={reach.supportTitle} hours={supportHours} />
          </div>
        </div>
        <div className="rounded-lg bg-surface-raised p-6 shadow-lifted sm:p-10">
          <SectionHead copy={form} id="message" />
          <MessageForm copy={form} endpoint={site.forms.contact} chatNumber={site.chat.number} />
        </div>
      </Container>
    </Section>
  )
}

function Hours({ title, hours }: { title: string; hours: OfficeProps["supportHours"] }) {
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
  fragment ContactReachCopy on ContactReach {
    eyebrow
    title
    lead
    hoursTitle
    supportTitle
    button {
      ...Action
    }
  }

  fragment ContactFormCopy on ContactPageForm {
    eyebrow
    title
    lead
    submitLabel
    successMessage
    button {
      ...Action
    }
  }

  fragment OfficeHours on SiteSettings {
    mapLink
    supportHours {
      label
      opens
      closes
    }
  }
`
