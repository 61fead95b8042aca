import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { ContentPicture } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"
import { Paragraphs } from "../../shared/paragraphs"
import { ContentSection } from "../../shared/content-section"
import { SectionIntro } from "../../shared/section-intro"

interface VideoBlockProps {
  content: Queries.VideoBlockContentFragment
  /** Undefined: only the picture is rendered. */
  video: Queries.ContentVideoFragment | undefined
}

interface VideoIntroProps extends VideoBlockProps {
  id?: string
  /** The picture's side on wide screens; below 1024 px it is above the text. */
  side?: "start" | "end"
  /** True if this is the page's largest picture. */
  priority?: boolean
}

/** An introduction beside a picture that plays a video. */
export function VideoIntro({ content, video, id = "intro", side = "start", priority }: VideoIntroProps) {
  return (
    <Section>
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <VideoPicture
          content={content}
          video={video}
          priority={priority}
          className={cx("relative", side === "end" && "lg:order-last")}
          sizes="(min-width: 120em) 785px, (min-width: 1280px) 576px, (min-width: 1024px) 45vw, 95vw"
        />
        <div className="space-y-5 pt-4 lg:pt-0">
          <SectionIntro content={{ ...content, button: null }} id={id} spacing="none" />
          <Paragraphs texts={content.paragraphs} />
          {content.button && <ButtonLink href={content.button.href}>{content.button.label}</ButtonLink>}
        </div>
      </Container>
    </Section>
  )
}

/** A section with a video: the text above, the picture across the whole column. */
export function VideoFeature({ content, video }: VideoBlockProps) {
  return (
    <ContentSection content={content} id="video" align="centre" tone="deep" width="measure">
      <div className="mb-10 text-center [&_p]:mx-auto">
        <Paragraphs texts={content.paragraphs} />
      </div>
      <VideoPicture content={content} video={video} className="relative" sizes="(min-width: 768px) 720px, 95vw" />
    </ContentSection>
  )
}

interface VideoPictureProps extends VideoBlockProps {
  priority?: boolean
  className: string
  sizes: string
}

function VideoPicture({ content, video, className, ...props }: VideoPictureProps) {
  return (
    <div data-slot="video-picture" className={className}>
      <ContentPicture picture={content.image} className="overflow-hidden rounded-lg shadow-lifted" {...props} />
      {video && (
        <div className="absolute inset-x-0 -bottom-7 flex justify-center">
          <ContentVideo video={video} label={content.videoLabel} />
        </div>
      )}
    </div>
  )
}

export const videoBlockFragment = graphql`
  fragment VideoBlockContent on VideoBlock {
    ...SectionIntro
    paragraphs
    video
    videoLabel
    image {
      ...FigurePicture
    }
  }
`
