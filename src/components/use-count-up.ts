import { useEffect, useState, type RefObject } from "react"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-reduced-motion"

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
 * Counts to the target once, when half of the element is first visible (spec section 4). Until then the value is the
 * target: in the server's HTML, on a page without JavaScript, in a screenshot whose edge cuts the element, and for a
 * visitor who prefers reduced motion.
 */
export function useCountUp(ref: RefObject<Element | null>, { from = 0, target, valueAt, interval }: CountUpOptions) {
  const seen = useInView(ref)
  const reducedMotion = useReducedMotion()
  const [value, setValue] = useState(from)
  const still = reducedMotion || !seen

  useEffect(() => {
    if (still) return
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
  }, [still, from, target, valueAt, interval])

  return { value: still ? target : value, counting: !still && value !== target }
}
