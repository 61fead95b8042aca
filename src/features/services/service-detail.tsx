import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { provenanceWords } from "../../lib/provenance"
import { Example } from "../../shared/example"
import { DetailIntro } from "../../shared/detail-frame"
import { OnThisPage } from "../../shared/on-this-page"
import { LastReview } from "../../shared/provenance"
import { Subsection } from "../../shared/subsection"
import { Badge } from "../../components/badge"
import { CheckItem, CheckList } from "../../components/list"
import { Quote, QuoteMark, QuoteSource, QuoteText } from "../../components/quote"
import { Faq } from "./faq"
import { words } from "./words"

const { parts, soon } = words

/* The page of a service (spec section 2, "Services"), in parts for its template. */

interface ServiceProps {
  service: Queries.ServiceDetailFragment
}

/** A service's picture, opening words and kind; they say so where the offer is not confirmed yet. */
export function ServiceIntro({ service }: ServiceProps) {
  return (
    <DetailIntro entry={service} column="besideSidebar">
      {service.isAboutHealth && <LastReview review={service.lastReview} />}
      {!service.offerConfirmed && <p data-slot="offer-unconfirmed">{provenanceWords.notOpen}</p>}
      <Badge>{service.category}</Badge>
    </DetailIntro>
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
      ...HeadPicture
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
