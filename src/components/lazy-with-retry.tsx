import { startTransition, useEffect, useState, type ComponentType } from "react"

/** Delay before the second attempt to load a chunk, in milliseconds: networks fail briefly. */
const RETRY_MS = 1000

type State = "waiting" | "arrived" | "lost"

interface Stand<Props> {
  /** Rendered while the chunk is loading. */
  Waiting?: ComponentType<NoInfer<Props>>
  /** Rendered after the chunk has failed to load. `again` retries; so does opening the part again. */
  Lost: ComponentType<NoInfer<Props> & { again: () => void }>
}

/**
 * A component whose chunk is loaded on demand, with one retry after a delay. A component with an `open` prop is loaded
 * when it is first opened, any other when it is first rendered. If loading fails, `Lost` is rendered in its place, and
 * the rest of the page is unaffected.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { Waiting, Lost }: Stand<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined

  return function LazyPart(props) {
    const isOpen = !("open" in props) || props.open !== false
    const [wasOpen, setWasOpen] = useState(isOpen)
    const [state, setState] = useState<State>("waiting")
    if (isOpen && !wasOpen) setWasOpen(true)
    const isWanted = isOpen && !Part && state === "waiting"
    // Closing a part that failed to load resets the error.
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
          console.warn("A part of this page did not arrive.", error)
          return "lost"
        })
        // In slices, so that a press can be answered in between.
        .then((next) => isHere && startTransition(() => setState(next)))
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

/** Imports a chunk, with one retry after a delay. */
export const retryOnce = <Value,>(load: () => Promise<Value>): Promise<Value> => load().catch(() => later(load))

async function later<Value>(task: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  return task()
}
