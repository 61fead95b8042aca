import {
  lazy,
  memo,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react"
import { HYDRATED_EVENT, NOT_HYDRATED_ATTRIBUTE } from "../lib/constants"
import { toast } from "./toast-store"
import { messages } from "./messages"

const notHydrated = { [NOT_HYDRATED_ATTRIBUTE]: "" }

/** Most network failures are short. */
const RETRY_DELAY_MS = 1000

/** Distance from the screen at which a part's scripts are requested. */
const ROOT_MARGIN = "400px"

const INTENT_EVENTS = ["pointerover", "touchstart", "focusin", "click", "submit"]
const PRESS_EVENTS = ["click", "submit"]

type Load<Props> = () => Promise<ComponentType<Props>>

interface Fallbacks<Props> {
  Loading?: ComponentType<NoInfer<Props>>
  /** Rendered after loading has failed; opening the part again or coming online loads again. */
  LoadError: ComponentType<NoInfer<Props>>
}

/** Returns a component whose chunk is loaded when it is first opened (with an `open` prop) or first rendered. */
export function deferred<Props extends object>(
  load: Load<Props>,
  { Loading, LoadError }: Fallbacks<Props>,
): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  const request = () => loadWithRetry(load).then((loaded) => (Part = loaded))

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
 * Returns a part of the page whose HTML comes from the server and which React hydrates near the screen or on first use. Until
 * then the inline script (`platform/start/boot.ts`) queues its clicks and submits, and replays them.
 * If its chunk fails to load, its HTML stays and a toast says so; the next press or coming online loads it again. Without
 * server HTML, after a client navigation, it is loaded at once.
 * @param rootMargin distance from the screen at which its scripts are requested, as a CSS margin
 */
export function deferredHydration<Props extends object>(
  load: Load<Props>,
  LoadError: ComponentType<{ retry: () => void }>,
  rootMargin = ROOT_MARGIN,
): ComponentType<Props> {
  let resolve: (part: ComponentType<Props>) => void = () => {}
  const loaded = new Promise<ComponentType<Props>>((settle) => (resolve = settle))
  const Part = lazy(async () => ({ default: await loaded }))
  const request = () => loadWithRetry(load).then(resolve)

  /** Loads the part if it has no server HTML. */
  function ClientOnly() {
    const { hasFailed, retry } = useLoad(request, true)
    return hasFailed ? <LoadError retry={retry} /> : null
  }

  // Memoized, because React drops the server HTML of a dehydrated boundary when its props change.
  return memo(function DeferredPart(props: Props) {
    const root = useRef<HTMLDivElement>(null)
    // The build renders the whole part.
    if (typeof window === "undefined") void request()
    useEffect(() => {
      if (root.current?.firstElementChild) return loadOnIntent(root.current, request, rootMargin)
    }, [])
    return (
      <div ref={root} className="contents" {...notHydrated}>
        <Suspense fallback={<ClientOnly />}>
          <Hydrated root={root}>
            <Part {...props} />
          </Hydrated>
        </Suspense>
      </div>
    )
  })
}

/** Loads while `isEnabled`; after a failure again by `retry`, when online again, or when enabled again. */
function useLoad(request: () => Promise<unknown>, isEnabled: boolean) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading")
  const hasFailed = state === "failed"
  const retry = () => setState("loading")
  if (hasFailed && !isEnabled) retry()

  useEffect(() => {
    if (!isEnabled) return
    if (hasFailed) {
      const onOnline = () => setState("loading")
      window.addEventListener("online", onOnline)
      return () => window.removeEventListener("online", onOnline)
    }
    let isCurrent = true
    const settle = (next: "loaded" | "failed") => {
      // A transition, so that React can answer a press in between.
      if (isCurrent) startTransition(() => setState(next))
    }
    request().then(
      () => settle("loaded"),
      () => settle("failed"),
    )
    return () => {
      isCurrent = false
    }
  }, [request, isEnabled, hasFailed])
  return { hasFailed, retry }
}

/** Lets the inline script replay the queued clicks and submits of these elements. */
function Hydrated({ root, children }: { root: RefObject<HTMLElement | null>; children: ReactNode }) {
  useEffect(() => {
    root.current?.removeAttribute(NOT_HYDRATED_ATTRIBUTE)
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [root])
  return children
}

/**
 * Requests the part near the screen or on first use; after a failure, on the next press or when online.
 * @returns a function that stops listening
 */
function loadOnIntent(root: HTMLElement, request: () => Promise<void>, rootMargin: string): () => void {
  let listening = new AbortController()
  const requestOnce = () => {
    listening.abort()
    request().catch(() => {
      // The visitor has left the page.
      if (!root.isConnected) return
      toast.error(messages.loadErrorHere)
      listenFor(PRESS_EVENTS)
      window.addEventListener("online", requestOnce, { signal: listening.signal })
    })
  }
  const listenFor = (names: readonly string[]) => {
    listening = new AbortController()
    const onEvent = ({ target }: Event) => {
      if (target instanceof Node && root.contains(target)) requestOnce()
    }
    // On the window, because React stops events of dehydrated elements.
    for (const name of names) {
      window.addEventListener(name, onEvent, { capture: true, passive: true, signal: listening.signal })
    }
  }
  listenFor(INTENT_EVENTS)
  // The pointer or focus was there before hydration.
  if (root.querySelector(":hover, :focus")) requestOnce()
  else {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && requestOnce(),
      { rootMargin },
    )
    // The wrapper is `display: contents` and has no box.
    for (const child of root.children) observer.observe(child)
    listening.signal.addEventListener("abort", () => observer.disconnect())
  }
  return () => listening.abort()
}

async function loadWithRetry<Value>(load: () => Promise<Value>): Promise<Value> {
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
