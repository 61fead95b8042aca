import type { ReactNode } from "react"
import { SpriteIcon } from "../components/icon"

interface IconPointProps {
  /** A symbol of static/icons.svg, verified by the content check. */
  icon: string
  title: string
  children: ReactNode
}

/** A feature or benefit: icon, title and sentence. */
export function IconPoint({ icon, title, children }: IconPointProps) {
  return (
    <div data-slot="icon-point" className="flex gap-4">
      <SpriteIcon name={icon} className="mt-1 text-accent" />
      <div className="min-w-0">
        <h3 className="font-display text-lg font-bold text-ink-strong">{title}</h3>
        <p className="mt-2 text-ink-muted">{children}</p>
      </div>
    </div>
  )
}
