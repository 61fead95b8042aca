import { graphql } from "gatsby"
import { Printer } from "lucide-react"
import { Fragment, type ReactNode } from "react"
import { Button } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { StandaloneLink } from "../../components/link"
import { Section } from "../../components/section"
import { ComplaintsLink } from "../../shared/complaints-link"
import { SectionChips } from "../../shared/on-this-page"
import { messages as sharedMessages } from "../../shared/messages"
import { useSite } from "../../shared/use-site"
import { ContactList } from "../contact"
import type { FormHosts } from "./form-answers"
import { LegalSection } from "./legal-section"
import { MobileMoney } from "./mobile-money"
import { messages } from "./messages"

interface LegalPageProps {
  content: Queries.LegalPageContentFragment
  payment: Queries.MobileMoneyContentFragment
  facts: Queries.LegalFactsFragment
}

/** The terms, the privacy notice or the accessibility statement. */
export function LegalPage({ content, payment, facts }: LegalPageProps) {
  const { features, forms } = useSite().site
  const youtube = facts.videos.some(({ provider }) => provider === "youtube")
  const conditions = { ...features, youtube, ownVideos: !youtube }
  /** Returns the texts without a condition, and those whose condition is true in data/site.json. */
  const filterByCondition = <Text extends { readonly when: Queries.LegalCondition | null }>(texts: readonly Text[]) =>
    texts.filter(({ when }) => !when || conditions[when])
  const sections = filterByCondition(content.sections).map((section) => ({
    ...section,
    forms: section.forms && filterByCondition(section.forms),
    stored: section.stored && filterByCondition(section.stored),
    links: section.links && filterByCondition(section.links),
  }))
  const blocks: Readonly<Record<Queries.LegalBlock, ReactNode>> = {
    mobileMoney: <MobileMoney content={payment} accounts={facts.mobileMoney} />,
    complaints: <ComplaintsLink />,
    office: <ContactList />,
    print: (
      <Button variant="outline" className="js-only" onClick={() => window.print()}>
        <Icon icon={Printer} /> {messages.print}
      </Button>
    ),
  }
  const hosts = getHosts({ ...forms, registration: facts.registrationForm })
  return (
    <Section space="tight">
      <Container className="grid items-start gap-6 md:gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <Contents sections={sections} />
        <div className="min-w-0 space-y-10 sm:space-y-12">
          {sections.map((section) => (
            <LegalSection key={section.key} section={section} hosts={hosts}>
              {section.blocks?.map((block) => (
                <Fragment key={block}>{blocks[block]}</Fragment>
              ))}
            </LegalSection>
          ))}
        </div>
      </Container>
    </Section>
  )
}

/** Links to the sections: beside them on wide screens, in a row on phones. */
function Contents({ sections }: { sections: readonly { readonly key: string; readonly title: string }[] }) {
  return (
    <nav data-slot="contents" aria-label={sharedMessages.onThisPage} className="lg:sticky lg:top-28 print:hidden">
      <div className="md:hidden">
        <SectionChips sections={Object.fromEntries(sections.map(({ key, title }) => [key, title]))} />
      </div>
      <Heading level={2} size="sm" className="max-md:hidden">
        {sharedMessages.onThisPage}
      </Heading>
      <ul className="mt-2 list-[''] max-md:hidden">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <StandaloneLink href={`#${key}`}>{title}</StandaloneLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const getHosts = (endpoints: FormHosts): FormHosts =>
  Object.fromEntries(Object.entries(endpoints).map(([form, address]) => [form, address && new URL(address).hostname]))

export const legalPageFragments = graphql`
  fragment LegalPageContent on LegalPage {
    sections {
      ...LegalSection
    }
  }

  fragment LegalFacts on SiteSettings {
    registrationForm
    videos {
      provider
    }
    ...MobileMoneyAccounts
  }
`
