import { graphql } from "gatsby"
import { Hills } from "../components/hills"
import { ScenePicture } from "./scene-picture"

/**
 * A scene from edge to edge between two sections of a long page, with a sentence on a sheet of paper beside it. It has no
 * heading and is no landmark: a pause, not a section.
 */
export function SceneBand({ copy }: { copy: Queries.SceneCopyFragment }) {
  return (
    <div data-slot="scene-band" className="scene scene-band relative -mt-12 print:hidden">
      <div className="scene-stage overflow-hidden">
        <div className="scene-picture">
          <ScenePicture
            picture={copy.image}
            square={copy.imageSquare}
            fit="cover"
            className="size-full"
            sizes="(min-width: 64em) max(100vw, 73rem), 100vw"
          />
        </div>
        <div className="scene-words">
          <p className="max-w-[17em] pt-2 pb-6 font-display text-2xl font-bold text-balance text-ink-strong lg:pb-0 lg:text-3xl">
            {copy.text}
          </p>
        </div>
      </div>
      <Hills variant="ridge" className="absolute inset-x-0 -bottom-px max-lg:hidden" />
    </div>
  )
}

export const sceneFragment = graphql`
  fragment SceneCopy on Scene {
    text
    image {
      ...WidePicture
    }
    imageSquare {
      ...BroadPicture
    }
  }
`
