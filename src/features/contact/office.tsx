import { graphql } from "gatsby"
import { MapPin, Phone } from "lucide-react"
import { AnimalHealthNote } from "../../shared/animal-health-note"
import { OpenNow } from "../../shared/open-now"
import { useSite } from "../../shared/use-site"
import { ContactList } from "./contact-list"
import { ContentPicture } from "../../shared/content-picture"
import { MessageForm } from "./message-form"
import { OpeningHours } from "./opening-hours"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { isSameHours } from "../../lib/opening-hours"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon, SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"
import { Section } from "../../components/section"

interface OfficeProps {
  copy: Queries.OfficeCopyFragment
  /** The hours and the map of site.json. */
  facts: Queries.OfficeFactsFragment
  health: Queries.AnimalHealthNoteFragment
  /** Fills what the form is higher than the facts beside it, on wide screens. */
  picture?: Queries.FigurePictureFragment
}

/**
 * The ways to the office: call, WhatsApp and directions on large buttons, whether it is open, the other numbers and the
 * hours, and a form to send it a message.
 */
export function Office({ copy: { reach, hours, form }, facts, health, picture }: OfficeProps) {
  const { site } = useSite()
  const [office, ...others] = site.telephones
  return (
    <Section space="none" className="pt-8 pb-28 sm:pt-12 sm:pb-36 lg:pb-48">
      <Container className="space-y-10 lg:space-y-14">
        <div className="space-y-5">
          <ul data-slot="reach" className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
            {office && (
              <li className="col-span-full md:col-span-1">
                <ButtonLink
                  href={telephoneLink(office.number)}
                  size="lg"
                  padding="tight"
                  fit="shrinks"
                  className="w-full"
                >
                  <Icon icon={Phone} />
                  <span>{reach.callLabel}</span>{" "}
                  <span translate="no" className="font-normal whitespace-nowrap">
                    {office.number}
                  </span>
                </ButtonLink>
              </li>
            )}
            <li>
              <ButtonLink
                href={whatsAppLink(site.chat.number, site.chat.greeting)}
                variant="outline"
                size="lg"
                padding="tight"
                fit="shrinks"
                className="w-full"
              >
                <SpriteIcon name="whatsapp" size="md" />
                {reach.chatLabel}
              </ButtonLink>
            </li>
            <li>
              <ButtonLink
                href={facts.mapLink}
                variant="outline"
                size="lg"
                padding="tight"
                fit="shrinks"
                className="w-full"
              >
                <Icon icon={MapPin} />
                {reach.directionsLabel}
              </ButtonLink>
            </li>
          </ul>
          <OpenNow hours={facts.openingHours} copy={hours} />
          <AnimalHealthNote copy={health} />
        </div>
        <div className="grid items-start gap-14 lg:grid-cols-[1fr_1.2fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-10">
          <div className="space-y-8">
            <div className="space-y-3">
              <Heading level={2} size="xl" id="reach">
                {reach.title}
              </Heading>
              <p>{reach.languages}</p>
            </div>
            <ContactList address={site.address.text} email={site.email} telephones={others} />
            {isSameHours(facts.openingHours, facts.supportHours) ? (
              <Hours title={hours.title} hours={facts.openingHours} />
            ) : (
              <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
                <Hours title={hours.officeTitle} hours={facts.openingHours} />
                <Hours title={hours.supportTitle} hours={facts.supportHours} />
              </div>
            )}
            <p>{hours.answer}</p>
          </div>
          <div className="rounded-lg bg-surface-raised p-6 shadow-lifted sm:p-10 lg:row-span-2">
            <div className="mb-6 space-y-1">
              <Heading level={2} size="xl" id="message">
                {form.title}
              </Heading>
              <Link href={form.sickAnimal.href} className="inline-flex min-h-touch items-center">
                {form.sickAnimal.label}
              </Link>
            </div>
            <MessageForm copy={form} endpoint={site.forms.contact} />
          </div>
          {picture && (
            <ContentPicture
              picture={picture}
              fit="cover"
              className="hidden overflow-hidden rounded-lg shadow-sheet lg:block lg:h-0 lg:min-h-full"
              sizes="(min-width: 1280px) 520px, (min-width: 1024px) 42vw, 1px"
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
  fragment OfficeCopy on Contact {
    reach {
      callLabel
      chatLabel
      directionsLabel
      title
      languages
    }
    hours {
      title
      officeTitle
      supportTitle
      answer
      ...OpenNowCopy
    }
    form {
      ...ContactFormCopy
    }
  }

  fragment ContactFormCopy on ContactPageForm {
    title
    sickAnimal {
      ...Action
    }
    submitLabel
    successMessage
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
