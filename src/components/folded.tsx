import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { useEffect, useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react"
import { hydration } from "../lib/hydration"
import { matchesMedia, watchMedia } from "../lib/media-query"
import { Icon } from "./icon"

const WIDE = "(min-width: 768px)"

interface FoldedProps extends Omit<ComponentProps<"details">, "title" | "ref"> {
  /** The label of the disclosure button. */
  title: string
  /** box: a bordered box; card: the lower part of a card; part: a section that is collapsible on phones only. */
  variant?: "box" | "card" | "part"
}

/** A disclosure that works without scripts. Printing expands it, and so does a link to something in it. */
export function Folded({ title, variant = "box", className, children, ...props }: FoldedProps) {
  const details = useFoldedOnPhones(variant === "part")
  useEffect(() => {
    const unfold = () => {
      if (details.current) details.current.open = true
    }
    const unfoldTarget = () => {
      const target = targetIn(details.current)
      if (!target) return
      unfold()
      target.scrollIntoView()
    }
    window.addEventListener("beforeprint", unfold)
    window.addEventListener("hashchange", unfoldTarget)
    return () => {
      window.removeEventListener("beforeprint", unfold)
      window.removeEventListener("hashchange", unfoldTarget)
    }
  }, [details])
  return (
    <details
      ref={details}
      data-slot="folded"
      data-variant={variant}
      open={variant === "part" || undefined}
      className={cx(
        "group rounded-lg",
        variant === "box" && "border-2 border-line bg-surface-raised",
        // Full height, so that sticky content in it can move.
        variant === "part" && "lg:[&::details-content]:h-full",
        className,
      )}
      {...props}
    >
      <summary
        className={cx(
          "flex min-h-touch list-none justify-between rounded-lg font-semibold text-ink-strong hover:text-accent [&::-webkit-details-marker]:hidden",
          summaryStyles[variant],
        )}
      >
        {title}
        <Icon
          icon={ChevronDown}
          className="group-open:[transform:rotate(180deg)] motion-safe:transition-transform print:hidden"
        />
      </summary>
      <div className={contentStyles[variant]}>{children}</div>
    </details>
  )
}

const summaryStyles = {
  box: "items-center gap-4 px-4 py-3",
  card: "items-start gap-1 p-3 leading-snug hyphens-auto",
  part: "items-center gap-4 border-2 border-line-strong px-4 py-2 leading-snug md:hidden print:hidden",
}

const contentStyles = { box: "space-y-3 px-4 pt-1 pb-5", card: "px-3 pb-3", part: "max-md:pt-6 lg:h-full" }

/** Returns the target of the URL's fragment, if it is in the element. */
function targetIn(element: Element | null): Element | null {
  const target = document.getElementById(window.location.hash.slice(1))
  return target && element?.contains(target) ? target : null
}

/** Collapses the section on phones before the first paint, unless the visitor already sees it or linked to it. */
function useFoldedOnPhones(isPart: boolean): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (!isPart || !details.current) return
    const isReached = hydration.isUnderWay && details.current.getBoundingClientRect().top < window.innerHeight
    if (!matchesMedia(WIDE) && !isReached && !targetIn(details.current)) details.current.open = false
    return watchMedia(WIDE, () => {
      if (matchesMedia(WIDE) && details.current) details.current.open = true
    })
  }, [isPart])
  return details
}
