import { useEffect, useState, type RefObject } from "react"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-media-query"

interface CountUpOptions {
  /** Where the count begins; 0 when left out. */
  from?: number
  target: number
  /**
   * Returns the value after `elapsed` milliseconds. It must reach the target eventually. Define it outside the
   * component: a new function restarts the count.
   */
  valueAt: (elapsed: number, from: number, target: number) => number
  /** Time between updates, in milliseconds; every frame when left out. */
  interval?: number
}

/**
 * Counts to the target once, when half of an element that comes into view is visible (spec section 4); it stands at the
 * beginning as soon as an edge is in view. Everywhere else the value is the target: in the server's HTML, out of view, on
 * a page without JavaScript, for a visitor who prefers reduced motion, and where it is in view when the page is loaded,
 * because a figure that was read must not fall to zero.
 */
export function useCountUp(ref: RefObject<Element | null>, { from = 0, target, valueAt, interval }: CountUpOptions) {
  const seen = useInView(ref, { entering: true })
  const reducedMotion = useReducedMotion()
  const [value, setValue] = useState(from)
  const still = reducedMotion || seen === undefined

  useEffect(() => {
    if (still || !seen) return
    const start = performance.now()
    let next = 0
    const look = () => {
      const reached = valueAt(performance.now() - start, from, target)
      setValue(reached)
      if (reached !== target) wait()
    }
    const wait = () => {
      next = interval === undefined ? requestAnimationFrame(look) : window.setTimeout(look, interval)
    }
    wait()
    return () => {
      if (interval === undefined) cancelAnimationFrame(next)
      else window.clearTimeout(next)
    }
  }, [still, seen, from, target, valueAt, interval])

  return { value: still ? target : value, counting: !still && value !== target }
}
