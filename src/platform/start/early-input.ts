import { HYDRATED_EVENT } from "../../lib/constants"

/** What visitors may have used before hydration. There are no file fields, and a script can't fill one. */
const CONTROLS = "input:not([type=file]), textarea, select, details, button"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement | HTMLButtonElement

/**
 * Keeps what was typed, chosen, opened and pressed before hydration where React draws the page, or a part of it, anew.
 * It does so when a password manager, a translator or another extension has changed the served HTML, and the served
 * fields go. The new ones get what was typed as soon as they are there.
 *
 * @returns to be called when React has drawn something anew (`onRecoverableError`)
 */
export function keepEarlyInput(container: Element): () => void {
  const { pathname } = window.location
  const served = groupsOf(container)
  /** Groups with controls that are gone, until as many stand in the page again. */
  const lost = new Map<string, Control[]>()
  let focused: Element | null = document.activeElement
  // While capturing: React stops the event there when it can't handle it yet.
  container.addEventListener("focusin", ({ target }) => (focused = target instanceof Element ? target : null), true)

  window.addEventListener(HYDRATED_EVENT, () => {
    if (lost.size === 0) return
    // Nothing is put back on another page.
    if (window.location.pathname !== pathname) return lost.clear()
    const drawn = groupsOf(container)
    for (const [kind, before] of lost) {
      const now = drawn.get(kind)
      if (now?.length !== before.length) continue
      lost.delete(kind)
      now.forEach((twin, index) => {
        const control = before[index]
        if (!control || control === twin) return
        if (isUsed(control) && !isUsed(twin)) useAgain(twin, control)
        if (control === focused) focusAgain(twin, control)
      })
    }
  })

  return () => {
    for (const [kind, controls] of served) {
      if (controls.every(({ isConnected }) => isConnected)) continue
      served.delete(kind)
      lost.set(kind, controls)
    }
  }
}

/** The controls by kind, in their order. They have no lasting id: React gives others when it draws anew. */
function groupsOf(container: Element): Map<string, Control[]> {
  const groups = new Map<string, Control[]>()
  for (const control of container.querySelectorAll<Control>(CONTROLS)) {
    const words = control.localName === "button" && (control.getAttribute("aria-label") ?? control.textContent)
    const kind = [control.localName, control.getAttribute("type"), control.getAttribute("name"), words].join()
    groups.set(kind, [...(groups.get(kind) ?? []), control])
  }
  return groups
}

function isUsed(control: Control): boolean {
  if (control instanceof HTMLDetailsElement) return control.open
  // Set by the queue of presses (`boot.ts`).
  if (control instanceof HTMLButtonElement) return control.getAttribute("aria-busy") === "true"
  if (control instanceof HTMLSelectElement) return control.selectedIndex !== usualIndex(control)
  return isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

const usualIndex = ({ options }: HTMLSelectElement) =>
  Math.max(
    Array.from(options).findIndex(({ defaultSelected }) => defaultSelected),
    0,
  )

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)

/** Does with a new control what was done with its predecessor, so that React hears of it. */
function useAgain(twin: Control, control: Control): void {
  if (twin instanceof HTMLDetailsElement) twin.open = true
  else if (twin instanceof HTMLButtonElement || isTicked(twin)) twin.click()
  else if ("value" in control) {
    // React overrides `value` on each field, and ignores an event after which it finds no other value there
    // (https://github.com/facebook/react/issues/10135).
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), "value")?.set?.call(twin, control.value)
    for (const type of ["input", "change"]) twin.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Gives the focus to a new control, with the caret where it was. */
function focusAgain(twin: Control, control: Control): void {
  if (document.activeElement !== document.body) return
  twin.focus({ preventScroll: true })
  // Null for fields without a caret, such as numbers, which would throw.
  if ("setSelectionRange" in twin && "selectionStart" in control && control.selectionStart !== null)
    twin.setSelectionRange(control.selectionStart, control.selectionEnd)
}
