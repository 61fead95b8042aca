import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"
import { ContentVideo } from "../../shared/content-video"

interface VideoPictureProps {
  picture: ContentPictureData
  /** Without it the picture stands alone. */
  video: Queries.ContentVideoFragment | undefined
  /** What the play button says. */
  label: string
  /** How wide it stands, in the browser's `sizes` notation. */
  sizes: string
}

/** A picture with a play button on its lower edge. */
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
