import { graphql } from "gatsby"
import { Points } from "../../shared/paragraphs"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { messages } from "./messages"

/** Lists the measured figures, each with its method. */
export function Figures({ claims }: { claims: readonly Queries.StatedFigureFragment[] }) {
  const texts = claims.flatMap(({ words, measured }) =>
    measured ? [`${words} (${measured.what} ${measured.where}, ${measured.when}, ${measured.by})`] : [],
  )
  if (texts.length === 0) return null
  return (
    <Section tone="dawn" weight="light">
      <Container>
        <SectionIntro content={{ title: messages.figures }} id="figures" />
        <Points texts={texts} />
      </Container>
    </Section>
  )
}

export const statedFigureFragment = graphql`
  fragment StatedFigure on Claim {
    words
    measured {
      what
      where
      when
      by
    }
  }
`
