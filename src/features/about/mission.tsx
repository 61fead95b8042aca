import { graphql } from "gatsby"
import { IconPoint } from "../../shared/icon-point"
import { ContentSection } from "../../shared/content-section"
import { CutOut } from "../../components/cut-out"

export function Mission({ content }: { content: Queries.MissionContentFragment }) {
  return (
    <ContentSection
      content={content}
      id="mission"
      tone="noon"
      divider="hills"
      decoration={<CutOut name="goat" width={183} on="hills" />}
    >
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
    </ContentSection>
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
