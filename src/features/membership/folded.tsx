import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { useEffect, useRef, type ComponentProps } from "react"
import { Icon } from "../../components/icon"

interface FoldedProps extends Omit<ComponentProps<"details">, "title" | "ref"> {
  /** What is pressed; it says what is behind it. */
  title: string
}

/** Part of a page behind its title, with or without scripts. Paper shows it unfolded. */
export function Folded({ title, className, children, ...props }: FoldedProps) {
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
      className={cx("group rounded-lg border-2 border-line bg-surface-raised", className)}
      {...props}
    >
      <summary className="flex min-h-touch list-none items-center justify-between gap-4 rounded-lg px-4 py-3 font-semibold text-ink-strong hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <Icon
          icon={ChevronDown}
          className="group-open:[transform:rotate(180deg)] motion-safe:transition-transform print:hidden"
        />
      </summary>
      <div className="space-y-3 px-4 pt-1 pb-5">{children}</div>
    </details>
  )
}
