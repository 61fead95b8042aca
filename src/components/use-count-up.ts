import { useEffect, useState, type RefObject } from "react"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-media-query"

interface CountUpOptions {
  /** Defaults to 0. */
  from?: number
  target: number
  /**
   * Returns the value after `elapsed` ms; must reach the target. Define it outside the component: a new function
   * restarts the count.
   */
  valueAt: (elapsed: number, from: number, target: number) => number
  /** In milliseconds; every frame by default. */
  interval?: number
}

/**
 * Counts to the target once, when half of an element that scrolls into view is visible (spec section 4). Out of view,
 * on the server, with reduced motion and for an element in view at load the value is the target: a figure that was read
 * must not fall to zero.
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
