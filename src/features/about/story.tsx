import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { Paragraphs } from "../../shared/paragraphs"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

export function Story({ content }: { content: Queries.StoryContentFragment }) {
  return (
    <Section space="none" className="pt-10 pb-28 sm:pt-12 sm:pb-36 lg:pt-16 lg:pb-48">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <ContentPicture
          picture={content.image}
          priority
          fit="cover"
          className="aspect-[4/3] overflow-hidden rounded-lg shadow-lifted lg:aspect-[5/4]"
          sizes="(min-width: 120em) 785px, (min-width: 1280px) 576px, (min-width: 1024px) 45vw, 95vw"
        />
        <div className="space-y-5">
          <SectionIntro content={content} id="story" />
          <Paragraphs texts={content.paragraphs} />
        </div>
      </Container>
    </Section>
  )
}

export const storyFragment = graphql`
  fragment StoryContent on AboutStory {
    ...SectionIntro
    paragraphs
    image {
      ...FigurePicture
    }
  }
`
