import { cva, type VariantProps } from "class-variance-authority"
import { graphql } from "gatsby"
import { VideoPicture } from "./video-picture"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"

const pictureSide = cva("", {
  variants: {
    /** Where the picture stands on wide screens; below 1024 px it stands over the words. */
    side: { start: "", end: "lg:order-last" },
  },
  defaultVariants: { side: "start" },
})

interface VideoIntroProps extends VariantProps<typeof pictureSide> {
  words: Queries.VideoBlockWordsFragment
  video: Queries.ContentVideoFragment | undefined
}

/** What a home page is about, beside a picture that plays a video. */
export function VideoIntro({ words, video, side }: VideoIntroProps) {
  return (
    <Section aria-labelledby="intro">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className={pictureSide({ side })}>
          <VideoPicture
            picture={words.image}
            video={video}
            label={words.videoLabel}
            sizes="(min-width: 1024px) 580px, 92vw"
          />
        </div>
        <div className="space-y-5 pt-4 lg:pt-0">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <Heading level={2} id="intro">
            {words.title}
          </Heading>
          {words.lead && <Lead>{words.lead}</Lead>}
          <p className="max-w-measure">{words.text}</p>
          {words.button && (
            <div className="pt-3">
              <ButtonLink href={words.button.href}>{words.button.label}</ButtonLink>
            </div>
          )}
        </div>
      </Container>
    </Section>
  )
}

export const videoBlockFragment = graphql`
  fragment VideoBlockWords on VideoBlock {
    eyebrow
    title
    lead
    text
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
