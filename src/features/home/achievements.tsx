import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { ProgressRing } from "../../components/progress-ring"
import { Section } from "../../components/section"

/** The achievements so far, with two rings that fill when they scroll into view. */
export function Achievements({ copy }: { copy: Queries.AchievementsCopyFragment }) {
  return (
    <Section tone="deep" weight="regular">
      {/* Edge to edge of its half; hidden below 1024 px. */}
      <ContentPicture
        picture={copy.image}
        decorative
        fit="cover"
        className="max-lg:hidden lg:absolute lg:inset-y-0 lg:right-0 lg:w-[56%] lg:[&_img]:[object-position:75%_50%]"
        sizes="(min-width: 1024px) max(720px, 56vw), 1px"
      />
      <Container>
        <div className="lg:w-[39%]">
          <SectionHead copy={copy} id="achievements" weight="regular" spacing="none" />
          <ul className="mt-5 grid grid-cols-2 gap-5 lg:mt-10">
            {copy.rings.map(({ id, end, title }) => (
              <li key={id} className="flex flex-col items-start gap-3">
                <ProgressRing value={end} className="size-18 shrink-0 sm:size-32 max-sm:[&>span]:text-base" />
                <p className="font-display text-base leading-snug font-bold text-ink-strong max-sm:text-sm">{title}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  )
}

export const achievementsCopyFragment = graphql`
  fragment AchievementsCopy on HomeAchievements {
    eyebrow
    title
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
