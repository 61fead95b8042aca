import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"
import { Paragraphs } from "../../shared/paragraphs"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface FarmIntroProps {
  copy: Queries.FarmIntroCopyFragment
  video: Queries.ContentVideoFragment | undefined
}

/** An introduction to the demonstration farms, beside a picture that plays a video. */
export function FarmIntro({ copy, video }: FarmIntroProps) {
  return (
    <Section space="none" className="pt-10 pb-28 sm:pt-12 sm:pb-36 lg:pt-16 lg:pb-48">
      <Container className="grid items-center gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div className="relative">
          <ContentPicture
            picture={copy.image}
            priority
            className="overflow-hidden rounded-lg shadow-lifted"
            sizes="(min-width: 1280px) 630px, (min-width: 1024px) 50vw, 95vw"
          />
          {video && (
            <div className="absolute inset-x-0 -bottom-7 flex justify-center">
              <ContentVideo video={video} label={copy.videoLabel} />
            </div>
          )}
        </div>
        <div className="space-y-5 pt-4 lg:pt-0">
          <SectionHead copy={copy} id="farm" />
          <Paragraphs texts={copy.paragraphs} />
        </div>
      </Container>
    </Section>
  )
}

export const farmIntroFragment = graphql`
  fragment FarmIntroCopy on FarmIntro {
    eyebrow
    title
    lead
    paragraphs
    video
    videoLabel
    button {
      ...Action
    }
    image {
      ...FigurePicture
    }
  }
`
