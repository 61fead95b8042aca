import { graphql } from "gatsby"
import { Points } from "../../shared/paragraphs"
import { ContentSection } from "../../shared/content-section"
import { messages } from "./messages"

/** Lists the measured figures, each with its method. */
export function Figures({ claims }: { claims: readonly Queries.StatedFigureFragment[] }) {
  const texts = claims.flatMap(({ words, measured }) =>
    measured ? [`${words} (${measured.what} ${measured.where}, ${measured.when}, ${measured.by})`] : [],
  )
  if (texts.length === 0) return null
  return (
    <ContentSection content={{ title: messages.figures }} id="figures" tone="dawn" weight="light">
      <Points texts={texts} />
    </ContentSection>
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
