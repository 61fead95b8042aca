import { graphql } from "gatsby"
import { useRef, useState } from "react"
import { deferred } from "../components/deferred"
import { LoadErrorToast } from "../components/load-error-toast"
import { BackgroundVideo } from "../components/background-video"
import { VideoPlayButton } from "../components/video-play-button"
import { getYoutubeUrl, type VideoSource } from "../components/video-source"
import { ContentPicture } from "./content-picture"
import { messages } from "./messages"

const VideoDialog = deferred(() => import("../components/video-dialog").then(({ VideoDialog }) => VideoDialog), {
  LoadError: ({ source, title, onOpenChange }) => (
    <LoadErrorToast
      name={title}
      action={{ label: messages.openVideo, href: source.provider === "file" ? source.mp4 : getYoutubeUrl(source) }}
      onClose={() => onOpenChange(false)}
    />
  ),
})

interface ContentVideoProps {
  video: Queries.ContentVideoFragment
  label: string
  className?: string
}

/** A button that plays a video of the content; the dialog is loaded on the first click. */
export function ContentVideo({ video, label, className }: ContentVideoProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const source = toVideoSource(video)
  if (!source) return null
  return (
    <>
      <VideoPlayButton ref={button} aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {label}
      </VideoPlayButton>
      <VideoDialog source={source} title={video.title} open={open} onOpenChange={setOpen} returnFocusTo={button} />
    </>
  )
}

/** A muted video that fills its box; `sizes` is that of its poster. */
export function ContentBackgroundVideo({ video, sizes }: { video: Queries.ContentVideoFragment; sizes: string }) {
  const source = toVideoSource(video)
  const poster = (
    <ContentPicture
      picture={video.poster}
      decorative
      fit="cover"
      className="absolute inset-0 size-full"
      sizes={sizes}
    />
  )
  return (
    <div data-slot="content-background-video" className="absolute inset-0">
      {source?.provider === "file" ? (
        <BackgroundVideo source={source} label={messages.backgroundVideo} className="size-full">
          {poster}
        </BackgroundVideo>
      ) : (
        poster
      )}
    </div>
  )
}

/** Returns undefined where a file or an id is missing. */
function toVideoSource({
  provider,
  youtubeId,
  webm,
  mp4,
  poster,
}: Queries.ContentVideoFragment): VideoSource | undefined {
  if (provider === "youtube") return youtubeId ? { provider, id: youtubeId } : undefined
  if (!mp4) return undefined
  return {
    provider: "file",
    mp4,
    webm: webm ?? undefined,
    poster: poster.file.childImageSharp?.gatsbyImageData.images.fallback?.src,
  }
}

export const contentVideoFragment = graphql`
  fragment ContentVideo on Video {
    key
    title
    provider
    youtubeId
    webm
    mp4
    poster {
      ...FigurePicture
    }
  }
`
