import { cx } from "class-variance-authority"
import { Play } from "lucide-react"
import type { ComponentProps } from "react"
import { Icon } from "./icon"

/** The button on a picture that opens a video; `children` are its name. */
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
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent text-on-accent group-hover:bg-accent-strong">
        <Icon icon={Play} className="ml-0.5 fill-current" />
      </span>
      <span>{children}</span>
    </button>
  )
}
