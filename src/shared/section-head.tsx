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
  /** Id of the heading: the address within the page. */
  id: string
  align?: "start" | "centre"
  /** The section's own weight: it sets the size of the heading. */
  weight?: keyof typeof headingSize
}

const headingSize = { light: "xl", regular: "2xl", heavy: "3xl" } as const

/**
 * The head of a section: eyebrow, heading and lead; a button, if any, is at the far end, or below centred copy. The
 * eyebrow is part of the heading: it says plainly what the section is.
 */
export function SectionHead({ copy, id, align = "start", weight = "regular" }: SectionCopyProps) {
  const { eyebrow, title, lead, button } = copy
  const text = (
    <>
      <Heading level={2} id={id} size={headingSize[weight]}>
        <Eyebrow inHeading className={align === "centre" ? "justify-center" : undefined}>
          {eyebrow}
        </Eyebrow>
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
