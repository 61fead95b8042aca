import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType } from "react"
import { retryOnce } from "../components/lazy-with-retry"
import { LOAD_PARTS_EVENT } from "../lib/constants"

/** How near to the screen the part is when its scripts are asked for. */
const NEAR = "400px"

/** First signs that somebody wants something of the part. */
const SIGNS = ["pointerover", "touchstart", "focusin", "click", "submit"] as const

interface Loss {
  /** Draws what stands in the part's place where not even its HTML is there; `again` asks for it once more. */
  Lost: ComponentType<{ again: () => void }>
  /** Tells the visitor, where the HTML is there. */
  onLost: () => void
}

/**
 * A part of the page far down, whose scripts most visits don't need. It stands in the server's HTML like everything
 * else; React leaves it alone until it comes near to the screen or is touched, and takes it over then. Buttons that are
 * pressed, tabs that are stepped through and forms that are sent in between get it again afterwards. After a change of page by the
 * router, where there is no such HTML, it is loaded at once.
 *
 * Should it not arrive, its HTML stays, and the next press in it asks again; so does a connection that is back.
 *
 * Where something above it changes while it waits, such as the address, React takes the HTML away, to draw the part
 * anew: it is loaded at once then, like after a change of page.
 *
 * @param slot the `data-slot` of the part's outermost element
 */
export function hydrateWhenVisible<Props extends object>(
  slot: string,
  load: () => Promise<ComponentType<Props>>,
  { Lost, onLost }: Loss,
): ComponentType<Props> {
  let isThere = false
  let held: Held | undefined
  /** Asks again; undefined unless the part is lost. */
  let again: (() => void) | undefined
  const listeners = new Set<() => void>()
  const taken = new AbortController()
  const find = () => (typeof document === "undefined" ? null : document.querySelector(`[data-slot="${slot}"]`))

  const setAgain = (retry?: () => void) => {
    again = retry
    for (const listener of listeners) listener()
  }

  const untilItArrives = async (): Promise<ComponentType<Props>> => {
    try {
      return await retryOnce(load)
    } catch (error) {
      console.warn(`The scripts of "${slot}" did not arrive; it stays as it is.`, error)
      held?.forget()
      if (find()) onLost()
      await new Promise<void>((retry) => {
        setAgain(retry)
        // What is pressed is held, and done when the part is there.
        window.addEventListener("click", onPress, ABOVE)
        window.addEventListener("submit", onPress, ABOVE)
        window.addEventListener("online", () => retry(), { once: true })
      })
      window.removeEventListener("click", onPress, ABOVE)
      window.removeEventListener("submit", onPress, ABOVE)
      setAgain()
      return untilItArrives()
    }
  }
  const onPress = ({ target }: Event) => {
    if (target instanceof Node && find()?.contains(target)) again?.()
  }

  const Part = lazy(async () => {
    const element = find()
    if (element) await isWanted(element, taken.signal)
    const Loaded = await untilItArrives()
    isThere = true
    return {
      default: function LoadedPart(props: Props) {
        useEffect(() => held?.repeat(), [])
        return <Loaded {...props} />
      },
    }
  })

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  /** Stands where the part should, while there is nothing of it: not even the server's HTML. */
  function Missing() {
    const retry = useSyncExternalStore(
      subscribe,
      () => again,
      () => undefined,
    )
    useEffect(() => taken.abort(), [])
    return retry ? <Lost again={retry} /> : null
  }

  return function NearPart(props: Props) {
    // With the page itself, before the inline script repeats what was pressed and sent too early (`boot.ts`).
    useLayoutEffect(() => {
      const element = find()
      if (element && !isThere) held ??= hold(element)
    }, [])
    return (
      <Suspense fallback={<Missing />}>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Both listen above React, which swallows what happens to a part that it has not taken over. */
const ABOVE = { capture: true, passive: true }

/** @param taken the element is no longer in the page: nothing of it can come near or be touched */
function isWanted(element: Element, taken: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, ABOVE)
      resolve()
    }
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && element.contains(target)) done()
    }
    // An old browser, which can't tell.
    if (!("IntersectionObserver" in window)) return resolve()
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    for (const sign of SIGNS) window.addEventListener(sign, onSign, ABOVE)
    taken.addEventListener("abort", done)
    window.addEventListener(LOAD_PARTS_EVENT, done, { once: true })
    // Whoever was quicker than the page's scripts.
    if (element.matches(":hover, :focus-within")) done()
  })
}

interface Held {
  /** Does what was held, once each. */
  repeat: () => void
  /** Forgets it, and goes on holding. */
  forget: () => void
}

/** Keeps presses of buttons, steps between tabs, and forms that were sent, until somebody is there to hear them. */
function hold(element: Element): Held {
  const waiting = new Map<Element, () => void>()
  const keep = (event: Event, what: Element, again: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    waiting.set(what, again)
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    if (button && element.contains(button)) keep(event, button, () => button.click())
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (form instanceof HTMLFormElement && element.contains(form))
      keep(event, form, () => form.requestSubmit(submitter ?? undefined))
  }
  const onKey = (event: KeyboardEvent) => {
    const { target: tab, key } = event
    if (tab instanceof Element && element.contains(tab) && tab.matches("[role=tab]") && /^(Arrow|Home|End)/.test(key))
      keep(event, tab, () => tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })))
  }
  window.addEventListener("click", onClick, true)
  window.addEventListener("keydown", onKey, true)
  window.addEventListener("submit", onSubmit, true)
  const letGo = () => {
    window.removeEventListener("click", onClick, true)
    window.removeEventListener("keydown", onKey, true)
    window.removeEventListener("submit", onSubmit, true)
  }
  return {
    forget: () => waiting.clear(),
    repeat() {
      letGo()
      for (const [what, again] of waiting) if (what.isConnected) again()
      waiting.clear()
    },
  }
}
