import { graphql } from "gatsby"
import { RegistrationChecklist } from "./registration-checklist"
import { RegistrationFrame } from "./registration-frame"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"

/** The form that the site serves itself (src/build/member-form/member-form.ts). */
export const OWN_FORM = "/member-form.html"

interface RegistrationProps {
  copy: Queries.RegistrationCopyFragment
  /** URL of a form on another host; null for the site's own. */
  otherForm: string | null
}

/** How to become a member: the steps, the documents to prepare, the form, and how the answers are used. */
export function Registration({ copy, otherForm }: RegistrationProps) {
  const privacy = otherForm
    ? copy.privacyOther.map((text) => text.replaceAll("{host}", new URL(otherForm).hostname))
    : copy.privacyOwn
  return (
    <Section space="tight">
      <Container className="space-y-14">
        <div className="print:hidden">
          <SectionHead copy={copy.intro} id="registration" />
          <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {copy.steps.map(({ id, title, text }) => (
              <li key={id} className="space-y-2">
                <span aria-hidden className="font-display text-4xl font-extrabold text-accent">
                  {id}
                </span>
                <Heading level={3} size="md">
                  {title}
                </Heading>
                <p className="text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          {/* Before the form in the DOM, for screen readers and phones: what to prepare, and how the answers are used. */}
          <div className="space-y-8 lg:order-last">
            <RegistrationChecklist copy={copy} />
            <section aria-labelledby="privacy" className="space-y-3 print:hidden">
              <Heading level={2} size="lg" id="privacy">
                {copy.privacyTitle}
              </Heading>
              {privacy.map((text) => (
                <p key={text} className="text-ink-muted">
                  {text}
                </p>
              ))}
            </section>
          </div>
          <div className="print:hidden">
            <RegistrationFrame address={otherForm ?? OWN_FORM} foreign={Boolean(otherForm)} copy={copy} />
          </div>
        </div>
      </Container>
    </Section>
  )
}

export const registrationFragments = graphql`
  fragment RegistrationCopy on Registration {
    intro {
      ...SectionHead
    }
    steps {
      id
      title
      text
    }
    privacyTitle
    privacyOwn
    privacyOther
    ...RegistrationChecklist
    ...RegistrationFrameCopy
  }

  fragment RegistrationChecklist on Registration {
    requiredTitle
    requiredFields
    optionalTitle
    optionalFields
    printLabel
    checklistNote
  }

  fragment RegistrationFrameCopy on Registration {
    frameTitle
    loading
    fallback
    directLabel
  }
`
