import { graphql } from "gatsby"
import { type Draft, SendMessage } from "../contact"
import { ContentSection } from "../../shared/content-section"
import { CheckItem, CheckList } from "../../components/list"

/** Empty fields, for the visitor to fill in: the day, the number of people, the name. */
const VISIT_DRAFT: Draft = { kind: "visit", fields: {} }

export function FarmVisit({ content }: { content: Queries.FarmVisitContentFragment }) {
  const label = content.button?.label
  const labels = label ? { whatsapp: `${label} on WhatsApp`, sms: `${label} by SMS` } : undefined
  return (
    <ContentSection content={content} id="visit" tone="deep" end="footer">
      <div className="space-y-10">
        <CheckList className="lg:grid lg:grid-cols-2 lg:gap-x-16">
          {content.rules.map((rule) => (
            <CheckItem key={rule}>{rule}</CheckItem>
          ))}
        </CheckList>
        <SendMessage draft={VISIT_DRAFT} labels={labels} />
      </div>
    </ContentSection>
  )
}

export const farmVisitFragment = graphql`
  fragment FarmVisitContent on FarmVisit {
    ...SectionIntro
    rules
  }
`
