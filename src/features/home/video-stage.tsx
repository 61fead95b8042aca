import { SectionWords } from "../../shared/section-words"
import { VideoPicture } from "./video-picture"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface VideoStageProps {
  words: Queries.VideoBlockWordsFragment
  video: Queries.ContentVideoFragment | undefined
}

/** A video that a page stops for: the words over it, the picture across the whole column. */
export function VideoStage({ words, video }: VideoStageProps) {
  return (
    <Section tone="deep" aria-labelledby="video">
      <Container width="measure">
        <SectionWords words={words} id="video" align="centre" />
        <p className="mx-auto mb-10 max-w-measure text-center">{words.text}</p>
        <VideoPicture
          picture={words.image}
          video={video}
          label={words.videoLabel}
          sizes="(min-width: 768px) 704px, 92vw"
        />
      </Container>
    </Section>
  )
}
