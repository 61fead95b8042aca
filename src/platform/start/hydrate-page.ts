import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { keepEarlyInput } from "./early-input"
import { loadAfterEarlyStep } from "./early-step"
import { HYDRATED_EVENT, SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { hydration } from "../../lib/hydration"

/**
 * Time after the first render that still counts as hydration, in milliseconds: effects run after the render, and their
 * updates render later still.
 */
const SETTLING_MS = 1000

/**
 * Hydrates the server's HTML. If hydration fails, the HTML is restored and works like the page without JavaScript:
 * complete, with links that load the next page. React itself would leave an empty page or an error screen.
 *
 * In a transition React hydrates in slices of a few milliseconds, so a slow phone can respond in between.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  // On failure React removes these nodes from the container, but leaves their content intact.
  let served = Array.from(container.childNodes)
  // React removes the nodes before it reports the error; by then the document no longer knows what had focus.
  let focused = focusedField()
  const noteFocus = () => {
    focused = focusedField()
  }
  // While capturing: React stops the event there when it can't handle it yet.
  container.addEventListener("focusin", noteFocus, true)
  hydration.isUnderWay = true
  const settle = () => {
    hydration.isUnderWay = false
    served = []
    focused = undefined
    container.removeEventListener("focusin", noteFocus, true)
  }
  window.addEventListener(HYDRATED_EVENT, () => setTimeout(settle, SETTLING_MS), { once: true })

  const onUncaughtError = (error: unknown) => {
    console.error("This page could not be shown.", error)
    if (!hydration.isUnderWay) return
    focused?.setAttribute(FOCUSED_ATTRIBUTE, "")
    // Clones, because React's event listeners are attached to the original nodes.
    const copies = served.map((node) => node.cloneNode(true))
    settle()
    queueMicrotask(() => {
      // What every browser knows: nobody else is left to rescue the page.
      container.textContent = ""
      for (const copy of copies) container.appendChild(copy)
      returnFocus(container)
      // Tells the inline script to drop its queue of clicks and submits, if it still has one (`boot.ts`).
      window.dispatchEvent(new Event("error"))
      document.documentElement.removeAttribute(SCRIPTS_ATTRIBUTE)
    })
    // It fails if the address has changed meanwhile: the router has nothing of that page yet.
    loadAfterEarlyStep(window)
  }

  const keepLost = keepEarlyInput(container)
  const onRecoverableError = (error: unknown) => {
    console.error("React has drawn a part of this page anew.", error)
    keepLost()
  }

  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError, onRecoverableError })
  })
}

/** Marks the field that had focus while the page is copied. */
const FOCUSED_ATTRIBUTE = "data-had-focus"

type TextField = HTMLInputElement | HTMLTextAreaElement

function focusedField(): TextField | undefined {
  const element = document.activeElement
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined
}

/** Returns focus to the copy of the field in which the visitor was typing, with the caret behind what is there. */
function returnFocus(container: Element): void {
  const field = container.querySelector<TextField>(`[${FOCUSED_ATTRIBUTE}]`)
  if (!field) return
  field.removeAttribute(FOCUSED_ATTRIBUTE)
  field.focus({ preventScroll: true })
  // Null for fields without a caret, such as numbers, which would throw.
  if (field.selectionEnd !== null) field.setSelectionRange(field.value.length, field.value.length)
}
