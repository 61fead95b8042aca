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

/** The benefits of a membership beside a background video, shown at up to 1.2 times its 640 px (spec section 2). */
export function Benefits({ copy, benefits, video }: BenefitsProps) {
  return (
    <Container className="grid items-center gap-x-14 gap-y-4 lg:grid-cols-2">
      {video && (
        <div className="relative aspect-[5/2] w-full max-w-3xl overflow-hidden rounded-lg shadow-lifted sm:aspect-video">
          <ContentBackgroundVideo
            video={video}
            sizes="(min-width: 1280px) 580px, (min-width: 1024px) 45vw, (min-width: 816px) 768px, 92vw"
          />
        </div>
      )}
      <div>
        <SectionHead copy={copy} id="benefits" weight="regular" spacing="none" />
        <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 lg:mt-8 lg:gap-y-7">
          {benefits.map(({ id, icon, title, description }) => (
            <li key={id} className="flex gap-3 max-sm:items-center">
              <SpriteIcon name={icon} size={null} className="size-8 text-accent lg:size-11" />
              <p className="leading-normal text-ink-muted">
                <strong className="block font-display text-base leading-snug text-ink-strong max-sm:text-sm lg:text-lg">
                  {title}
                </strong>{" "}
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
