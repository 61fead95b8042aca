import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { ButtonLink } from "../../components/button"
import { Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"

interface InvitationProps {
  copy: {
    readonly title: string
    readonly lead: string | null
    readonly button: { readonly label: string; readonly href: string } | null
  }
}

/**
 * The call to action, the last section of a page: a heading, a sentence, a button in the colour of the action. The footer's
 * hills rise out of it.
 */
export function Invitation({ copy: { title, lead, button } }: InvitationProps) {
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
          <ButtonLink href={button.href} variant="join" size="lg">
            {button.label}
          </ButtonLink>
        )}
      </Container>
    </Section>
  )
}

export const invitationFragment = graphql`
  fragment InvitationCopy on HomeJoin {
    title
    lead
    button {
      ...Action
    }
  }
`
