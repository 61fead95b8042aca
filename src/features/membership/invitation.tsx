import { Container } from "../../components/container"
import { ButtonLink } from "../../components/button"
import { Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"

/** A call to action, as the last section of a page. */
export function Invitation({ content: { title, lead, button } }: { content: Queries.SectionIntroFragment }) {
  return (
    <Section tone="deep" weight="light" end="footer">
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
        <div className="space-y-3">
          <Heading level={2} id="invitation">
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
        </div>
        {button && (
          <ButtonLink href={button.href} size="lg">
            {button.label}
          </ButtonLink>
        )}
      </Container>
    </Section>
  )
}
