import { cx } from "class-variance-authority"
import { Pause, Play } from "lucide-react"
import { useEffect, useRef, useState, type ComponentProps } from "react"
import { Button } from "./button"
import { Icon } from "./icon"
import { VisuallyHidden } from "./visually-hidden"
import { useInView } from "./use-in-view"
import { useMediaQuery, useReducedMotion } from "./use-media-query"
import { useSaveData } from "./use-save-data"
import { VideoFiles, type FileVideo } from "./video-source"
import { messages } from "./messages"

interface BackgroundVideoProps extends ComponentProps<"div"> {
  source: FileVideo
  /** The name of the video in the button's label: "the farm video". */
  label: string
}

/** Plays by itself from this width on: on phones it would be a quarter of the home page's bytes. */
const PLAYS_BY_ITSELF = "(min-width: 768px)"

/**
 * A silent, decorative video loop behind text; `children` are the poster, shown until the video plays. On phones, under
 * reduced motion and in save-data mode only the button starts it. Use `VideoDialog` for a video with content.
 */
export function BackgroundVideo({ source, label, className, children, ...props }: BackgroundVideoProps) {
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const inView = useInView(root, { threshold: 0, once: false })
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const isWide = useMediaQuery(PLAYS_BY_ITSELF)
  const [wanted, setWanted] = useState<boolean>()
  const [fetched, setFetched] = useState(false)
  const [visible, setVisible] = useState(false)

  const playing = wanted ?? (isWide && !reducedMotion && !savesData)
  const running = playing && inView
  if (running && !fetched) setFetched(true)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!running) {
      element.pause()
      return
    }
    // Browsers may refuse autoplay to save battery: the button then offers to start the video.
    element.play().catch((error: unknown) => {
      if (!wasInterrupted(error)) setWanted(false)
    })
  }, [running, fetched])

  return (
    <div data-slot="background-video" ref={root} className={cx("relative overflow-hidden", className)} {...props}>
      {children}
      {fetched && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setVisible(true)}
          className={cx(
            "absolute inset-0 size-full object-cover duration-slow motion-safe:transition-opacity",
            visible ? "opacity-100" : "opacity-0",
          )}
        >
          <VideoFiles source={source} />
        </video>
      )}
      <div className="js-only absolute right-3 bottom-3">
        <Button variant="inverse" size="icon" onClick={() => setWanted(!playing)} data-slot="background-video-toggle">
          <Icon icon={playing ? Pause : Play} />
          <VisuallyHidden>{playing ? messages.stop(label) : messages.play(label)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

/** The video was paused before playback had started, which is no failure. */
const wasInterrupted = (error: unknown) => error instanceof DOMException && error.name === "AbortError"
