import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { AnimalHealthNote } from "../animal-health"
import { HeadPicture } from "../../shared/head-picture"
import { OnThisPage } from "../../shared/on-this-page"
import { Provenance } from "../../shared/provenance"
import { ServiceSidebar } from "./service-sidebar"
import { Subsection } from "../../shared/subsection"
import { Container } from "../../components/container"
import { CheckItem, CheckList } from "../../components/list"
import { Quote, QuoteMark, QuoteText } from "../../components/quote"
import { Section } from "../../components/section"
import { Faq } from "./faq"
import { words } from "./words"

const { parts, soon } = words

interface ServiceDetailProps {
  service: Queries.ServiceDetailFragment
  /** Its opening words, below its picture. */
  intro?: ReactNode
  services: readonly Queries.ServiceLinkFragment[]
  /** The way to the page for sick animals, shown where the service is about health. */
  health?: Queries.AnimalHealthNoteFragment
  /** The ways to the sheets to print that belong to the service. */
  sheets?: ReactNode
}

/** A service's details, with the list of all nine beside it (spec section 2, "Services"). */
export function ServiceDetail({ service, intro, services, health, sheets }: ServiceDetailProps) {
  const { content } = service
  return (
    <Section space="tight" className="max-sm:pt-0">
      <Container className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="space-y-8 md:space-y-12">
          <HeadPicture
            picture={service.thumbFull}
            sizes="(min-width: 1280px) 830px, (min-width: 1024px) 60vw, (min-width: 640px) 95vw, 100vw"
          />
          {intro}

          <OnThisPage parts={parts} />

          <Subsection id="overview" title={parts.overview}>
            <p className="max-w-measure text-lg">{content?.overview ?? soon.overview}</p>
          </Subsection>

          <Subsection id="offered" title={parts.offered}>
            <CheckList>
              {(content?.servicesOffered ?? [soon.offered]).map((offer) => (
                <CheckItem key={offer}>{offer}</CheckItem>
              ))}
            </CheckList>
          </Subsection>

          <Subsection id="challenge" title={parts.challenge}>
            <p className="max-w-measure">{content?.challenge ?? soon.challenge}</p>
          </Subsection>

          <Quote variant="card">
            <QuoteMark />
            <QuoteText>{content?.impact ?? soon.impact}</QuoteText>
          </Quote>

          <Subsection id="solution" title={parts.solution}>
            <p className="max-w-measure">{content?.solution ?? soon.solution}</p>
          </Subsection>

          <Subsection id="questions" title={parts.questions}>
            <Faq items={content?.faqs ?? soon.faqs} />
          </Subsection>

          {service.isAboutHealth && health && <AnimalHealthNote copy={health} />}
          <Provenance entry={service} />
          {sheets && <div>{sheets}</div>}
        </div>

        <ServiceSidebar services={services} current={service.jsonId} />
      </Container>
    </Section>
  )
}

export const serviceDetailFragment = graphql`
  fragment ServiceDetail on Service {
    jsonId
    title
    isAboutHealth
    sources {
      ...Source
    }
    lastReview {
      ...LastReview
    }
    thumbFull {
      alt
      isPhotograph
      file {
        childImageSharp {
          gatsbyImageData(
            width: 830
            aspectRatio: 1.6
            formats: [AVIF, WEBP, JPG]
            outputPixelDensities: [0.5, 0.8, 1, 1.5]
          )
        }
      }
    }
    content {
      overview
      servicesOffered
      challenge
      solution
      impact
      faqs {
        question
        answer
      }
    }
  }
`
