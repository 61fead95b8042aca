import { graphql } from "gatsby"
import { IconPoint } from "../../shared/icon-point"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { CutOut } from "../../components/cut-out"
import { Section } from "../../components/section"

export function Mission({ content }: { content: Queries.MissionContentFragment }) {
  return (
    <Section tone="noon" divider="hills" decoration={<CutOut name="goat" width={183} on="hills" />}>
      <Container>
        <SectionIntro content={content} id="mission" />
        <div className="grid gap-6 md:gap-10 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
          <p className="self-start border-l-4 border-highlight pl-6 font-display text-2xl font-bold text-ink-strong">
            {content.statement}
          </p>
          <div className="grid gap-8 sm:grid-cols-2">
            {content.pillars.map(({ id, icon, title, text }) => (
              <IconPoint key={id} icon={icon} title={title}>
                {text}
              </IconPoint>
            ))}
          </div>
        </div>
      </Container>
    </Section>
  )
}

export const missionFragment = graphql`
  fragment MissionContent on AboutMission {
    ...SectionIntro
    statement
    pillars {
      id
      icon
      title
      text
    }
  }
`
