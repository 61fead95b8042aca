import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { ProgressRing } from "../../components/progress-ring"
import { Section } from "../../components/section"

/** The achievements so far, with two rings that fill when they scroll into view (spec section 4). */
export function Achievements({ copy }: { copy: Queries.AchievementsCopyFragment }) {
  return (
    <Section tone="sunken" hills="ridge" animal="crane">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="space-y-5">
          <Eyebrow>{copy.eyebrow}</Eyebrow>
          <Heading level={2} id="achievements">
            {copy.title}
          </Heading>
          {copy.lead && <Lead>{copy.lead}</Lead>}
          <p className="max-w-measure">{copy.text}</p>
          <ul className="grid gap-6 pt-2 sm:grid-cols-2">
            {copy.rings.map(({ id, end, title, description }) => (
              <li key={id} className="flex flex-col items-start gap-3">
                <h3 className="font-display text-lg font-bold text-ink-strong">{title}</h3>
                {/* Above its title visually, after it in the DOM: screen readers read the name first, then the
                    percentage. */}
                <ProgressRing value={end} className="order-first" />
                <p className="text-ink-muted">{description}</p>
              </li>
            ))}
          </ul>
          {copy.button && <ButtonLink href={copy.button.href}>{copy.button.label}</ButtonLink>}
        </div>
        <ContentPicture
          picture={copy.image}
          className="overflow-hidden rounded-lg shadow-lifted"
          sizes="(min-width: 1024px) 580px, 92vw"
        />
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
      description
    }
  }
`
