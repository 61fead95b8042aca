import { graphql } from "gatsby"
import { ButtonLink } from "../components/button"
import { Eyebrow, Heading, Lead } from "../components/heading"
import { SectionBar, SectionHeader } from "../components/section"

interface SectionCopyProps {
  copy: {
    readonly eyebrow: string
    readonly title: string
    readonly lead: string | null
    readonly button: { readonly label: string; readonly href: string } | null
  }
  /** Id of the heading, for the section's `aria-labelledby`. */
  id: string
  align?: "start" | "centre"
}

/** The head of a section: eyebrow, heading and lead; a button, if any, is at the far end, or below centred copy. */
export function SectionHead({ copy, id, align = "start" }: SectionCopyProps) {
  const { eyebrow, title, lead, button } = copy
  const text = (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
    </>
  )
  const action = button && (
    <ButtonLink href={button.href} variant="outline">
      {button.label}
    </ButtonLink>
  )
  if (!action || align === "centre") {
    return (
      <SectionHeader align={align}>
        {text}
        {action}
      </SectionHeader>
    )
  }
  return (
    <SectionBar>
      <SectionHeader className="mb-0! lg:mb-0!">{text}</SectionHeader>
      {action}
    </SectionBar>
  )
}

export const actionFragment = graphql`
  fragment Action on Action {
    label
    href
  }
`
