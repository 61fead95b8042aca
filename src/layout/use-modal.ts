import { useEffectEvent, useLayoutEffect, type RefObject } from "react"
import { useOverlay } from "../components/use-overlay"

/** What speaks by itself over an open sheet: notices, and the progress of a page that is loading. */
const NOTICES = "[role=status], [data-slot=toaster]"

/**
 * While `isOpen`, the rest of the page is out of reach and does not scroll. The focus moves to the first thing in `modal`
 * that takes it, unless it is in there already. Escape and Android's Back call `onClose`, and so does a link in it that
 * leads within the site: it may lead to the open page.
 */
export function useModal(modal: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useOverlay(isOpen, onClose)

  // A layout effect: if hydration fails, it is undone before the HTML is restored (`platform/start/hydrate-page.ts`).
  useLayoutEffect(() => {
    const element = modal.current
    if (!isOpen || !element) return
    const focus = () => element.querySelector<HTMLElement>("summary, button, a[href]")?.focus({ preventScroll: true })
    const others = elementsAround(element)
    const { style, clientWidth } = document.documentElement
    for (const other of others) other.inert = true
    // Where the scroll bar takes room, the room is kept, so that nothing moves.
    Object.assign(style, { overflow: "hidden", scrollbarGutter: window.innerWidth > clientWidth ? "stable" : "" })
    if (!element.contains(document.activeElement)) focus()

    // Browsers without `inert` (before Chrome 102, Safari 15.5 and Firefox 112) let the focus out.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Node && others.some((other) => other.contains(target))) focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      close()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && element.contains(target) && target.closest("a[href^='/']")) close()
    }
    document.addEventListener("focusin", onFocusIn)
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("focusin", onFocusIn)
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("click", onClick)
      Object.assign(style, { overflow: "", scrollbarGutter: "" })
      for (const other of others) other.inert = false
    }
  }, [modal, isOpen])
}

/** The siblings of an element and of everything that it stands in: all of the page but the element, and but notices. */
function elementsAround(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent) return []
  const siblings = Array.from(parent.children).filter((one) => one instanceof HTMLElement)
  return [...siblings.filter((one) => one !== element && !one.matches(NOTICES)), ...elementsAround(parent)]
}
