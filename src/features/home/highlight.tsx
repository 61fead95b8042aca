import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { ProgressRing } from "../../components/progress-ring"
import { Section } from "../../components/section"

/** One product put first, with a ring that fills when it comes into view (spec sections 2 and 4). */
export function Highlight({ words }: { words: Queries.HighlightWordsFragment }) {
  return (
    <Section tone="deep" aria-labelledby="highlight">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="space-y-5">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <Heading level={2} id="highlight">
            {words.title}
          </Heading>
          {words.lead && <Lead>{words.lead}</Lead>}
          <p className="max-w-measure">{words.text}</p>
          <div className="flex flex-wrap items-center gap-6 pt-2">
            <p className="max-w-[18ch] font-display text-lg font-bold text-ink-strong">{words.ringTitle}</p>
            {/* Before its title to the eye, after it to the ear: first what is measured, then how much. */}
            <ProgressRing value={words.end} className="order-first" />
          </div>
          {words.button && <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>}
        </div>
        <ContentPicture
          picture={words.image}
          className="overflow-hidden rounded-lg shadow-lifted"
          sizes="(min-width: 1024px) 580px, 92vw"
        />
      </Container>
    </Section>
  )
}

export const highlightFragment = graphql`
  fragment HighlightWords on Highlight {
    eyebrow
    title
    lead
    text
    end
    ringTitle
    button {
      ...Action
    }
    image {
      ...FigurePicture
    }
  }
`
