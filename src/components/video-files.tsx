import type { FileVideo } from "./video-source"

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
