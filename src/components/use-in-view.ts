import { useEffect, useLayoutEffect, useState, type RefObject } from "react"
import { matchesMedia } from "../browser/media-query"
import { REDUCED_MOTION } from "./use-media-query"

/** Visible share of an element at which its number starts to count up (spec section 9). */
export const VISIBILITY_THRESHOLD = 0.5

/** Ratios are floating-point numbers: browsers can report half as 0.4999. */
const EPSILON = 0.001

interface InViewOptions {
  /** 0 to 1. */
  threshold?: number
  /** Stays `true` once reached. */
  once?: boolean
}

/** Whether enough of an element is visible. */
export function useInView(
  ref: RefObject<Element | null>,
  { threshold = VISIBILITY_THRESHOLD, once = true }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1]
        const isVisible = latest?.isIntersecting === true && latest.intersectionRatio >= threshold - EPSILON
        setInView(isVisible)
        if (isVisible && once) observer.disconnect()
      },
      { threshold: [0, threshold] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, threshold, once])

  return inView
}

/** A class that hides an element of the server's HTML, for up to five seconds (`global.css`). */
export const HIDDEN_UNTIL_HYDRATION = "hidden-until-hydration"

/**
 * Returns the state of an element that animates once from 0 to its final value:
 * - `unknown` on the server and until hydration: render the final value with the class `HIDDEN_UNTIL_HYDRATION`
 * - `waiting`: render 0
 * - `seen`, once half of it is visible: animate
 * - `still`: render the final value, under reduced motion and if it was visible before a late hydration
 */
export function useFirstView(ref: RefObject<Element | null>): "unknown" | "waiting" | "seen" | "still" {
  const inView = useInView(ref)
  const [start, setStart] = useState<"unknown" | "waiting" | "still">("unknown")
  // Before the first paint, which must not show the final value.
  useLayoutEffect(() => {
    if (ref.current) setStart(matchesMedia(REDUCED_MOTION) || isOnScreen(ref.current) ? "still" : "waiting")
  }, [ref])
  return start === "waiting" && inView ? "seen" : start
}

/** Whether an element is on screen and not hidden by `HIDDEN_UNTIL_HYDRATION`. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && getComputedStyle(element).opacity !== "0"
}
