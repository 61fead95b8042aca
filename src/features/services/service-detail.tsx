import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { OwnerFacts } from "../legal"
import { DetailIntro } from "../../shared/detail-frame"
import { OnThisPage } from "../../shared/on-this-page"
import { ReviewedBy } from "../../shared/sources"
import { Subsection } from "../../shared/subsection"
import { Badge } from "../../components/badge"
import { CheckItem, CheckList } from "../../components/list"
import { Quote, QuoteMark, QuoteText } from "../../components/quote"
import { Faq } from "./faq"
import { messages } from "./messages"

const { sections, soon } = messages

interface ServiceProps {
  service: Queries.ServiceDetailFragment
}

export function ServiceIntro({ service }: ServiceProps) {
  return (
    <DetailIntro entry={service} column="besideSidebar">
      <ReviewedBy review={service.reviewedBy} />
      <Badge>{service.category}</Badge>
    </DetailIntro>
  )
}

interface ServiceSectionsProps extends ServiceProps {
  /** Whether the group order is below; its link comes first. */
  hasGroupOrder?: boolean
  /** Rendered after the list of what is offered. */
  children?: ReactNode
}

export function ServiceSections({
  service: { content, facts },
  hasGroupOrder = false,
  children,
}: ServiceSectionsProps) {
  return (
    <>
      <p className="max-w-measure text-lg">{content?.overview ?? soon.overview}</p>

      <OnThisPage sections={hasGroupOrder ? { ...messages.groupOrder, ...sections } : sections} />

      <Subsection id="offered" title={sections.offered}>
        <CheckList>
          {(content?.servicesOffered ?? [soon.offered]).map((offer) => (
            <CheckItem key={offer}>{offer}</CheckItem>
          ))}
        </CheckList>
        {children}
        <OwnerFacts facts={facts} />
      </Subsection>

      <Subsection id="challenge" title={sections.challenge}>
        <p className="max-w-measure">{content?.challenge ?? soon.challenge}</p>
      </Subsection>

      <Quote>
        <QuoteMark />
        <QuoteText>{content?.impact ?? soon.impact}</QuoteText>
      </Quote>

      <Subsection id="solution" title={sections.solution}>
        <p className="max-w-measure">{content?.solution ?? soon.solution}</p>
      </Subsection>

      <Subsection id="questions" title={sections.questions}>
        <Faq items={content?.faqs ?? soon.faqs} />
      </Subsection>
    </>
  )
}

/** Returns schema.org's `FAQPage` of a service. */
export function getQuestionsData({ content }: Queries.ServiceDetailFragment): object[] {
  if (!content?.faqs) return []
  const mainEntity = content.faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }))
  return [{ "@context": "https://schema.org", "@type": "FAQPage", mainEntity }]
}

export const serviceDetailFragment = graphql`
  fragment ServiceDetail on Service {
    ...ServiceLink
    category
    description
    isAboutHealth
    ask
    sources {
      ...Source
    }
    reviewedBy {
      ...ReviewedBy
    }
    facts {
      ...OwnerFact
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
