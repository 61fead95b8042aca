import * as DialogPrimitive from "@radix-ui/react-dialog"
import { cx } from "class-variance-authority"
import { Play } from "lucide-react"
import type { ComponentProps, ReactNode } from "react"
import { CloseButton, Dialog, DialogDescription, DialogTitle, DialogTrigger } from "./dialog"
import { Icon } from "./icon"
import { youtubeAddress, type FileVideo, type VideoSource } from "./video-source"

interface VideoDialogProps {
  source: VideoSource
  /** What the video shows; the name of the dialog and of the player. */
  title: string
  /** A sentence on it, under the player. */
  description?: string
  /** A `VideoPlayButton`, or any other button. */
  children: ReactNode
}

/**
 * A video in a dialog, 16:9, muted and playing (spec section 2, "Other"). Escape, a press beside it and the close
 * button end it. Nothing of the video is fetched before it is opened.
 */
export function VideoDialog({ source, title, description, children }: VideoDialogProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogPrimitive.Portal>
        {/* The specification's fade of 300 ms is the duration called "slow". */}
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-scrim motion-safe:data-[state=closed]:animate-vanish-slow motion-safe:data-[state=open]:animate-appear-slow">
          <div className="flex min-h-full items-center justify-center p-2 sm:p-8">
            <DialogPrimitive.Content
              data-slot="video-dialog"
              aria-describedby={undefined}
              // As wide as lets the whole player stand on the screen.
              className="theme-deep relative w-full max-w-[clamp(16rem,calc((100vh-13rem)*16/9),64rem)] rounded-lg shadow-lifted motion-safe:data-[state=closed]:animate-vanish-slow motion-safe:data-[state=open]:animate-appear-slow"
            >
              <div className="flex min-h-15 items-center py-2 pr-16 pl-4">
                <DialogTitle className="text-lg">{title}</DialogTitle>
              </div>
              <CloseButton label="Close the video" />
              <Player source={source} title={title} />
              {description && <DialogDescription className="px-4 py-3">{description}</DialogDescription>}
            </DialogPrimitive.Content>
          </div>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </Dialog>
  )
}

/** The round button on a picture that opens a video. `children` name it, e.g. "Watch a morning on the farm". */
export function VideoPlayButton({ className, children, ...props }: ComponentProps<"button">) {
  return (
    <button
      data-slot="video-play-button"
      type="button"
      className={cx(
        "js-only group inline-flex items-center gap-3 rounded-full bg-surface-raised py-2 pr-5 pl-2 text-left text-sm font-semibold text-ink-strong shadow-lifted duration-calm motion-safe:transition-transform motion-safe:hover:[transform:scale(1.04)]",
        className,
      )}
      {...props}
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-action text-on-action group-hover:bg-action-strong">
        <Icon icon={Play} className="ml-0.5 fill-current" />
      </span>
      {children}
    </button>
  )
}

const frame = "block aspect-video w-full bg-surface-sunken"

function Player({ source, title }: Pick<VideoDialogProps, "source" | "title">) {
  if (source.provider === "file") {
    return (
      <video className={frame} controls autoPlay muted loop playsInline poster={source.poster} aria-label={title}>
        <VideoFiles source={source} />
      </video>
    )
  }
  return (
    <iframe
      className={frame}
      src={youtubeAddress(source)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  )
}

/** The formats of one video, the smaller one first. */
export function VideoFiles({ source }: { source: FileVideo }) {
  return (
    <>
      {source.webm && <source src={source.webm} type="video/webm" />}
      <source src={source.mp4} type="video/mp4" />
    </>
  )
}
