import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { LastReview } from "../../shared/provenance"
import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"
import { provenanceWords } from "../../lib/provenance"

type Sheet = Queries.HealthVaccinationFragment

/** What the sheet about vaccination says, except the rows that are filled in by hand; `children` lead to the sheet. */
export function Vaccination({ sheet, children }: { sheet: Sheet; children: ReactNode }) {
  const parts = sheet.parts.filter(({ items, rows }) => items ?? rows)
  return (
    <Section tone="sunken" space="tight">
      <Container className="space-y-5">
        <Heading level={2} size="xl" id="vaccination">
          {sheet.title}
        </Heading>
        <Lead>{sheet.lead}</Lead>
        <Folded variant="part" title={parts.map(({ title }) => title).join(" · ")}>
          <div className="space-y-5">
            <LastReview review={sheet.lastReview} />
            {parts.map((part) => (
              <Part key={part.title} part={part} />
            ))}
            <p className="max-w-measure text-sm text-ink-muted">
              {provenanceWords.sources}:{" "}
              {sheet.sources?.map(({ title, publisher, year }) => `${title} (${publisher}, ${year})`).join("; ")}
            </p>
            {children}
          </div>
        </Folded>
      </Container>
    </Section>
  )
}

function Part({ part: { title, items, columns, rows } }: { part: Sheet["parts"][number] }) {
  const printedRows = rows?.filter(({ cells }) => cells)
  return (
    <section className="max-w-measure break-inside-avoid space-y-3">
      <Heading level={3}>{title}</Heading>
      {items && (
        <ul className="list-disc space-y-2 pl-6">
          {items.map((item) => (
            <li key={item} className="pl-1">
              {item}
            </li>
          ))}
        </ul>
      )}
      {columns && (
        <table aria-label={title} className="w-full text-left">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col" className={CELL}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {printedRows?.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row" className={CELL}>
                  {label}
                </th>
                {cells?.map((cell, index) => (
                  <td key={index} className={CELL}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const CELL = "border-b border-line py-2 pr-3 align-bottom"

export const vaccinationFragment = graphql`
  fragment HealthVaccination on Sheet {
    title
    lead
    sources {
      ...Source
    }
    lastReview {
      ...LastReview
    }
    parts {
      title
      items
      columns {
        title
      }
      rows {
        label
        cells
      }
    }
  }
`
