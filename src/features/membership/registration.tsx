import { graphql } from "gatsby"
import { Disclosure } from "../../components/disclosure"
import { RegistrationChecklist } from "./registration-checklist"
import { RegistrationFrame } from "./registration-frame"
import { ComplaintsLink } from "../../shared/complaints-link"
import { Paragraphs } from "../../shared/paragraphs"
import { MoreLink, SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { messages } from "./messages"

/** The site's own form (src/outputs/member-form/member-form.tsx). */
export const MEMBER_FORM_PATH = "/member-form.html"

interface RegistrationProps {
  content: Queries.RegistrationContentFragment
  /** URL of a form on another host; null for the site's own form. */
  externalForm: string | null
}

/** How to join: the form, its questions, the use of the answers, and the next steps. */
export function Registration({ content, externalForm }: RegistrationProps) {
  const privacy = externalForm
    ? content.privacyOther.map((text) => text.replaceAll("{host}", new URL(externalForm).hostname))
    : content.privacyOwn
  return (
    <Section space="none" className="pt-4 pb-16 sm:pt-8 lg:pb-24">
      <Container className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div className="print:hidden">
          <RegistrationFrame src={externalForm ?? MEMBER_FORM_PATH} isExternal={Boolean(externalForm)} />
        </div>
        <div className="space-y-4">
          <div className="print:hidden">
            <SectionIntro content={{ ...content.intro, button: null }} id="registration" />
            {content.intro.button && <MoreLink href={content.intro.button.href}>{content.intro.button.label}</MoreLink>}
          </div>
          <Disclosure title={messages.checklist} open>
            <RegistrationChecklist content={content} />
          </Disclosure>
          <Disclosure title={messages.privacy} heading={{ level: 3, size: "md" }} className="print:hidden">
            <div className="space-y-3 text-ink-muted">
              <Paragraphs texts={privacy} />
            </div>
          </Disclosure>
          <p className="print:hidden">
            <ComplaintsLink />
          </p>
          {/* The site's own form contains the next steps. */}
          {externalForm && <NextSteps content={content} />}
        </div>
      </Container>
    </Section>
  )
}

function NextSteps({ content }: { content: Queries.RegistrationContentFragment }) {
  return (
    <div className="space-y-4 pt-6 print:hidden">
      <Heading level={2} size="lg">
        {content.nextTitle}
      </Heading>
      <ol className="space-y-4">
        {content.steps.map(({ id, title, text }) => (
          <li key={id}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

export const registrationFragments = graphql`
  fragment RegistrationContent on Registration {
    intro {
      ...SectionIntro
    }
    steps {
      id
      title
      text
    }
    nextTitle
    privacyOwn
    privacyOther
    ...RegistrationChecklist
  }

  fragment RegistrationChecklist on Registration {
    requiredFields
    identityCard
    optionalFields
    checklistNote
  }
`
