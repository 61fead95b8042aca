import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react"
import { HYDRATED_EVENT, NOT_HYDRATED_ATTRIBUTE } from "../lib/constants"
import { toast, type ToastAction } from "./toast-store"
import { messages } from "./messages"

const notHydrated = { [NOT_HYDRATED_ATTRIBUTE]: "" }

/** Delay before the second attempt to load a chunk: networks fail briefly. */
const RETRY_DELAY_MS = 1000

/** How near to the screen a waiting part is when its scripts are requested. */
const NEAR = "400px"

const INTENT_EVENTS = ["pointerover", "touchstart", "focusin", "click", "submit"]
const PRESS_EVENTS = ["click", "submit"]

type Load<Props> = () => Promise<ComponentType<Props>>

interface Fallbacks<Props> {
  /** Rendered while the chunk is loading. */
  Loading?: ComponentType<NoInfer<Props>>
  /** Rendered after loading has failed. Opening the part again, or a connection that is back, loads again. */
  LoadError: ComponentType<NoInfer<Props>>
}

/**
 * A component whose chunk is loaded on demand, with one retry after a delay. A component with an `open` prop is loaded
 * when it is first opened, any other when it is first rendered. If loading fails, the rest of the page is unaffected.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  { Loading, LoadError }: Fallbacks<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  const request = () => loadTwice(load).then((loaded) => (Part = loaded))

  return function DeferredPart(props) {
    const isOpen = !("open" in props) || props.open !== false
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    const { hasFailed } = useLoad(request, isOpen && !Part)
    if (!wasOpen) return null
    if (Part) return <Part {...props} />
    if (hasFailed) return <LoadError {...props} />
    return isOpen && Loading ? <Loading {...props} /> : null
  }
}

/**
 * A part of the page far down, whose scripts most visits don't need. It is in the server's HTML; React hydrates it when it
 * comes near to the screen or is touched. Until then the queue of the inline script (`platform/start/boot.ts`) holds presses
 * of its buttons and sent forms, and replays them afterwards. Where there is no such HTML, after a change of page by the
 * router, it is loaded at once.
 *
 * If its scripts fail to load, its HTML stays, and a toast says so. The next press in it loads them again; so does a
 * connection that is back.
 *
 * @param near how near to the screen the part is when its scripts are requested, as a margin in CSS pixels
 */
export function deferredHydration<Props extends object>(
  load: Load<Props>,
  LoadError: ComponentType<{ retry: () => void }>,
  near = NEAR,
): ComponentType<Props> {
  let resolve: (part: ComponentType<Props>) => void = () => {}
  const loaded = new Promise<ComponentType<Props>>((settle) => (resolve = settle))
  const Part = lazy(async () => ({ default: await loaded }))
  const request = () => loadTwice(load).then(resolve)

  /** Where the part has no HTML. */
  function Missing() {
    const { hasFailed, retry } = useLoad(request, true)
    return hasFailed ? <LoadError retry={retry} /> : null
  }

  // Memoized: React would drop the HTML of a waiting part when its props change.
  return memo(function DeferredPart(props: Props) {
    const root = useRef<HTMLDivElement>(null)
    // The build's HTML has the whole part.
    if (typeof window === "undefined") void request()
    useEffect(() => {
      if (root.current?.firstElementChild) return loadOnIntent(root.current, request, near)
    }, [])
    return (
      <div ref={root} className="contents" {...notHydrated}>
        <Suspense fallback={<Missing />}>
          <Hydrated root={root}>
            <Part {...props} />
          </Hydrated>
        </Suspense>
      </div>
    )
  })
}

interface LoadErrorToastProps {
  /** The name of the part that failed to load: "The menu". */
  name: string
  /** The alternative offered in the toast. */
  instead: ToastAction
  /** Closes it, so that the next click tries to load it again. */
  onClose: () => void
}

/** Rendered in place of a dialog or panel whose chunk failed to load: shows a toast that says so. */
export function LoadErrorToast({ name, instead, onClose }: LoadErrorToastProps) {
  const announce = useEffectEvent(() => {
    toast.error(messages.loadError(name), { action: instead })
    onClose()
  })
  useEffect(() => announce(), [])
  return null
}

/** Loads while `isWanted`; after a failure again by `retry`, with the next connection, or when it is wanted anew. */
function useLoad(request: () => Promise<unknown>, isWanted: boolean) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading")
  const hasFailed = state === "failed"
  const retry = () => setState("loading")
  if (hasFailed && !isWanted) retry()

  useEffect(() => {
    if (!isWanted) return
    if (hasFailed) {
      const again = () => setState("loading")
      window.addEventListener("online", again)
      return () => window.removeEventListener("online", again)
    }
    let isCurrent = true
    const end = (next: "loaded" | "failed") => {
      // In slices, so that a press can be answered in between.
      if (isCurrent) startTransition(() => setState(next))
    }
    request().then(
      () => end("loaded"),
      () => end("failed"),
    )
    return () => {
      isCurrent = false
    }
  }, [request, isWanted, hasFailed])
  return { hasFailed, retry }
}

/** Tells the queue of the inline script that its elements are hydrated. */
function Hydrated({ root, children }: { root: RefObject<HTMLElement | null>; children: ReactNode }) {
  useEffect(() => {
    root.current?.removeAttribute(NOT_HYDRATED_ATTRIBUTE)
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [root])
  return children
}

/**
 * Requests the part when it comes near to the screen or at the first sign of use; after a failure, at the next press in
 * it or when the connection is back.
 *
 * @returns a function that stops it
 */
function loadOnIntent(root: HTMLElement, request: () => Promise<void>, near: string): () => void {
  let waiting = new AbortController()
  const ask = () => {
    waiting.abort()
    request().catch(() => {
      // Another page has been opened meanwhile.
      if (!root.isConnected) return
      toast.error(messages.loadErrorHere)
      listen(PRESS_EVENTS)
      window.addEventListener("online", ask, { signal: waiting.signal })
    })
  }
  const listen = (names: readonly string[]) => {
    waiting = new AbortController()
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && root.contains(target)) ask()
    }
    // Above React, which stops the events of what it has not hydrated.
    for (const name of names) {
      window.addEventListener(name, onEvent, { capture: true, passive: true, signal: waiting.signal })
    }
  }
  listen(INTENT_EVENTS)
  // A pointer or focus that was quicker than the page's scripts.
  if (root.querySelector(":hover, :focus")) ask()
  else {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && ask(), {
      rootMargin: near,
    })
    // The wrapper has no box of its own.
    for (const child of root.children) observer.observe(child)
    waiting.signal.addEventListener("abort", () => observer.disconnect())
  }
  return () => waiting.abort()
}

/** Imports a chunk, with one retry after a delay. */
async function loadTwice<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return load().catch((error: unknown) => {
      console.warn("A part of this page could not be loaded.", error)
      throw error
    })
  }
}
