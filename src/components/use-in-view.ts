import { useEffect, useState, useSyncExternalStore, type RefObject } from "react"

/** How much of an element must show before its numbers start to move (spec section 9: visibility threshold 0.5). */
export const VISIBILITY_THRESHOLD = 0.5

/** Ratios come as floating-point numbers: exactly half may read 0.4999. */
const EPSILON = 0.001

/** False in an old browser: there everything counts as seen, and shows its end. */
const canTell = () => "IntersectionObserver" in window
const neverChanges = () => () => {}

interface InViewOptions {
  /** The share of the element, 0 to 1, that must be visible. */
  threshold?: number
  /** Grows the window that counts as visible, in CSS margins: "200px" means "nearly there". */
  rootMargin?: string
  /** Keep `true` once it was reached. */
  once?: boolean
}

/**
 * Whether an element is visible; `undefined` until the browser has looked for the first time. That third state keeps
 * the server's HTML in place until it is known whether anybody is looking at it.
 */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold = VISIBILITY_THRESHOLD, rootMargin, once = true }: InViewOptions = {},
): boolean | undefined {
  const [inView, setInView] = useState<boolean>()
  const isKnown = useSyncExternalStore(neverChanges, canTell, () => true)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    if (!canTell()) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1]
        // Browsers differ in whether `isIntersecting` minds the threshold.
        const visible = latest !== undefined && latest.isIntersecting && latest.intersectionRatio >= threshold - EPSILON
        setInView(visible)
        if (visible && once) observer.disconnect()
      },
      { threshold, rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, rootMargin, once])

  return isKnown ? inView : true
}
