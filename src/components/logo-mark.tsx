import type { ComponentProps } from "react"
import { markHead, markHorns, markSize, markSun } from "../lib/logo-mark"

const DRAWING = "logo-mark"

interface LogoMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /** Shows the page's first mark once more: drawn twice, it would cost every page a quarter of a kilobyte. */
  again?: boolean
}

/** The organisation's mark: horns that hold the rising sun. Decoration; the link round it carries the name. */
export function LogoMark({ again = false, ...props }: LogoMarkProps) {
  return (
    <svg data-slot="logo-mark" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden fill="currentColor" {...props}>
      {again ? (
        <use href={`#${DRAWING}`} />
      ) : (
        <g id={DRAWING}>
          <path className="fill-highlight" d={markSun} />
          <path d={markHorns} />
          <path d={markHead} />
        </g>
      )}
    </svg>
  )
}
