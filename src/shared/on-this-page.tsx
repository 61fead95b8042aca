import { ButtonLink } from "../components/button"
import { ChipRow } from "../components/chip-row"
import { Container } from "../components/container"
import { messages } from "./messages"

interface OnThisPageProps {
  /** Labels by the id of their heading, in order. */
  sections: Readonly<Record<string, string>>
}

/**
 * Links to a page's sections, on phones only. Required for pages over eight screens of 360 × 640 px, which
 * `e2e/support/page-lengths.ts` measures; sections that few visitors need are a `Disclosure` there.
 */
export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav data-slot="on-this-page" aria-label={messages.onThisPage} className="md:hidden print:hidden">
      <SectionChips sections={sections} />
    </nav>
  )
}

/** The links alone, for pages that show them in another form on wide screens. */
export function SectionChips({ sections }: OnThisPageProps) {
  return (
    <ChipRow>
      {Object.entries(sections).map(([id, label]) => (
        <li key={id}>
          <ButtonLink href={`#${id}`} variant="outline" padding="tight">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ChipRow>
  )
}

/** The links below a page's banner. */
export function OnThisPageLine(props: OnThisPageProps) {
  return (
    <Container className="pt-3 md:hidden print:hidden">
      <OnThisPage {...props} />
    </Container>
  )
}
