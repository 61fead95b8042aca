import { graphql } from "gatsby"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { ProgressRing } from "../../components/progress-ring"
import { Section } from "../../components/section"

/** The achievements so far: a low band with rings that fill when they scroll into view. */
export function Achievements({ content }: { content: Queries.AchievementsContentFragment }) {
  return (
    <Section tone="deep" weight="light">
      <Container className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <div className="max-sm:sr-only">
          <SectionIntro content={content} id="achievements" spacing="none" />
        </div>
        <ul className="grid gap-x-4 gap-y-4 max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] sm:flex sm:gap-x-14">
          {content.rings.map(({ id, end, title }) => (
            <li key={id} className="flex min-w-0 items-center gap-2 sm:gap-4">
              <ProgressRing value={end} className="size-12 shrink-0 sm:size-20 [&>span]:text-sm sm:[&>span]:text-lg" />
              <p className="max-w-[14em] font-display text-sm leading-snug font-bold text-ink-strong sm:text-base">
                {title}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const achievementsContentFragment = graphql`
  fragment AchievementsContent on HomeAchievements {
    title
    rings {
      id
      end
      title
    }
  }
`
