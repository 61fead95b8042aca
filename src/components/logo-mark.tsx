import type { ComponentProps } from "react"
import { markHead, markHorns, markSize, markSun } from "../lib/logo-mark"

const DRAWING = "logo-mark"

interface LogoMarkProps extends Omit<ComponentProps<"svg">, "children"> {
  /**
   * References the page's first logo (`<use>`): a second copy of the path would add a quarter of a kilobyte to every
   * page.
   */
  again?: boolean
}

/** The organisation's logo: horns around the rising sun. Decorative; the link around it carries the name. */
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
