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

interface ServiceDetailProps {
  service: Queries.ServiceDetailFragment
  /** The words of every service's page; its parts have the ids of their headings for names. */
  copy: Queries.ServiceDetailCopyFragment
  /** Its opening words, below its picture. */
  intro?: ReactNode
  services: readonly Queries.ServiceLinkFragment[]
  /** The way to the page for sick animals, shown where the service is about health. */
  health?: Queries.AnimalHealthNoteFragment
  /** What is said of its sources and its last review. */
  provenance?: Queries.ProvenanceCopyFragment | null
  /** The ways to the sheets to print that belong to the service. */
  sheets?: ReactNode
}

/** The text for a service whose content is not written yet (spec section 8, "Missing content"). */
const SOON = {
  all: "Service details coming soon.",
  services: "Service information coming soon",
  challenge: "Challenge information coming soon.",
  impact: "Impact information coming soon.",
  solution: "Solution information coming soon.",
  faqs: [{ question: "FAQ information coming soon", answer: "Detailed FAQs will be available soon." }],
}

/** A service's details, with the list of all nine beside it (spec section 2, "Services"). */
export function ServiceDetail({ service, copy, intro, services, health, provenance, sheets }: ServiceDetailProps) {
  const { content } = service
  const { parts, sidebar } = copy
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
            <p className="max-w-measure text-lg">{content?.overview ?? SOON.all}</p>
          </Subsection>

          <Subsection id="offered" title={parts.offered}>
            <CheckList>
              {(content?.servicesOffered ?? [SOON.services]).map((offer) => (
                <CheckItem key={offer}>{offer}</CheckItem>
              ))}
            </CheckList>
          </Subsection>

          <Subsection id="challenge" title={parts.challenge}>
            <p className="max-w-measure">{content?.challenge ?? SOON.challenge}</p>
          </Subsection>

          <Quote variant="card">
            <QuoteMark />
            <QuoteText>{content?.impact ?? SOON.impact}</QuoteText>
          </Quote>

          <Subsection id="solution" title={parts.solution}>
            <p className="max-w-measure">{content?.solution ?? SOON.solution}</p>
          </Subsection>

          <Subsection id="questions" title={parts.questions}>
            <Faq items={content?.faqs ?? SOON.faqs} />
          </Subsection>

          {service.isAboutHealth && health && <AnimalHealthNote copy={health} />}
          {provenance && <Provenance entry={service} copy={provenance} />}
          {sheets && <div>{sheets}</div>}
        </div>

        <ServiceSidebar copy={sidebar} services={services} current={service.jsonId} />
      </Container>
    </Section>
  )
}

export const serviceDetailFragments = graphql`
  fragment ServiceDetailCopy on ServiceCopy {
    parts {
      overview
      offered
      challenge
      solution
      questions
    }
    sidebar {
      ...ServiceSidebarCopy
    }
  }

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
