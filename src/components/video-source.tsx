import { YOUTUBE_ORIGIN } from "../lib/youtube"

/** A video file of the site, with paths from the root: "/media/farm-clip.mp4". */
export interface FileVideo {
  provider: "file"
  mp4: string
  webm?: string
  poster?: string
}

export interface YoutubeVideo {
  provider: "youtube"
  id: string
}

export type VideoSource = FileVideo | YoutubeVideo

/** Returns the cookie-free embed URL; muted autoplay, because the visitor has just asked for it. */
export function getYoutubeUrl({ id }: YoutubeVideo): string {
  return `${YOUTUBE_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&mute=1&rel=0`
}

/** Lets browsers that can't play AV1 skip the file without fetching it. */
const AV1 = 'video/webm; codecs="av01.0.04M.08"'

export function VideoFiles({ source }: { source: FileVideo }) {
  return (
    <>
      {source.webm && <source src={source.webm} type={AV1} />}
      <source src={source.mp4} type="video/mp4" />
    </>
  )
}
