import * as DialogPrimitive from "@radix-ui/react-dialog"
import type { RefObject } from "react"
import { CloseButton, Dialog, DialogTitle } from "./dialog"
import { VideoFiles, getYoutubeUrl, type VideoSource } from "./video-source"
import { messages } from "./messages"

interface VideoDialogProps {
  source: VideoSource
  /** Names the dialog and the player. */
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element that gets the focus on close. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/**
 * A video in a dialog, muted and autoplaying (spec section 2), loaded on open. `VideoPlayButton` opens it. A video with
 * speech needs captions.
 */
export function VideoDialog({ source, title, open, onOpenChange, returnFocusTo }: VideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        {/* The specification's 300 ms fade is duration "slow". */}
        <DialogPrimitive.Overlay className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-scrim motion-safe:data-[state=closed]:animate-vanish-slow motion-safe:data-[state=open]:animate-appear-slow">
          <div className="flex min-h-full items-center justify-center p-2 sm:p-8">
            <DialogPrimitive.Content
              data-slot="video-dialog"
              onCloseAutoFocus={(event) => {
                // Radix returns the focus only to its own trigger.
                event.preventDefault()
                returnFocusTo.current?.focus()
              }}
              aria-describedby={undefined}
              style={{ maxWidth: MAX_WIDTH }}
              className="theme-deep relative w-full rounded-lg shadow-lifted motion-safe:data-[state=closed]:animate-vanish-slow motion-safe:data-[state=open]:animate-appear-slow"
            >
              <div className="flex min-h-15 items-center py-2 pr-16 pl-4">
                <DialogTitle className="text-lg">{title}</DialogTitle>
              </div>
              <CloseButton label={messages.closeVideo} />
              <Player source={source} title={title} />
            </DialogPrimitive.Content>
          </div>
        </DialogPrimitive.Overlay>
      </DialogPrimitive.Portal>
    </Dialog>
  )
}

/**
 * The whole player fits the screen, at most 1.2 times the clip's 640 px. Inline, because a Tailwind class would add to
 * the CSS in every page.
 */
const MAX_WIDTH = "clamp(16rem, calc((100vh - 10rem) * 16 / 9), 48rem)"

const playerStyles = "block aspect-video w-full bg-surface-sunken"

function Player({ source, title }: Pick<VideoDialogProps, "source" | "title">) {
  if (source.provider === "file") {
    return (
      <video
        className={playerStyles}
        controls
        autoPlay
        muted
        loop
        playsInline
        poster={source.poster}
        aria-label={title}
      >
        <VideoFiles source={source} />
      </video>
    )
  }
  return (
    <iframe
      className={playerStyles}
      src={getYoutubeUrl(source)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
    />
  )
}
