/*
 * The script of the registration form (member-form.tsx puts it into the page). It shows the form step by step, and turns
 * the answers into messages, which the visitor sends by WhatsApp, SMS or e-mail. The script stores and sends nothing.
 *
 * Until the script has run, and if it fails, the page shows the other ways to register.
 */
import { part, type Control } from "./script/page"
import { MEMBER_FORM_READY } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import { clearSummary, passes, recheck } from "./script/problems"
import { hideReadyPanel, showReadyPanel } from "./script/ready-panel"

if (!isSupportedBrowser())
  throw new Error("This browser is too old for the form's steps: the whole form goes by e-mail.")

/** Time in milliseconds in which a second click is ignored: another button appears where the first was. */
const REPEAT_MS = 500

const main = part("main", HTMLElement)
const form = part("form", HTMLFormElement)
const steps = Array.from(form.querySelectorAll<HTMLElement>("[data-step]"))
let current = 0
let turnedAt = -REPEAT_MS

/** Shows one step and hides the others; their answers stay. */
function showStep(index: number) {
  current = index
  steps.forEach((step, place) => {
    step.hidden = place !== index
  })
}

/** Brings another step, and the focus to its heading, which says how far the visitor has come. */
function goToStep(index: number, event: Event) {
  turnedAt = event.timeStamp
  showStep(index)
  steps[index]?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true })
  main.scrollIntoView({ block: "start" })
}

form.addEventListener("submit", (event) => {
  event.preventDefault()
  if (!passes(Array.from((steps[current] ?? form).querySelectorAll<Control>("input, select")))) return
  turnedAt = event.timeStamp
  if (current === steps.length - 1) showReadyPanel()
  else goToStep(current + 1, event)
})

main.addEventListener(
  "click",
  (event) => {
    // A click by keyboard (`detail` 0) is never the second half of a double click.
    if (event.detail === 0 || event.timeStamp - turnedAt >= REPEAT_MS) return
    if (!(event.target instanceof Element && event.target.closest("a, button"))) return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)

for (const back of form.querySelectorAll("[data-back]")) {
  back.addEventListener("click", (event) => {
    clearSummary()
    goToStep(current - 1, event)
  })
}

part("change", HTMLButtonElement).addEventListener("click", (event) => {
  hideReadyPanel()
  goToStep(0, event)
})

/** A message that appears when a field loses the focus would move the button away before the pointer is released. */
form.addEventListener("mousedown", (event) => {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault()
})

form.addEventListener("input", ({ target }) => {
  if (isControl(target)) recheck(target, false)
})

form.addEventListener("change", ({ target }) => {
  if (isControl(target)) recheck(target, true)
})

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

form.noValidate = true
showStep(0)
document.documentElement.classList.add("scripted")
if (window.parent !== window) window.parent.postMessage(MEMBER_FORM_READY, "*")
else part("alone", HTMLElement).hidden = false
