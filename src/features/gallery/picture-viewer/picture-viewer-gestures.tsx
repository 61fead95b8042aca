import { useEffect, useRef, type PointerEvent } from "react"
import { matchesMedia } from "../../../browser/media-query"
import {
  createModule,
  useController,
  useEventCallback,
  type ComponentProps,
  type Plugin,
} from "yet-another-react-lightbox"

/** Distances that change the picture and that close the viewer, in pixels (spec section 9). */
export const SWIPE_PX = 40
export const DISMISS_PX = 100

/** Movement of a resting finger, in pixels; a longer one sets the gesture's direction. */
const DRAG_SLOP_PX = 8

/** Duration of the animation back to the picture's position, in milliseconds. */
const RETURN_MS = 200

interface Gesture {
  pointer: number
  x: number
  y: number
  target: EventTarget
  /** Null while the finger rests. */
  direction: "horizontal" | "vertical" | null
}

/**
 * Handles swipes, pulls and clicks beside the picture, because the library's own handlers have fixed distances. Must come
 * before the zoom plugin: a zoomed picture handles touches itself.
 */
export const Gestures: Plugin = ({ addModule }) => addModule(createModule("gestures", GesturesModule))

function GesturesModule({ children }: ComponentProps) {
  const { subscribeSensors, containerRef, prev, next, close } = useController()
  const gesture = useRef<Gesture | null>(null)
  const style = () => containerRef.current?.style

  const resetPosition = (from: string) => {
    style()?.removeProperty("--yarl__swipe_offset")
    style()?.removeProperty("--yarl__pull_offset")
    style()?.removeProperty("--yarl__pull_opacity")
    const carousel = containerRef.current?.querySelector(".yarl__carousel")
    if (from && !matchesMedia("(prefers-reduced-motion: reduce)")) {
      carousel?.animate?.([{ transform: from }, { transform: "none" }], { duration: RETURN_MS, easing: "ease-out" })
    }
  }

  const start = useEventCallback((event: PointerEvent) => {
    gesture.current = null
    // Two fingers zoom.
    if (!event.isPrimary) resetPosition("")
    else if (event.button === 0) {
      const { pointerId: pointer, clientX: x, clientY: y, target } = event
      gesture.current = { pointer, x, y, target, direction: null }
    }
  })

  const move = useEventCallback((event: PointerEvent) => {
    const current = gesture.current
    if (!current || current.pointer !== event.pointerId) return
    const { dx, dy } = getDistance(current, event)
    if (Math.max(Math.abs(dx), Math.abs(dy)) > DRAG_SLOP_PX)
      current.direction ??= Math.abs(dx) > Math.abs(dy) ? "horizontal" : "vertical"
    if (current.direction === "horizontal") style()?.setProperty("--yarl__swipe_offset", `${Math.round(dx)}px`)
    if (current.direction === "vertical") {
      style()?.setProperty("--yarl__pull_offset", `${Math.round(Math.max(0, dy))}px`)
      style()?.setProperty("--yarl__pull_opacity", String(Math.max(0.5, 1 - Math.max(0, dy) / (2 * DISMISS_PX))))
    }
  })

  const end = useEventCallback((event: PointerEvent) => {
    const current = gesture.current
    if (!current || current.pointer !== event.pointerId) return
    gesture.current = null
    const { dx, dy } = getDistance(current, event)
    const isCancelled = event.type === "pointercancel"
    if (current.direction === "horizontal" && Math.abs(dx) >= SWIPE_PX && !isCancelled) {
      // The library animates from the picture's current position.
      if (dx > 0) prev()
      else next()
      resetPosition("")
    } else if (current.direction === "horizontal") resetPosition(`translate(${dx}px, 0)`)
    else if (current.direction === "vertical" && dy >= DISMISS_PX && !isCancelled) close()
    else if (current.direction === "vertical") resetPosition(`translate(0, ${Math.max(0, dy)}px)`)
    else if (event.type === "pointerup" && isBackdrop(current.target)) close()
  })

  useEffect(() => {
    const unsubscribers = [
      subscribeSensors("onPointerDown", start),
      subscribeSensors("onPointerMove", move),
      subscribeSensors("onPointerUp", end),
      subscribeSensors("onPointerLeave", end),
      subscribeSensors("onPointerCancel", end),
    ]
    return () => unsubscribers.forEach((stop) => stop())
  }, [subscribeSensors, start, move, end])

  return <>{children}</>
}

const getDistance = ({ x, y }: Gesture, { clientX, clientY }: PointerEvent) => ({ dx: clientX - x, dy: clientY - y })

const isBackdrop = (target: EventTarget): boolean =>
  target instanceof Element &&
  ["yarl__slide", "yarl__slide_wrapper", "yarl__container"].some((name) => target.classList.contains(name))
