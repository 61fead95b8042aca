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
import { ContactList } from "../contact"
import type { FormHosts } from "./form-answers"
import { LegalSection } from "./legal-section"
import { MobileMoney } from "./mobile-money"
import { messages } from "./messages"

interface LegalPageProps {
  content: Queries.LegalPageContentFragment
  payment: Queries.MobileMoneyContentFragment
  site: Queries.LegalFactsFragment
}

/** The terms, the privacy notice or the accessibility statement. */
export function LegalPage({ content, payment, site }: LegalPageProps) {
  const sections = filterByCondition(content.sections, site).map((section) => ({
    ...section,
    forms: section.forms && filterByCondition(section.forms, site),
    stored: section.stored && filterByCondition(section.stored, site),
    links: section.links && filterByCondition(section.links, site),
  }))
  const blocks: Readonly<Record<Queries.LegalBlock, ReactNode>> = {
    mobileMoney: <MobileMoney content={payment} accounts={site.mobileMoney} />,
    complaints: <ComplaintsLink />,
    office: <ContactList />,
    print: (
      <Button variant="outline" className="js-only" onClick={() => window.print()}>
        <Icon icon={Printer} /> {messages.print}
      </Button>
    ),
  }
  const hosts = getHosts(site)
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

/** Returns the texts without a condition, and those whose condition is true in data/site.json. */
function filterByCondition<Text extends { readonly when: Queries.LegalCondition | null }>(
  texts: readonly Text[],
  { features, videos }: Queries.LegalFactsFragment,
): Text[] {
  const youtube = videos.some(({ provider }) => provider === "youtube")
  const conditions = { ...features, youtube, ownVideos: !youtube }
  return texts.filter(({ when }) => !when || conditions[when])
}

const getHosts = ({ forms, registrationForm }: Queries.LegalFactsFragment): FormHosts =>
  Object.fromEntries(
    Object.entries({ ...forms, registration: registrationForm }).map(([form, address]) => [
      form,
      address && new URL(address).hostname,
    ]),
  )

export const legalPageFragments = graphql`
  fragment LegalPageContent on LegalPage {
    sections {
      ...LegalSection
    }
  }

  fragment LegalFacts on SiteSettings {
    forms {
      contact
      subscribe
      comment
      review
      order
    }
    registrationForm
    features {
      newsletter
      wishlist
      compare
      offline
    }
    videos {
      provider
    }
    ...MobileMoneyAccounts
  }
`
