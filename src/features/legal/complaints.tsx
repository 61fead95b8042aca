import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { mailLink } from "../../lib/message-links"
import { useSite } from "../../shared/use-site"
import { LegalText } from "./legal-section"
import { OwnerFacts } from "./owner-facts"
import { words } from "./words"

/** How to complain about a person of the network, and whom to contact. Phones fold it; a link to it unfolds it. */
export function Complaints({ copy }: { copy: Queries.LegalSectionFragment }) {
  const { address, email } = useSite().site
  return (
    <Section space="tight">
      <Container className="space-y-4">
        <Heading level={2} size="xl">
          {copy.title}
        </Heading>
        <Folded variant="part" title={words.whatToDo}>
          {/* Leaves room for the heading above the link's target. */}
          <div id={copy.key} className="scroll-mt-48 space-y-4">
            <LegalText section={copy} />
            <address className="not-italic">
              <span className="block">{address.text}</span>{" "}
              <Link href={mailLink(email)} className="inline-flex min-h-touch items-center">
                {email}
              </Link>
            </address>
            <OwnerFacts facts={copy.facts} />
          </div>
        </Folded>
      </Container>
    </Section>
  )
}
