import { ButtonLink } from "../components/button"
import { ChipRow } from "../components/chip-row"
import { Container } from "../components/container"
import { words } from "./words"

interface OnThisPageProps {
  /** The parts in their order: the id of each heading, and what it is called here. */
  parts: Readonly<Record<string, string>>
}

/**
 * The rule for long pages, in one place. A page that is over eight screens long on a phone of 360 × 640 px begins with
 * this row of links to its parts, and what few visitors need of a part is `Folded` (variant "part").
 * `e2e/support/lengths.ts` measures every page. Wider screens don't show the row.
 */
export function OnThisPage({ parts }: OnThisPageProps) {
  return (
    <nav data-slot="on-this-page" aria-label={words.onThisPage} className="md:hidden print:hidden">
      <PartChips parts={parts} />
    </nav>
  )
}

/** The row alone, for a page whose links to its parts have another shape on wide screens. */
export function PartChips({ parts }: OnThisPageProps) {
  return (
    <ChipRow>
      {Object.entries(parts).map(([id, words]) => (
        <li key={id}>
          <ButtonLink href={`#${id}`} variant="outline" padding="tight">
            {words}
          </ButtonLink>
        </li>
      ))}
    </ChipRow>
  )
}

interface OnThisPageLineProps {
  /** The page's sections by the id of their heading; a section that this page lacks is left out. */
  parts: Readonly<Record<string, { readonly eyebrow?: string | null; readonly title: string } | null>>
}

/** The row below a page's banner: each section by the short line above its heading, or by the heading. */
export function OnThisPageLine({ parts }: OnThisPageLineProps) {
  const named = Object.entries(parts).flatMap(([id, part]): [string, string][] =>
    part ? [[id, part.eyebrow ?? part.title]] : [],
  )
  return (
    <Container className="pt-3 md:hidden print:hidden">
      <OnThisPage parts={Object.fromEntries(named)} />
    </Container>
  )
}
