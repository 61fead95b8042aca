import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { serviceDetailPath } from "../../lib/paths"
import { provenanceWords } from "../../lib/provenance"
import { Example } from "../../shared/example"
import { HeadPicture } from "../../shared/head-picture"
import { OnThisPage } from "../../shared/on-this-page"
import { LastReview } from "../../shared/provenance"
import { Subsection } from "../../shared/subsection"
import { Badge } from "../../components/badge"
import { Container } from "../../components/container"
import { Lead } from "../../components/heading"
import { CheckItem, CheckList } from "../../components/list"
import { Quote, QuoteMark, QuoteSource, QuoteText } from "../../components/quote"
import { Section } from "../../components/section"
import { Faq } from "./faq"
import { words } from "./words"

const { parts, soon } = words

/* The page of a service (spec section 2, "Services"), in parts for its template. */

interface ServiceProps {
  service: Queries.ServiceDetailFragment
}

export const serviceCrumbs = (service: Queries.ServiceDetailFragment) => [
  { label: "Home", href: "/" },
  { label: "Services", href: "/services" },
  { label: service.title, href: serviceDetailPath(service) },
]

/** The details in one column, and beside them the list of all services. */
export function ServiceColumns({ sidebar, children }: { sidebar: ReactNode; children: ReactNode }) {
  return (
    <Section space="tight" className="max-sm:pt-0">
      <Container className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <div className="space-y-8 md:space-y-12">{children}</div>
        {sidebar}
      </Container>
    </Section>
  )
}

/** A service's picture, opening words and kind; they say so where the offer is not confirmed yet. */
export function ServiceIntro({ service }: ServiceProps) {
  return (
    <>
      <HeadPicture
        picture={service.thumbFull}
        sizes="(min-width: 1280px) 830px, (min-width: 1024px) 60vw, (min-width: 640px) 95vw, 100vw"
      />
      <div className="space-y-3">
        <Lead>{service.description}</Lead>
        {service.isAboutHealth && <LastReview review={service.lastReview} />}
        {!service.offerConfirmed && <p data-slot="offer-unconfirmed">{provenanceWords.notOpen}</p>}
        <Badge>{service.category}</Badge>
      </div>
    </>
  )
}

interface ServicePartsProps extends ServiceProps {
  /** Whether the group order stands below; it is named first. */
  hasGroupOrder?: boolean
  /** Stands after what is offered, such as what it costs. */
  children?: ReactNode
}

/** What a service is about, part by part. */
export function ServiceParts({ service: { content, isSample }, hasGroupOrder = false, children }: ServicePartsProps) {
  return (
    <>
      <OnThisPage parts={hasGroupOrder ? { ...words.groupOrder, ...parts } : parts} />

      <Subsection id="overview" title={parts.overview}>
        <p className="max-w-measure text-lg">{content?.overview ?? soon.overview}</p>
      </Subsection>

      <Subsection id="offered" title={parts.offered}>
        <CheckList>
          {(content?.servicesOffered ?? [soon.offered]).map((offer) => (
            <CheckItem key={offer}>{offer}</CheckItem>
          ))}
        </CheckList>
        {children}
      </Subsection>

      <Subsection id="challenge" title={parts.challenge}>
        <p className="max-w-measure">{content?.challenge ?? soon.challenge}</p>
      </Subsection>

      <Quote variant="card">
        <QuoteMark />
        <QuoteText>{content?.impact ?? soon.impact}</QuoteText>
        {content?.impact && isSample && (
          <QuoteSource>
            <Example isSample />
          </QuoteSource>
        )}
      </Quote>

      <Subsection id="solution" title={parts.solution}>
        <p className="max-w-measure">{content?.solution ?? soon.solution}</p>
      </Subsection>

      <Subsection id="questions" title={parts.questions}>
        <Faq items={content?.faqs ?? soon.faqs} />
      </Subsection>
    </>
  )
}

/** schema.org's `FAQPage`: the questions and answers of a service whose offer is confirmed. */
export function questionsData({ offerConfirmed, content }: Queries.ServiceDetailFragment): object[] {
  if (!offerConfirmed || !content?.faqs) return []
  const mainEntity = content.faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }))
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }]
}

export const serviceDetailFragment = graphql`
  fragment ServiceDetail on Service {
    jsonId
    servicePath
    title
    category
    description
    offerConfirmed
    isSample
    isAboutHealth
    ask
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
