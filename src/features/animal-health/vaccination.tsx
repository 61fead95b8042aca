import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ReviewedBy } from "../../shared/sources"
import { PrintablePart } from "../../shared/printable-part"
import { Container } from "../../components/container"
import { Disclosure } from "../../components/disclosure"
import { Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"
import { messages } from "../../shared/messages"

type Printable = Queries.HealthVaccinationFragment

/** The text of the vaccination printable, without the rows that are filled in by hand. */
export function Vaccination({ printable, children }: { printable: Printable; children: ReactNode }) {
  const parts = printable.parts.filter(({ items, rows }) => items ?? rows)
  return (
    <Section tone="dusk" space="tight">
      <Container className="space-y-5">
        <Heading level={2} id="vaccination">
          {printable.title}
        </Heading>
        <Lead>{printable.lead}</Lead>
        <Disclosure title={parts.map(({ title }) => title).join(" · ")}>
          <div className="space-y-5">
            <ReviewedBy review={printable.reviewedBy} />
            {parts.map((part) => (
              <PrintablePart key={part.title} part={part} />
            ))}
            <p className="max-w-measure text-sm text-ink-muted">
              {messages.sources}:{" "}
              {printable.sources?.map(({ title, publisher, year }) => `${title} (${publisher}, ${year})`).join("; ")}
            </p>
            {children}
          </div>
        </Disclosure>
      </Container>
    </Section>
  )
}

export const vaccinationFragment = graphql`
  fragment HealthVaccination on Printable {
    title
    lead
    sources {
      ...Source
    }
    reviewedBy {
      ...ReviewedBy
    }
    parts {
      ...PrintablePart
    }
  }
`
