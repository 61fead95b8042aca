import { Check } from "lucide-react"
import type { ComponentProps } from "react"
import { Icon } from "./icon"

/** A box to tick, with its words beside it. */
export function Checkbox({ children, ...props }: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <label data-slot="checkbox" className="flex min-h-touch items-center gap-3">
      <span className="relative grid shrink-0">
        <input
          type="checkbox"
          // Drawn by our CSS, so that its border and its mark, the icon on top, keep the theme's contrast.
          className="peer size-6 shrink-0 cursor-pointer appearance-none rounded-sm border-2 border-line-strong bg-surface-raised checked:border-accent checked:bg-accent hover:border-ink"
          {...props}
        />
        <Icon
          icon={Check}
          size="xs"
          strokeWidth={4}
          className="pointer-events-none invisible absolute top-1 left-1 text-on-accent peer-checked:visible"
        />
      </span>
      {children}
    </label>
  )
}
