import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { PartChips } from "../../shared/on-this-page"
import { words } from "../../shared/words"

interface RulesProps {
  /** The parts in their order: the id of each heading, and its text. */
  parts: readonly { readonly key: string; readonly title: string }[]
  children: ReactNode
}

/** A page of rules: links to its parts, then the parts. On wide screens the links stay beside them, on a phone in a row. */
export function Rules({ parts, children }: RulesProps) {
  return (
    <Section space="tight">
      <Container className="grid items-start gap-6 md:gap-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
        <nav data-slot="rules-contents" aria-label={words.onThisPage} className="lg:sticky lg:top-28 print:hidden">
          <div className="md:hidden">
            <PartChips parts={Object.fromEntries(parts.map(({ key, title }) => [key, title]))} />
          </div>
          <Heading level={2} size="sm" className="max-md:hidden">
            {words.onThisPage}
          </Heading>
          <ul className="mt-2 list-[''] max-md:hidden">
            {parts.map(({ key, title }) => (
              <li key={key}>
                <Link href={`#${key}`} className="inline-flex min-h-touch items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 space-y-10 sm:space-y-12">{children}</div>
      </Container>
    </Section>
  )
}

/** Without the texts of parts of the site that are switched off (`features` of data/site.json). */
export const ofSwitchedOnParts = <Text extends { feature: Queries.SwitchedPart | null }>(
  texts: readonly Text[],
  features: Readonly<Partial<Record<Queries.SwitchedPart, boolean>>>,
): Text[] => texts.filter(({ feature }) => feature === null || features[feature] !== false)
