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

/** Not on phones, where the video would be a quarter of the home page's bytes. */
const AUTOPLAY_SCREEN = "(min-width: 768px)"

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
  const isWide = useMediaQuery(AUTOPLAY_SCREEN)
  const [userChoice, setUserChoice] = useState<boolean>()
  const [hasStarted, setHasStarted] = useState(false)
  const [visible, setVisible] = useState(false)

  const playing = userChoice ?? (isWide && !reducedMotion && !savesData)
  const running = playing && inView
  if (running && !hasStarted) setHasStarted(true)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!running) {
      element.pause()
      return
    }
    // Browsers can refuse autoplay to save battery; the button then starts the video.
    element.play().catch((error: unknown) => {
      if (!isAbortError(error)) setUserChoice(false)
    })
  }, [running, hasStarted])

  return (
    <div data-slot="background-video" ref={root} className={cx("relative overflow-hidden", className)} {...props}>
      {children}
      {hasStarted && (
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
        <Button
          variant="inverse"
          size="icon"
          onClick={() => setUserChoice(!playing)}
          data-slot="background-video-toggle"
        >
          <Icon icon={playing ? Pause : Play} />
          <VisuallyHidden>{playing ? messages.stop(label) : messages.play(label)}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}

/** Whether the video was paused before playback had started, which is no failure. */
const isAbortError = (error: unknown) => error instanceof DOMException && error.name === "AbortError"
