import { graphql } from "gatsby"
import { ContentPicture } from "../blocks/content-picture"
import { Paragraphs } from "../blocks/paragraphs"
import { SectionWords } from "../blocks/section-words"
import { Container } from "../ui/container"
import { Section } from "../ui/section"

/** How the network began, beside a picture. */
export function Story({ words }: { words: Queries.StoryWordsFragment }) {
  return (
    <Section space="none" aria-labelledby="story" className="pt-10 pb-28 sm:pt-12 sm:pb-36 lg:pt-16 lg:pb-48">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <ContentPicture
          picture={words.image}
          priority
          className="overflow-hidden rounded-lg shadow-lifted"
          sizes="(min-width: 1280px) 576px, (min-width: 1024px) 45vw, 92vw"
        />
        <div className="space-y-5">
          <SectionWords words={words} id="story" />
          <Paragraphs texts={words.paragraphs} />
        </div>
      </Container>
    </Section>
  )
}

export const storyFragment = graphql`
  fragment StoryWords on AboutStory {
    eyebrow
    title
    lead
    paragraphs
    button {
      ...Action
    }
    image {
      ...FigurePicture
    }
  }
`
