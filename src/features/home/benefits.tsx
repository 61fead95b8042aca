import { graphql } from "gatsby"
import { SpriteIcon } from "../../components/icon"
import { ContentBackgroundVideo } from "../../shared/content-video"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"

interface BenefitsProps {
  content: Queries.BenefitsContentFragment
  /** Undefined if the site's settings switch it off. */
  video: Queries.ContentVideoFragment | undefined
}

/** The benefits of a membership, a line each, beside a background video (spec section 2). */
export function Benefits({ content, video }: BenefitsProps) {
  return (
    <Container className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-3 sm:gap-x-8 lg:grid-cols-[5fr_7fr] lg:gap-x-14 lg:gap-y-6">
      <div className="col-span-2 lg:col-span-1 lg:col-start-2 lg:self-end">
        <SectionIntro content={content} id="benefits" spacing="none" />
      </div>
      {video && (
        <div className="relative min-h-full w-full overflow-hidden rounded-lg shadow-lifted lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:aspect-video">
          <ContentBackgroundVideo
            video={video}
            sizes="(min-width: 120em) 680px, (min-width: 1280px) 539px, (min-width: 640px) 56vw, 90vw"
          />
        </div>
      )}
      <ul className="grid content-start gap-y-2 py-1 sm:gap-y-3 lg:col-start-2">
        {content.items.map(({ id, icon, title, description }) => (
          <li key={id} className="flex items-center gap-3">
            <SpriteIcon name={icon} size={null} className="size-7 text-accent sm:size-8" />
            <p className="leading-snug text-ink-muted">
              <strong className="font-display text-sm text-ink-strong sm:mr-1 sm:text-base">{title}</strong>{" "}
              <span className="max-sm:hidden">{description}</span>
            </p>
          </li>
        ))}
      </ul>
    </Container>
  )
}

export const benefitsContentFragment = graphql`
  fragment BenefitsContent on HomeBenefits {
    title
    lead
    video
    items {
      ...HomePoint
    }
  }
`
