import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { MoreLink } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { ProgressRing } from "../../components/progress-ring"
import { Section } from "../../components/section"

/** The achievements so far, with two rings that fill when they scroll into view (spec section 4). */
export function Achievements({ copy }: { copy: Queries.AchievementsCopyFragment }) {
  return (
    <Section tone="deep" weight="regular">
      {/* From edge to edge of its half; a phone has the figures alone. */}
      <ContentPicture
        picture={copy.image}
        decorative
        fit="cover"
        className="max-lg:hidden lg:absolute lg:inset-y-0 lg:right-0 lg:w-[56%] lg:[&_img]:[object-position:75%_50%]"
        sizes="(min-width: 1024px) 1080px, 1px"
      />
      <Container>
        <div className="lg:w-[39%]">
          <Heading level={2} id="achievements">
            <Eyebrow>{copy.eyebrow}</Eyebrow>
            {copy.title}
          </Heading>
          {copy.lead && <Lead className="mt-4">{copy.lead}</Lead>}
          <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:mt-10">
            {copy.rings.map(({ id, end, title }) => (
              <li key={id} className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-3">
                <ProgressRing value={end} className="size-24 shrink-0 sm:size-32 max-sm:[&>span]:text-xl" />
                <p className="font-display text-base leading-snug font-bold text-ink-strong">{title}</p>
              </li>
            ))}
          </ul>
          <p className="mt-8 max-sm:hidden">{copy.text}</p>
          {copy.button && (
            <p className="mt-2">
              <MoreLink href={copy.button.href}>{copy.button.label}</MoreLink>
            </p>
          )}
        </div>
      </Container>
    </Section>
  )
}

export const achievementsCopyFragment = graphql`
  fragment AchievementsCopy on HomeAchievements {
    eyebrow
    title
    lead
    text
    button {
      ...Action
    }
    image {
      ...FigurePicture
    }
    rings {
      id
      end
      title
    }
  }
`
