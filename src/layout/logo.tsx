import { markHead, markHorns, markSize, markSun } from "../lib/logo-mark"
import { useSite } from "../shared/use-site"
import { Link } from "../components/link"
import { messages } from "./messages"

const DRAWING_ID = "logo-mark"

interface LogoProps {
  /** The footer's logo reuses the header's drawing. */
  reusesDrawing?: boolean
  className?: string
}

/** The logo and name, linked to the home page. */
export function Logo({ reusesDrawing, className }: LogoProps) {
  const { site } = useSite()
  return (
    <Link
      href="/"
      variant="plain"
      data-slot="logo"
      aria-label={messages.homeName(site.name)}
      className={`inline-flex min-h-touch items-center gap-2.5 text-ink-strong no-underline ${className ?? ""}`}
    >
      <svg viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden fill="currentColor" className="h-10 w-auto">
        {reusesDrawing ? (
          <use href={`#${DRAWING_ID}`} />
        ) : (
          <g id={DRAWING_ID}>
            <path className="fill-highlight" d={markSun} />
            <path d={markHorns} />
            <path d={markHead} />
          </g>
        )}
      </svg>
      <span translate="no" className="font-display text-2xl font-extrabold tracking-tight">
        {site.name}
      </span>
    </Link>
  )
}
