import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ReviewedBy } from "../../shared/sources"
import { SheetPart } from "../../shared/sheet-part"
import { Container } from "../../components/container"
import { Disclosure } from "../../components/disclosure"
import { Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"
import { messages } from "../../shared/messages"

type Sheet = Queries.HealthVaccinationFragment

/** The text of the vaccination sheet, without the rows that are filled in by hand. */
export function Vaccination({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const parts = sheet.parts.filter(({ items, rows }) => items ?? rows)
  return (
    <Section tone="dusk" space="tight">
      <Container className="space-y-5">
        <Heading level={2} id="vaccination">
          {sheet.title}
        </Heading>
        <Lead>{sheet.lead}</Lead>
        <Disclosure title={parts.map(({ title }) => title).join(" · ")}>
          <div className="space-y-5">
            <ReviewedBy review={sheet.reviewedBy} />
            {parts.map((part) => (
              <SheetPart key={part.title} part={part} />
            ))}
            <p className="max-w-measure text-sm text-ink-muted">
              {messages.sources}:{" "}
              {sheet.sources?.map(({ title, publisher, year }) => `${title} (${publisher}, ${year})`).join("; ")}
            </p>
            {children}
          </div>
        </Disclosure>
      </Container>
    </Section>
  )
}

export const vaccinationFragment = graphql`
  fragment HealthVaccination on Sheet {
    title
    lead
    sources {
      ...Source
    }
    reviewedBy {
      ...ReviewedBy
    }
    parts {
      ...SheetPart
    }
  }
`
