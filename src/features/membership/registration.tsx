import { graphql } from "gatsby"
import { RegistrationChecklist } from "./registration-checklist"
import { RegistrationFrame } from "./registration-frame"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"

/** The form that the site serves itself (src/build/member-form/member-form.ts). */
export const OWN_FORM = "/member-form.html"

interface RegistrationProps {
  words: Queries.RegistrationWordsFragment
  /** Address of another host's form; null for the site's own. */
  otherForm: string | null
}

/** How somebody becomes a member: the steps, what to have at hand, the form, and what happens to the answers. */
export function Registration({ words, otherForm }: RegistrationProps) {
  const privacy = otherForm
    ? words.privacyOther.map((text) => text.replaceAll("{host}", new URL(otherForm).hostname))
    : words.privacyOwn
  return (
    <Section space="tight" aria-labelledby="registration">
      <Container className="space-y-14">
        <div className="print:hidden">
          <SectionWords words={words.intro} id="registration" />
          <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {words.steps.map(({ id, title, text }) => (
              <li key={id} className="space-y-2">
                <span aria-hidden className="font-display text-4xl font-extrabold text-accent">
                  {id}
                </span>
                <Heading level={3} size="md">
                  {title}
                </Heading>
                <p className="text-sm text-ink-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
          {/* Before the form, as on a phone, for those who hear the page: what to have at hand, what becomes of it. */}
          <div className="space-y-8 lg:order-last">
            <RegistrationChecklist words={words} />
            <section aria-labelledby="privacy" className="space-y-3 print:hidden">
              <Heading level={2} size="lg" id="privacy">
                {words.privacyTitle}
              </Heading>
              {privacy.map((text) => (
                <p key={text} className="text-sm text-ink-muted">
                  {text}
                </p>
              ))}
            </section>
          </div>
          <div className="print:hidden">
            <RegistrationFrame address={otherForm ?? OWN_FORM} foreign={Boolean(otherForm)} words={words} />
          </div>
        </div>
      </Container>
    </Section>
  )
}

export const registrationFragments = graphql`
  fragment RegistrationWords on Registration {
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
    ...RegistrationFrameWords
  }

  fragment RegistrationChecklist on Registration {
    requiredTitle
    requiredFields
    optionalTitle
    optionalFields
    printLabel
    checklistNote
  }

  fragment RegistrationFrameWords on Registration {
    frameTitle
    loading
    fallback
    directLabel
  }
`
