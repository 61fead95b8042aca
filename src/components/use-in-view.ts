import { useEffect, useState, type RefObject } from "react"

/**
 * Share of an element that must be visible before its numbers start to move (spec section 9: visibility threshold 0.5).
 */
export const VISIBILITY_THRESHOLD = 0.5

/** Ratios are floating-point numbers: exactly half may be reported as 0.4999. */
const EPSILON = 0.001

interface InViewOptions {
  /** The share of the element, 0 to 1, that must be visible. */
  threshold?: number
  /**
   * Enlarges the viewport for the observer, in the syntax of CSS margins: "200px" also includes elements nearly in
   * view.
   */
  rootMargin?: string
  /** Keeps `true` once it has been reached. */
  once?: boolean
  /** Reports only an element that comes into view: one that is there from the start stays `undefined`. */
  entering?: boolean
}

/**
 * Whether enough of an element is visible; `undefined` while nothing of it is. That third state keeps the server's HTML
 * unchanged outside the viewport: a screenshot of the whole page and a print show its final state.
 */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold = VISIBILITY_THRESHOLD, rootMargin, once = true, entering = false }: InViewOptions = {},
): boolean | undefined {
  const [inView, setInView] = useState<boolean>()

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let hasBeenOut = !entering
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1]
        hasBeenOut ||= !latest?.isIntersecting
        if (!hasBeenOut) return observer.disconnect()
        const visible = latest?.isIntersecting ? latest.intersectionRatio >= threshold - EPSILON : undefined
        setInView(visible)
        if (visible && once) observer.disconnect()
      },
      { threshold: [0, threshold], rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, rootMargin, once, entering])

  return inView
}
