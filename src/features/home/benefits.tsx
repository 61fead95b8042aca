import { graphql } from "gatsby"
import { SpriteIcon } from "../../components/icon"
import { ContentBackgroundVideo } from "../../shared/content-video"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface BenefitsProps {
  copy: Queries.BenefitsCopyFragment
  benefits: readonly Queries.BenefitPointFragment[]
  /** The background video; undefined if the site's settings switch it off. */
  video: Queries.ContentVideoFragment | undefined
}

/** The benefits of a membership, in front of a background video. */
export function Benefits({ copy, benefits, video }: BenefitsProps) {
  return (
    <Section tone="deep" className="isolate overflow-hidden">
      {video && <ContentBackgroundVideo video={video} />}
      <Container className="relative">
        <SectionHead copy={copy} id="benefits" />
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ jsonId, icon, title, description }) => (
            <li key={jsonId} className="rounded-lg bg-surface-raised p-6 shadow-sheet">
              <SpriteIcon name={icon} className="text-ink-strong [--icon-accent:var(--color-accent)]" />
              <h3 className="mt-4 font-display text-lg font-bold text-ink-strong">{title}</h3>
              <p className="mt-2 text-ink-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const benefitsFragments = graphql`
  fragment BenefitsCopy on HomeBenefits {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    video
  }

  fragment BenefitPoint on Benefit {
    jsonId
    icon
    title
    description
  }
`
