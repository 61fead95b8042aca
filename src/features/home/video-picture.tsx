import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"

interface VideoPictureProps {
  picture: ContentPictureData
  /** Without it, only the picture is rendered. */
  video: Queries.ContentVideoFragment | undefined
  /** The play button's text. */
  label: string
  /** The rendered width, in the syntax of the `sizes` attribute. */
  sizes: string
}

/** A picture with a play button at its lower edge. */
export function VideoPicture({ picture, video, label, sizes }: VideoPictureProps) {
  return (
    <div data-slot="video-picture" className="relative">
      <ContentPicture picture={picture} className="overflow-hidden rounded-lg shadow-lifted" sizes={sizes} />
      {video && (
        <div className="absolute inset-x-0 -bottom-7 flex justify-center">
          <ContentVideo video={video} label={label} />
        </div>
      )}
    </div>
  )
}
