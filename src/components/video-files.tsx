import type { FileVideo } from "./video-source"

/** The sources of one video, the smaller format first. */
export function VideoFiles({ source }: { source: FileVideo }) {
  return (
    <>
      {source.webm && <source src={source.webm} type="video/webm" />}
      <source src={source.mp4} type="video/mp4" />
    </>
  )
}
