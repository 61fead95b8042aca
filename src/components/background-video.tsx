import { cx } from "class-variance-authority"
import { Pause, Play } from "lucide-react"
import { useEffect, useRef, useState, type ComponentProps } from "react"
import { Button } from "./button"
import { Icon } from "./icon"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-reduced-motion"
import { useSaveData } from "./use-save-data"
import { VideoFiles } from "./video-files"
import type { FileVideo } from "./video-source"

interface BackgroundVideoProps extends ComponentProps<"div"> {
  source: FileVideo
  /** What the button calls the video, e.g. "the farm video". */
  label: string
}

/**
 * A silent loop behind words. `children` are the still picture that stands in for it: in the server's HTML, until the
 * video plays, and for as long as motion or data are to be spared (the button still starts it). It is fetched when it
 * comes into view, and rests out of view.
 */
export function BackgroundVideo({ source, label, className, children, ...props }: BackgroundVideoProps) {
  const root = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const inView = useInView(root, { threshold: 0, once: false }) ?? false
  const reducedMotion = useReducedMotion()
  const savesData = useSaveData()
  const [wanted, setWanted] = useState<boolean>()
  const [fetched, setFetched] = useState(false)
  const [visible, setVisible] = useState(false)

  const playing = wanted ?? !(reducedMotion || savesData)
  const running = playing && inView
  if (running && !fetched) setFetched(true)

  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!running) {
      element.pause()
      return
    }
    // A browser may refuse, to spare the battery: then the button offers to start it.
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
          poster={source.poster}
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
      <Button
        variant="inverse"
        size="icon"
        aria-label={`${playing ? "Stop" : "Play"} ${label}`}
        onClick={() => setWanted(!playing)}
        className="js-only absolute! right-3 bottom-3"
        data-slot="background-video-toggle"
      >
        <Icon icon={playing ? Pause : Play} />
      </Button>
    </div>
  )
}

/** The video was told to rest before it had started: nothing is wrong. */
const wasInterrupted = (error: unknown) => error instanceof DOMException && error.name === "AbortError"
