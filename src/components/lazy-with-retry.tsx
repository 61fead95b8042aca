import { useEffect, useState, type ComponentType } from "react"
import { useLatch } from "./use-latch"

/** Before a part is asked for a second time, in milliseconds: networks stumble. */
const RETRY_MS = 1000

type State = "waiting" | "arrived" | "lost"

interface Stand<Props> {
  /** In its place while it is on its way. */
  Waiting?: ComponentType<NoInfer<Props>>
  /** In its place where it did not arrive. `again` asks for it once more; opening it does so, too. */
  Lost: ComponentType<NoInfer<Props> & { again: () => void }>
}

/**
 * A part of the page that is loaded when it is needed, and asked for a second time after a moment: one that takes `open`
 * when it is first opened, any other when it is first drawn. Where it can't be had, `Lost` stands in for it, and nothing
 * else of the page changes.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting, Lost }: Stand<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined

  return function LazyPart(props) {
    const isOpen = !("open" in props) || props.open !== false
    const wasOpen = useLatch(isOpen)
    const [state, setState] = useState<State>("waiting")
    const isWanted = isOpen && !Part && state === "waiting"
    // What was lost and has been closed is forgotten.
    if (!isOpen && state === "lost") setState("waiting")

    useEffect(() => {
      if (state !== "lost") return
      const again = () => setState("waiting")
      window.addEventListener("online", again)
      return () => window.removeEventListener("online", again)
    }, [state])

    useEffect(() => {
      if (!isWanted) return
      let isHere = true
      void retryOnce(load)
        .then((arrived): State => {
          Part = arrived.default
          return "arrived"
        })
        .catch((error: unknown): State => {
          console.warn("A part of this page did not arrive; the page goes on without it.", error)
          return "lost"
        })
        .then((next) => isHere && setState(next))
      return () => {
        isHere = false
      }
    }, [isWanted])

    if (!wasOpen) return null
    if (Part) return <Part {...props} />
    if (state === "lost") return <Lost {...props} again={() => setState("waiting")} />
    return isOpen && Waiting ? <Waiting {...props} /> : null
  }
}

/** A part of the scripts, asked for once more after a moment where it did not arrive. */
export const retryOnce = <Value,>(load: () => Promise<Value>): Promise<Value> => load().catch(() => later(load))

async function later<Value>(task: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  return task()
}
