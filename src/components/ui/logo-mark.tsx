import type { ComponentProps } from "react"
import { markHead, markHorns, markSize, markSun } from "../../lib/logo-mark"

/** The organisation's mark: horns that hold the rising sun. Decoration; the link round it carries the name. */
export function LogoMark(props: Omit<ComponentProps<"svg">, "children">) {
  return (
    <svg data-slot="logo-mark" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden fill="currentColor" {...props}>
      <path className="fill-highlight" d={markSun} />
      <path d={markHorns} />
      <path d={markHead} />
    </svg>
  )
}
