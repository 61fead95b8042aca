import { validityMessage } from "../../../lib/validity-message"
import { part, type Control } from "./page"

const form = part("form", HTMLFormElement)
/** A live region: read when it is filled. What is mended goes silently. */
const summary = part("problems", HTMLElement)

/** What is wrong with an answer, in the page's words; undefined if nothing is. */
const problemOf = ({ name, type, validity }: Control) =>
  validityMessage(validity, { label: name, kind: type === "select-one" ? "choice" : "text" })

/**
 * Shows the problems of the controls beside them, says above the step how many there are, and puts the focus into the
 * first.
 *
 * @returns whether there is none
 */
export function passes(controls: readonly Control[]): boolean {
  for (const control of controls) show(control, problemOf(control), false)
  const wrong = controls.filter((control) => !control.validity.valid)
  const count = wrong.length === 1 ? "One answer needs" : `${wrong.length} answers need`
  summary.textContent = wrong.length > 0 ? `${count} another look.` : ""
  wrong[0]?.focus()
  return wrong.length === 0
}

/** Whoever comes to a control from elsewhere hears nothing of another step. */
export const clearSummary = (): void => summary.replaceChildren()

/** An answer was changed: what was wrong may be right; a message goes at once, and a new one waits for the field's end. */
export function recheck(control: Control, isFinished: boolean): void {
  const problem = problemOf(control)
  if (problem === undefined || (isFinished && control.value)) show(control, problem, true)
  if (form.querySelector("[aria-invalid=true]") === null) clearSummary()
}

/** @param isAnnounced false where the focus moves to the field, which is read with its message */
function show(control: Control, problem = "", isAnnounced: boolean) {
  const place = part(`${control.id}-problem`, HTMLElement)
  place.setAttribute("aria-live", isAnnounced ? "polite" : "off")
  if (place.textContent !== problem) place.textContent = problem
  control.setAttribute("aria-invalid", String(problem !== ""))
}
