import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Heading } from "../../components/heading"
import { StandaloneLink } from "../../components/link"
import { Paragraphs, Points } from "../../shared/paragraphs"
import { FormAnswers, type FormHosts } from "./form-answers"
import { OwnerFacts } from "./owner-facts"

interface LegalSectionProps {
  section: Queries.LegalSectionFragment
  hosts: FormHosts
  children?: ReactNode
}

export function LegalSection({ section, hosts, children }: LegalSectionProps) {
  const { key, title, paragraphs, points, forms, stored, facts, links } = section
  return (
    <section data-slot="legal-section" className="space-y-4">
      <Heading level={2} id={key} className="break-after-avoid">
        {title}
      </Heading>
      {paragraphs && <Paragraphs texts={paragraphs} />}
      {points && <Points texts={points} />}
      {forms && <FormAnswers forms={forms} hosts={hosts} />}
      {stored && <Points texts={stored.map(({ text }) => text)} />}
      <OwnerFacts facts={facts} />
      {links?.map(({ label, href }) => (
        <StandaloneLink key={href} href={href}>
          {label}
        </StandaloneLink>
      ))}
      {children}
    </section>
  )
}

export const legalSectionFragment = graphql`
  fragment LegalSection on LegalSection {
    key
    title
    paragraphs
    points
    forms {
      ...FormAnswer
    }
    stored {
      text
      when
    }
    facts {
      ...OwnerFact
    }
    links {
      label
      href
      when
    }
    blocks
    when
  }
`
