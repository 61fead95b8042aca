import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { useEffect, useRef, type ComponentProps } from "react"
import { Icon } from "./icon"

interface FoldedProps extends Omit<ComponentProps<"details">, "title" | "ref"> {
  /** What is pressed; it says what is behind it. */
  title: string
  /** box: a sheet of its own; card: the lower part of a card, under its picture. */
  variant?: "box" | "card"
}

/** Part of a page behind its title, with or without scripts. Paper shows it unfolded. */
export function Folded({ title, variant = "box", className, children, ...props }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const unfold = () => {
      if (details.current) details.current.open = true
    }
    window.addEventListener("beforeprint", unfold)
    return () => window.removeEventListener("beforeprint", unfold)
  }, [])
  return (
    <details
      ref={details}
      data-slot="folded"
      className={cx("group rounded-lg", variant === "box" && "border-2 border-line bg-surface-raised", className)}
      {...props}
    >
      <summary
        className={cx(
          "flex min-h-touch list-none justify-between rounded-lg font-semibold text-ink-strong hover:text-accent [&::-webkit-details-marker]:hidden",
          variant === "box" ? "items-center gap-4 px-4 py-3" : "items-start gap-1 p-3 leading-snug hyphens-auto",
        )}
      >
        {title}
        <Icon
          icon={ChevronDown}
          className="group-open:[transform:rotate(180deg)] motion-safe:transition-transform print:hidden"
        />
      </summary>
      <div className={variant === "box" ? "space-y-3 px-4 pt-1 pb-5" : "px-3 pb-3"}>{children}</div>
    </details>
  )
}
