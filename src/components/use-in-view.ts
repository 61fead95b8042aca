import { useEffect, useState, type RefObject } from "react"

/** Visible share of an element at which its numbers start to move (spec section 9). */
export const VISIBILITY_THRESHOLD = 0.5

/** Ratios are floating-point numbers: half may be reported as 0.4999. */
const EPSILON = 0.001

interface InViewOptions {
  /** 0 to 1. */
  threshold?: number
  /** Enlarges the viewport for the observer, as a CSS margin. */
  rootMargin?: string
  /** Stays `true` once reached. */
  once?: boolean
  /** Stays `undefined` for an element that is in view from the start. */
  entering?: boolean
}

/**
 * Whether enough of an element is visible; `undefined` while none of it is, so that prints and full-page screenshots
 * show the final state.
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
