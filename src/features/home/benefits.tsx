import { graphql } from "gatsby"
import { SpriteIcon } from "../../components/icon"
import { ContentBackgroundVideo } from "../../shared/content-video"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"

interface BenefitsProps {
  copy: Queries.BenefitsCopyFragment
  benefits: readonly Queries.HomePointFragment[]
  /** Undefined if the site's settings switch it off. */
  video: Queries.ContentVideoFragment | undefined
}

/** The benefits of a membership, a line each, beside a background video (spec section 2). */
export function Benefits({ copy, benefits, video }: BenefitsProps) {
  return (
    <Container className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-[5fr_7fr]">
      {video && (
        <div className="relative aspect-[5/2] w-full max-w-3xl overflow-hidden rounded-lg shadow-lifted sm:aspect-video">
          <ContentBackgroundVideo
            video={video}
            sizes="(min-width: 120em) 659px, (min-width: 1280px) 484px, (min-width: 1024px) 38vw, (min-width: 816px) 768px, 92vw"
          />
        </div>
      )}
      <div>
        <SectionHead copy={copy} id="benefits" weight="regular" spacing="none" />
        <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-1 lg:mt-6">
          {benefits.map(({ id, icon, title, description }) => (
            <li key={id} className="flex items-center gap-3">
              <SpriteIcon name={icon} size={null} className="size-7 text-accent sm:size-8" />
              <p className="leading-snug text-ink-muted">
                <strong className="font-display text-sm text-ink-strong sm:mr-1 sm:text-base">{title}</strong>{" "}
                <span className="max-sm:hidden">{description}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  )
}

export const benefitsCopyFragment = graphql`
  fragment BenefitsCopy on HomeBenefits {
    eyebrow
    title
    lead
    video
  }
`
