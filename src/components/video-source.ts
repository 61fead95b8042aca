import { YOUTUBE_ORIGIN } from "../lib/youtube"

/** The site's own file, in one or two formats. Addresses are the site's: "/media/farm-clip.mp4". */
export interface FileVideo {
  provider: "file"
  mp4: string
  webm?: string
  /** A still picture, shown until the first frame has come. */
  poster?: string
}

/** A video at YouTube, taken from its host without cookies. */
export interface YoutubeVideo {
  provider: "youtube"
  id: string
}

export type VideoSource = FileVideo | YoutubeVideo

/** Muted and playing at once: the visitor has just asked for it. */
export function youtubeAddress({ id }: YoutubeVideo): string {
  return `${YOUTUBE_ORIGIN}/embed/${encodeURIComponent(id)}?autoplay=1&mute=1&rel=0`
}
