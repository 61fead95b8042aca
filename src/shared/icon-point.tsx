import type { ReactNode } from "react"
import { SpriteIcon } from "../components/icon"

interface IconPointProps {
  /** A symbol of static/icons.svg; the content check verifies that it exists. */
  icon: string
  title: string
  children: ReactNode
}

/** A drawn icon, a short title and a sentence: for features and benefits. */
export function IconPoint({ icon, title, children }: IconPointProps) {
  return (
    <div data-slot="icon-point" className="flex gap-4">
      <SpriteIcon name={icon} className="mt-1 text-accent [--icon-accent:var(--color-action)]" />
      <div className="min-w-0">
        <h3 className="font-display text-lg font-bold text-ink-strong">{title}</h3>
        <p className="mt-2 text-ink-muted">{children}</p>
      </div>
    </div>
  )
}
