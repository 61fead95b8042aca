import { cva, type VariantProps } from "class-variance-authority"
import { graphql } from "gatsby"
import { VideoPicture } from "./video-picture"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"

const pictureSide = cva("", {
  variants: {
    /** The picture's side on wide screens; below 1024 px it is above the copy. */
    side: { start: "", end: "lg:order-last" },
  },
  defaultVariants: { side: "start" },
})

interface VideoIntroProps extends VariantProps<typeof pictureSide> {
  copy: Queries.VideoBlockCopyFragment
  video: Queries.ContentVideoFragment | undefined
}

/** An introduction beside a picture that plays a video. */
export function VideoIntro({ copy, video, side }: VideoIntroProps) {
  return (
    <Section weight="regular">
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className={pictureSide({ side })}>
          <VideoPicture
            picture={copy.image}
            video={video}
            label={copy.videoLabel}
            sizes="(min-width: 1280px) 576px, (min-width: 1024px) 45vw, 95vw"
          />
        </div>
        <div className="space-y-5 pt-4 lg:pt-0">
          <Heading level={2} id="intro">
            <Eyebrow>{copy.eyebrow}</Eyebrow>
            {copy.title}
          </Heading>
          {copy.lead && <Lead>{copy.lead}</Lead>}
          <p className="max-w-measure">{copy.text}</p>
          {copy.button && (
            <div className="pt-3">
              <ButtonLink href={copy.button.href}>{copy.button.label}</ButtonLink>
            </div>
          )}
        </div>
      </Container>
    </Section>
  )
}

export const videoBlockFragment = graphql`
  fragment VideoBlockCopy on VideoBlock {
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
