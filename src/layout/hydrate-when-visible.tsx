import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react"
import { retryOnce } from "../components/lazy-with-retry"
import { HYDRATED_EVENT, NOT_HYDRATED_ATTRIBUTE } from "../lib/constants"

/** How near to the screen the part is when its scripts are requested. */
const NEAR = "400px"

/** First signs that somebody wants something of the part. */
const SIGNS = ["pointerover", "touchstart", "focusin", "click", "submit"] as const
const PRESSES = ["click", "submit"] as const

const notHydrated = { [NOT_HYDRATED_ATTRIBUTE]: "" }

interface Loss {
  /** Rendered in the part's place where not even its HTML is there; `again` loads it once more. */
  Lost: ComponentType<{ again: () => void }>
  /** Tells the visitor, where the HTML is there. */
  onLost: () => void
}

/**
 * A part of the page far down, whose scripts most visits don't need. It stands in the server's HTML; React hydrates it
 * when it comes near to the screen or is touched. Until then the queue of the inline script (`platform/start/boot.ts`) holds
 * presses of its buttons and sent forms, and replays them afterwards. Where there is no such HTML, after a change of
 * page by the router, it is loaded at once.
 *
 * If its scripts do not arrive, its HTML stays. The next press in it loads them again; so does a connection that is back.
 *
 * @param near how near to the screen the part is when its scripts are requested, as a margin in CSS pixels
 */
export function hydrateWhenVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Lost, onLost }: Loss,
  near = NEAR,
): ComponentType<Props> {
  /** Once loaded, it is drawn without waiting wherever it stands. */
  let Loaded: ComponentType<Props> | undefined

  const request = async (part: Deferred<ComponentType<Props>>) => {
    try {
      Loaded = await retryOnce(load)
      part.resolve(Loaded)
    } catch (error) {
      console.warn("A part of this page did not arrive.", error)
      throw error
    }
  }

  /** Where there is nothing to see of the part. */
  function Missing({ part }: { part: Deferred<ComponentType<Props>> }) {
    const [isLost, setIsLost] = useState(false)
    useEffect(() => {
      if (!isLost) {
        request(part).catch(() => setIsLost(true))
        return
      }
      const again = () => setIsLost(false)
      window.addEventListener("online", again)
      return () => window.removeEventListener("online", again)
    }, [part, isLost])
    return isLost ? <Lost again={() => setIsLost(false)} /> : null
  }

  // Memoized: a change of the address alone draws the page anew, and React would drop the HTML of a part that waits.
  return memo(function LatePart(props: Props) {
    const root = useRef<HTMLDivElement>(null)
    const [part] = useState(() => deferred<ComponentType<Props>>())
    const [Part] = useState(() => Loaded ?? lazy(async () => ({ default: await part.promise })))
    // The build's HTML has the whole part.
    if (typeof window === "undefined") void request(part)
    useEffect(() => {
      if (root.current?.firstElementChild) return whenWanted(root.current, () => request(part), onLost, near)
    }, [part])
    return (
      <div ref={root} className="contents" {...notHydrated}>
        <Suspense fallback={<Missing part={part} />}>
          <Hydrated root={root}>
            <Part {...props} />
          </Hydrated>
        </Suspense>
      </div>
    )
  })
}

/** Tells the queue of the inline script that its elements are hydrated. */
function Hydrated({ root, children }: { root: Root; children: ReactNode }) {
  useEffect(() => {
    root.current?.removeAttribute(NOT_HYDRATED_ATTRIBUTE)
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [root])
  return children
}

type Root = RefObject<HTMLElement | null>

interface Deferred<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
}

function deferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, resolve }
}

/**
 * Requests the part when it comes near to the screen or at the first sign of use; after a failure, at the next press in
 * it or when the connection is back.
 *
 * @returns a function that stops it
 */
function whenWanted(root: HTMLElement, request: () => Promise<void>, onLost: () => void, near: string): () => void {
  let waiting = new AbortController()
  const ask = () => {
    waiting.abort()
    request().catch(() => {
      onLost()
      listen(PRESSES)
      window.addEventListener("online", ask, { signal: waiting.signal })
    })
  }
  const onSign = ({ target }: Event) => {
    if (target instanceof Node && root.contains(target)) ask()
  }
  const listen = (names: readonly string[]) => {
    waiting = new AbortController()
    // Above React, which stops the events of what it has not hydrated.
    const options = { capture: true, passive: true, signal: waiting.signal }
    for (const name of names) window.addEventListener(name, onSign, options)
  }
  listen(SIGNS)
  // A browser that can't tell what is near, and a pointer or focus that was quicker than the page's scripts.
  if (!("IntersectionObserver" in window) || root.querySelector(":hover, :focus")) ask()
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
