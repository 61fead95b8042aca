import { useEffect, useState, type RefObject } from "react"
import { useInView } from "./use-in-view"
import { useReducedMotion } from "./use-reduced-motion"

interface CountUpOptions {
  target: number
  /**
   * The value after a time in milliseconds. It must reach the target some day. Define it outside of the component:
   * a new function starts the count again.
   */
  valueAt: (elapsed: number, target: number) => number
  /** How often to look, in milliseconds; every frame when left out. */
  interval?: number
}

/**
 * A number that counts from 0 to its target once, when its element is first seen by half. The server's HTML, a page
 * without scripts and a visitor who wants stillness have the target from the start.
 *
 * Until the browser has told whether the element is seen, the target stands: nobody sees it drop to 0.
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
