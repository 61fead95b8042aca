import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { ButtonLink } from "../components/button"
import { Eyebrow, Heading, Lead } from "../components/heading"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { SectionBar, SectionHeader } from "../components/section"

interface SectionCopyProps {
  copy: {
    readonly eyebrow: string | null
    readonly title: string
    readonly lead?: string | null
    readonly button?: { readonly label: string; readonly href: string } | null
  }
  /** Id of the heading: the address within the page. */
  id: string
  align?: "start" | "centre"
  /** The section's own weight: it sets the size of the heading. */
  weight?: keyof typeof headingSize
  /** wide: a phone doesn't show the lead, where the heading says enough. */
  lead?: "always" | "wide"
  /** none: what follows brings its own distance. */
  spacing?: "below" | "none"
}

const headingSize = { light: "xl", regular: "2xl", heavy: "3xl" } as const

/**
 * The head of a section: eyebrow, heading and lead; a link to all of it, if any, is at the far end, or a button below
 * centred copy. The eyebrow is part of the heading: it says plainly what the section is.
 */
export function SectionHead({
  copy,
  id,
  align = "start",
  weight = "regular",
  lead: shown = "always",
  spacing = "below",
}: SectionCopyProps) {
  const { eyebrow, title, lead, button } = copy
  const text = (
    <>
      <Heading level={2} id={id} size={headingSize[weight]}>
        <Eyebrow className={align === "centre" ? "justify-center" : undefined}>{eyebrow}</Eyebrow>
        {title}
      </Heading>
      {lead && <Lead className={shown === "wide" ? "max-sm:hidden" : undefined}>{lead}</Lead>}
    </>
  )
  if (!button || align === "centre") {
    return (
      <SectionHeader align={align} inBar={spacing === "none"}>
        {text}
        {button && (
          <ButtonLink href={button.href} variant="outline">
            {button.label}
          </ButtonLink>
        )}
      </SectionHeader>
    )
  }
  return (
    <SectionBar>
      <SectionHeader inBar>{text}</SectionHeader>
      <Link href={button.href} variant="quiet" className={moreStyles}>
        {/* On a phone the arrow alone, beside the heading. */}
        <span className="max-sm:sr-only">{button.label}</span>
        <MoreArrow />
      </Link>
    </SectionBar>
  )
}

/** A link with an arrow to all of what a section shows a part of. */
export function MoreLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} variant="quiet" className={moreStyles}>
      {children}
      <MoreArrow />
    </Link>
  )
}

const moreStyles = "group inline-flex min-h-touch min-w-touch shrink-0 items-center gap-2 font-semibold"

const MoreArrow = () => (
  <Icon icon={ArrowRight} className="motion-safe:transition-transform motion-safe:group-hover:translate-x-1" />
)

export const sectionHeadFragments = graphql`
  fragment Action on Action {
    label
    href
  }

  fragment SectionHead on SectionWords {
    eyebrow
    title
    lead
    button {
      ...Action
    }
  }

  fragment PictureSection on PictureSection {
    ...SectionHead
    image {
      ...FigurePicture
    }
  }
`
