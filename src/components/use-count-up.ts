import { useEffect, useState, type RefObject } from "react"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-reduced-motion"

interface CountUpOptions {
  target: number
  /**
   * Returns the value after `elapsed` milliseconds. It must reach the target eventually. Define it outside the
   * component: a new function restarts the count.
   */
  valueAt: (elapsed: number, target: number) => number
  /** Time between updates, in milliseconds; every frame when left out. */
  interval?: number
}

/**
 * Counts from 0 to the target once, when half of the element is first visible. The server's HTML, a page without
 * JavaScript and a visitor who prefers reduced motion get the target from the start.
 *
 * While nothing of the element is visible, the value is the target, which a screenshot of the whole page and a print
 * show. It drops to 0 as soon as an edge is in view.
 */
export function useCountUp(ref: RefObject<Element | null>, { target, valueAt, interval }: CountUpOptions) {
  const seen = useInView(ref)
  const reducedMotion = useReducedMotion()
  const [value, setValue] = useState(0)
  const still = reducedMotion || seen === undefined

  useEffect(() => {
    if (!seen || still) return
    const start = performance.now()
    let next = 0
    const look = () => {
      const reached = valueAt(performance.now() - start, target)
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
  }, [seen, still, target, valueAt, interval])

  return { value: still ? target : value, counting: !still && value !== target }
}
