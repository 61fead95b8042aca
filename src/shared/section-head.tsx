import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { ButtonLink } from "../components/button"
import { Eyebrow, Heading, Lead } from "../components/heading"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
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
  /** How much the section counts on its page; the same as its section's. The size of the heading follows it. */
  weight?: "light" | "regular" | "heavy"
  /** wide: a phone doesn't show the lead, where the heading says enough. */
  lead?: "always" | "wide"
}

/** The size of the heading, by the section's weight. */
const headingSizes = { light: "xl", regular: "2xl", heavy: "3xl" } as const

/**
 * The head of a section: eyebrow, heading and lead; a button, if any, is at the far end, or below centred copy. With a
 * weight, it is compact, and a link with an arrow stands in the button's place.
 */
export function SectionHead({ copy, id, align = "start", weight, lead: leadShown = "always" }: SectionCopyProps) {
  const { eyebrow, title, lead, button } = copy
  const text = (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} id={id} size={weight && headingSizes[weight]}>
        {title}
      </Heading>
      {lead && <Lead className={leadShown === "wide" ? "max-sm:hidden" : undefined}>{lead}</Lead>}
    </>
  )
  if (weight) {
    return (
      <SectionBar className="mb-4! gap-y-1! sm:mb-8!">
        <SectionHeader className={cx("mb-0! gap-2! lg:gap-3!", align === "centre" && "mx-auto")} align={align}>
          {text}
        </SectionHeader>
        {button && <MoreLink href={button.href}>{button.label}</MoreLink>}
      </SectionBar>
    )
  }
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

/** A link with an arrow to all of which a section shows a part. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} variant="quiet" className="group inline-flex min-h-touch items-center gap-2 font-semibold">
      {children}
      <Icon icon={ArrowRight} className="motion-safe:transition-transform motion-safe:group-hover:translate-x-1" />
    </Link>
  )
}

export const actionFragment = graphql`
  fragment Action on Action {
    label
    href
  }
`
