import { SectionHead } from "../../shared/section-head"
import { VideoPicture } from "./video-picture"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface VideoStageProps {
  copy: Queries.VideoBlockCopyFragment
  video: Queries.ContentVideoFragment | undefined
}

/** A section with a video: the copy above, the picture across the whole column. */
export function VideoStage({ copy, video }: VideoStageProps) {
  return (
    <Section tone="deep">
      <Container width="measure">
        <SectionHead copy={copy} id="video" align="centre" />
        <p className="mx-auto mb-10 max-w-measure text-center">{copy.text}</p>
        <VideoPicture
          picture={copy.image}
          video={video}
          label={copy.videoLabel}
          sizes="(min-width: 768px) 720px, 95vw"
        />
      </Container>
    </Section>
  )
}
