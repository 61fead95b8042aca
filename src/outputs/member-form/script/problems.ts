import { constraints, validityMessage, type FieldKind } from "../../../lib/validity-message"
import { controlsIn, part, textElement, type Control } from "./page"

const summary = part("problems", HTMLElement)

/** What is wrong with an answer, in the page's words; undefined if nothing is. */
function problemOf(control: Control): string | undefined {
  const { label = "", kind } = control.dataset
  return validityMessage(broken(control.validity), { label, kind: kindOf(kind) })
}

/** The constraints that the answer breaks, as own properties. */
const broken = (validity: ValidityState) => Object.fromEntries(constraints.map((name) => [name, validity[name]]))

const kinds: readonly FieldKind[] = ["email", "tel", "choice"]
const kindOf = (name: string | undefined): FieldKind => kinds.find((kind) => kind === name) ?? "text"

/**
 * Shows the problems of the controls beside them and above the step, and puts the focus into the first.
 *
 * @returns whether there is none
 */
export function passes(controls: readonly Control[]): boolean {
  for (const control of controls) show(control, problemOf(control), false)
  const wrong = controls.filter(isWrong)
  summarise(wrong)
  wrong[0]?.focus()
  return wrong.length === 0
}

/** Whoever comes to a control from elsewhere hears nothing of another step. */
export const clearSummary = (): void => summary.replaceChildren()

/** An answer was changed: what was wrong may be right; a message goes at once, and a new one waits for the field's end. */
export function recheck(control: Control, isFinished: boolean): void {
  const problem = problemOf(control)
  if (problem === undefined || (isFinished && control.value)) show(control, problem, true)
  summary.querySelector(`[data-for="${control.id}"]`)?.toggleAttribute("hidden", !isWrong(control))
  if (summary.querySelector("li:not([hidden])") === null) clearSummary()
}

const isWrong = (control: Control) => control.getAttribute("aria-invalid") === "true"

/** @param isAnnounced false where the focus moves to the field, which is read with its message */
function show(control: Control, problem: string | undefined, isAnnounced: boolean) {
  const place = part(`${control.id}-problem`, HTMLElement)
  const hint = document.getElementById(`${control.id}-hint`)
  place.setAttribute("aria-live", isAnnounced ? "polite" : "off")
  if (place.textContent !== (problem ?? "")) place.textContent = problem ?? ""
  const describing = [hint?.id, problem && place.id].filter(Boolean).join(" ")
  setOrRemove(control, "aria-describedby", describing)
  setOrRemove(control, "aria-invalid", problem ? "true" : "")
}

function setOrRemove(control: Control, name: string, value: string) {
  if (value) control.setAttribute(name, value)
  else control.removeAttribute(name)
}

/** A live region: read once when it is filled. What is mended goes silently. */
function summarise(wrong: readonly Control[]) {
  clearSummary()
  if (wrong.length === 0) return
  const head = wrong.length === 1 ? "One answer needs" : `${wrong.length} answers need`
  const list = document.createElement("ul")
  for (const control of wrong) {
    const item = document.createElement("li")
    const link = document.createElement("a")
    item.dataset.for = control.id
    link.className = "flex min-h-touch items-center text-danger"
    link.href = `#${control.id}`
    link.textContent = part(`${control.id}-problem`, HTMLElement).textContent
    item.append(link)
    list.append(item)
  }
  summary.append(textElement("p", `${head} another look:`, "font-semibold"), list)
}

summary.addEventListener("click", (event) => {
  const id = event.target instanceof HTMLAnchorElement ? event.target.hash.slice(1) : ""
  const control = controlsIn(document.body).find((known) => known.id === id)
  if (!control) return
  event.preventDefault()
  control.focus()
})
