import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Disclosure } from "../../components/disclosure"
import { Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"
import { messages as sharedMessages } from "../../shared/messages"
import { messages } from "./messages"

interface DangersProps {
  dangers: Queries.HealthDangersContentFragment
  sheep: Queries.HealthDangersContentFragment
  report: Queries.HealthReportContentFragment
  children: ReactNode
}

/** Lists the diseases with signs and sources, those of sheep separately, and those that must be reported. */
export function Dangers({ dangers, sheep, report, children }: DangersProps) {
  return (
    <Section space="tight">
      <Container className="space-y-5 md:space-y-8">
        <Diseases id="dangers" content={dangers} />
        <div className="space-y-3">
          <Diseases id="sheep" content={sheep} />
          {children}
        </div>
        <div className="break-inside-avoid space-y-3 rounded-lg border-2 border-line-strong p-4">
          <Heading level={3} id="report">
            {report.title}
          </Heading>
          <p>{report.text}</p>
          <ul className="flex flex-wrap gap-x-4">
            {report.diseases.map((disease) => (
              <li key={disease} className="font-semibold">
                {disease}
              </li>
            ))}
          </ul>
          <Source>{report.source}</Source>
        </div>
      </Container>
    </Section>
  )
}

function Diseases({ id, content: { title: heading, lead, items } }: { id: string; content: DangersProps["dangers"] }) {
  return (
    <div className="space-y-5 md:space-y-8">
      <div className="space-y-3">
        <Heading level={2} id={id}>
          {heading}
        </Heading>
        <Lead>{lead}</Lead>
      </div>
      <Disclosure title={items.map(({ title }) => title).join(" · ")}>
        <ul className="grid list-[''] gap-4 md:gap-6 lg:grid-cols-2">
          {items.map(({ id: number, title, signs, text, source, drawing }) => (
            <li key={number} className="break-inside-avoid space-y-3 rounded-lg bg-surface-raised p-4 shadow-card">
              <div className="flex items-center gap-4">
                {drawing && <img src={drawing} alt="" width={160} height={120} className="h-auto w-28 rounded-md" />}
                <Heading level={3}>{title}</Heading>
              </div>
              <p>
                <strong>{messages.signs}:</strong> {signs}
              </p>
              <p>{text}</p>
              <Source>{source}</Source>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

function Source({ children }: { children: string }) {
  return (
    <p className="max-w-measure text-sm text-ink-muted">
      {sharedMessages.source}: {children}
    </p>
  )
}

export const dangersFragments = graphql`
  fragment HealthDangersContent on HealthDangers {
    title
    lead
    items {
      id
      title
      signs
      text
      source
      drawing
    }
  }

  fragment HealthReportContent on HealthReport {
    title
    text
    diseases
    source
  }
`
