import * as DialogPrimitive from "@radix-ui/react-dialog"
import type { RefObject } from "react"
import { CloseButton, Dialog, DialogTitle } from "./dialog"
import { VideoFiles, youtubeAddress, type VideoSource } from "./video-source"
import { messages } from "./messages"

interface VideoDialogProps {
  source: VideoSource
  /** The video's title, used as the name of the dialog and of the player. */
  title: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The element that gets the focus on close: the button that opened it. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/**
 * A video in a dialog, 16:9, muted and playing (spec section 2, "Other"). Escape, a click outside and the close button
 * close it. No part of the video is fetched before the dialog opens. `VideoPlayButton` opens it and gets the focus
 * back. A video with speech needs captions.
 */
export function VideoDialog({ source, title, open, onOpenChange, returnFocusTo }: VideoDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        {/* The specification's fade of 300 ms is our duration "slow". */}
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
              style={{ maxWidth: WIDTH }}
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
 * As wide as possible with the whole player on the screen, and at most 1.2 times the site's own clip of 640 px. Inline style: Tailwind classes would add to the CSS inlined
 * in every page.
 */
const WIDTH = "clamp(16rem, calc((100vh - 10rem) * 16 / 9), 48rem)"

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
