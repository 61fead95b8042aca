import { YOUTUBE_ORIGIN } from "../lib/youtube"

/** A video file of the site, in one or two formats. Its paths start at the root: "/media/farm-clip.mp4". */
export interface FileVideo {
  provider: "file"
  mp4: string
  webm?: string
  /** A still picture, shown until the first frame has loaded. */
  poster?: string
}

/** A video on YouTube, embedded from its cookie-free host. */
export interface YoutubeVideo {
  provider: "youtube"
  id: string
}

export type VideoSource = FileVideo | YoutubeVideo

/** The embed URL, muted and with autoplay: the visitor has just asked for the video. */
export function youtubeAddress({ id }: YoutubeVideo): string {
  return `${YOUTUBE_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&mute=1&rel=0`
}

/** Browsers that can't play it pass the file over, instead of fetching it to find out. */
const AV1 = 'video/webm; codecs="av01.0.04M.08"'

/** The sources of one video, the smaller format first. */
export function VideoFiles({ source }: { source: FileVideo }) {
  return (
    <>
      {source.webm && <source src={source.webm} type={AV1} />}
      <source src={source.mp4} type="video/mp4" />
    </>
  )
}
