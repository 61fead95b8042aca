import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { ButtonLink } from "../components/button"
import { Heading, Lead } from "../components/heading"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { SectionBar, SectionHeader } from "../components/section"

export interface SectionIntroProps {
  content: {
    readonly title: string
    readonly lead?: string | null
    readonly button?: { readonly label: string; readonly href: string } | null
  }
  id: string
  align?: "start" | "centre"
  /** wide: no lead on phones. */
  lead?: "always" | "wide"
  /** none: without a margin below. */
  spacing?: "below" | "none"
}

/** The heading, lead and link of a section; its link is at the far end, or a button below centred text. */
export function SectionIntro({
  content,
  id,
  align = "start",
  lead: leadVisibility = "always",
  spacing = "below",
}: SectionIntroProps) {
  const { title, lead, button } = content
  const text = (
    <>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead && <Lead className={leadVisibility === "wide" ? "max-sm:hidden" : undefined}>{lead}</Lead>}
    </>
  )
  if (!button || align === "centre") {
    return (
      <SectionHeader align={align} margin={spacing}>
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
      <SectionHeader margin="none">{text}</SectionHeader>
      <Link href={button.href} variant="quiet" className={moreStyles}>
        {/* On phones only the arrow. */}
        <span className="max-sm:sr-only">{button.label}</span>
        <MoreArrow />
      </Link>
    </SectionBar>
  )
}

/** A link with an arrow, to the rest of a section's content. */
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

export const sectionIntroFragments = graphql`
  fragment Action on Action {
    label
    href
  }

  fragment SectionIntro on SectionIntroContent {
    title
    lead
    button {
      ...Action
    }
  }

  fragment PictureSection on PictureSection {
    ...SectionIntro
    image {
      ...FigurePicture
    }
  }
`
