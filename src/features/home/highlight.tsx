import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { SectionHead } from "../../shared/section-head"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { ProgressRing } from "../../components/progress-ring"
import { Section } from "../../components/section"

/** One featured product, with a ring that fills when it scrolls into view. */
export function Highlight({ copy }: { copy: Queries.HighlightCopyFragment }) {
  return (
    <Section tone="deep" space="none" className="pb-14 sm:pb-28 lg:py-40">
      {/* Edge to edge of the screen or of its half. */}
      <ContentPicture
        picture={copy.image}
        fit="cover"
        className="max-lg:aspect-[16/10] lg:absolute lg:inset-y-0 lg:right-0 lg:w-[56%]"
        sizes="(min-width: 1024px) max(980px, 56vw), 100vw"
      />
      <Container className="max-lg:pt-8">
        <div className="space-y-4 lg:w-[39%]">
          <SectionHead copy={{ ...copy, button: null }} id="highlight" weight="heavy" spacing="none" />
          <p className="max-w-measure">{copy.text}</p>
          <div className="flex flex-wrap items-center gap-6 pt-2">
            <p className="max-w-[18ch] font-display text-lg font-bold text-ink-strong">{copy.ringTitle}</p>
            {/* Before its title visually, after it in the DOM: screen readers read the name, then the percentage. */}
            <ProgressRing value={copy.end} className="order-first size-40" />
          </div>
          {copy.button && <ButtonLink href={copy.button.href}>{copy.button.label}</ButtonLink>}
        </div>
      </Container>
    </Section>
  )
}

export const highlightFragment = graphql`
  fragment HighlightCopy on Highlight {
    ...SectionHead
    text
    end
    ringTitle
    image {
      ...FigurePicture
    }
  }
`
