import { validityMessage } from "../../../lib/validity-message"
import { getElement, type Control } from "./page"

const form = getElement("form", HTMLFormElement)
/** A live region, read when it is filled; corrections are silent. */
const summary = getElement("problems", HTMLElement)

const getProblem = ({ name, type, validity }: Control) =>
  validityMessage(validity, { label: name, kind: type === "select-one" ? "choice" : "text" })

/**
 * Shows each control's error and their number above the step, and focuses the first; returns whether there are none.
 */
export function validateAll(controls: readonly Control[]): boolean {
  for (const control of controls) show(control, getProblem(control), false)
  const wrong = controls.filter((control) => !control.validity.valid)
  const count = wrong.length === 1 ? "One field has an error." : `${wrong.length} fields have errors.`
  summary.textContent = wrong.length > 0 ? `${count} Please correct ${wrong.length === 1 ? "it" : "them"}.` : ""
  wrong[0]?.focus()
  return wrong.length === 0
}

export const clearSummary = (): void => summary.replaceChildren()

/** Rechecks a changed answer: an error disappears at once, and a new one appears when the field is finished. */
export function recheck(control: Control, isFinished: boolean): void {
  const problem = getProblem(control)
  if (problem === undefined || (isFinished && control.value)) show(control, problem, true)
  if (form.querySelector("[aria-invalid=true]") === null) clearSummary()
}

/** `isAnnounced` is false if the focus moves to the field, which is read with its message. */
function show(control: Control, problem = "", isAnnounced: boolean) {
  const place = getElement(`${control.id}-problem`, HTMLElement)
  place.setAttribute("aria-live", isAnnounced ? "polite" : "off")
  if (place.textContent !== problem) place.textContent = problem
  control.setAttribute("aria-invalid", String(problem !== ""))
}
