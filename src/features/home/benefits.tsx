import { graphql } from "gatsby"
import { SpriteIcon } from "../../components/icon"
import { ContentBackgroundVideo } from "../../shared/content-video"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"

interface BenefitsProps {
  copy: Queries.BenefitsCopyFragment
  benefits: readonly Queries.BenefitPointFragment[]
  /** The background video; undefined if the site's settings switch it off. */
  video: Queries.ContentVideoFragment | undefined
}

/** The benefits of a membership on a sheet of paper, beside a background video in full light. */
export function Benefits({ copy, benefits, video }: BenefitsProps) {
  return (
    <Section space="none" className="lg:pb-16">
      <div className="relative h-44 overflow-hidden sm:h-96 lg:aspect-[2/1] lg:h-auto lg:max-h-[52rem] lg:w-full lg:[&_[data-slot=background-video-toggle]]:bottom-28">
        {video && <ContentBackgroundVideo video={video} />}
      </div>
      {/* The sheet of paper: torn over the picture's edge on a phone, lying on it on a large screen. */}
      <Container className="relative lg:-mt-24">
        <div className="relative grid gap-x-16 bg-surface pt-2 pb-8 sm:pb-14 lg:grid-cols-[1fr_1.7fr] lg:rounded-lg lg:bg-surface-raised lg:p-14 lg:shadow-lifted">
          <span className="paper-edge absolute -inset-x-4 bottom-full -mb-px h-6 bg-surface sm:-inset-x-6 lg:hidden" />
          <div>
            <Heading level={2} id="benefits">
              <Eyebrow>{copy.eyebrow}</Eyebrow>
              {copy.title}
            </Heading>
            {copy.lead && <Lead className="mt-2 lg:mt-4">{copy.lead}</Lead>}
            {copy.button && (
              <ButtonLink href={copy.button.href} variant="action" className="mt-4 lg:mt-8">
                {copy.button.label}
              </ButtonLink>
            )}
          </div>
          <ul className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-0 lg:gap-y-9">
            {benefits.map(({ jsonId, icon, title, description }) => (
              <li key={jsonId} className="flex gap-3.5">
                <SpriteIcon
                  name={icon}
                  size={null}
                  className="size-9 text-accent [--icon-accent:var(--color-action)] lg:size-12"
                />
                <p className="leading-normal text-ink-muted">
                  <strong className="block font-display text-base leading-snug text-ink-strong lg:text-lg">
                    {title}
                  </strong>{" "}
                  {description}
                </p>
              </li>
            ))}
          </ul>
        </div>
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
