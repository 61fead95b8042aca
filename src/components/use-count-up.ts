import { useEffect, useState, type RefObject } from "react"
import { HIDDEN_UNTIL_HYDRATION, useFirstView } from "./use-in-view"

interface CountUpOptions {
  target: number
  /**
   * Returns the value after `elapsed` ms; must reach the target. Define it outside the component: a new function
   * restarts the count.
   */
  getValueAt: (elapsed: number, target: number) => number
}

/**
 * Counts from 0 to the target once, when half of an element is first visible (spec section 4). On the server and under
 * reduced motion the value is the target. Put `startClass` on the element.
 */
export function useCountUp(ref: RefObject<Element | null>, { target, getValueAt }: CountUpOptions) {
  const view = useFirstView(ref)
  const [value, setValue] = useState(0)
  const isAnimated = view === "waiting" || view === "seen"

  useEffect(() => {
    if (view !== "seen") return
    const start = performance.now()
    const tick = () => {
      const newValue = getValueAt(performance.now() - start, target)
      setValue(newValue)
      if (newValue !== target) frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [view, target, getValueAt])

  return {
    value: isAnimated ? value : target,
    counting: isAnimated && value !== target,
    startClass: view === "unknown" && HIDDEN_UNTIL_HYDRATION,
  }
}
