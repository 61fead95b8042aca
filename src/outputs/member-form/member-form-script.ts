/*
 * The script of the registration form (member-form.ts puts it into the page). It shows the form step by step, and turns
 * the answers into messages, which the visitor sends by WhatsApp, SMS or e-mail. The script stores and sends nothing.
 *
 * Until the script has run, and if it fails, the page shows the other ways to register.
 */
import "./script/show-parts"
import { MEMBER_FORM_READY } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import { showPlainTelephone } from "../../lib/telephone"
import { controlsIn, type Control } from "./script/answers"
import { part } from "./script/part"
import { clearSummary, passes, recheck } from "./script/problems"
import { hideReadyPanel, showReadyPanel } from "./script/ready-panel"
import { currentStep, goToNeighbour, goToStep, isLastStep, showStep } from "./script/steps"

if (!isSupportedBrowser())
  throw new Error("This browser is too old for the form's steps: the whole form goes by e-mail.")

/** Time in milliseconds in which a second click is ignored: another button appears where the first was. */
const REPEAT_MS = 500

const main = part("main", HTMLElement)
const form = part("form", HTMLFormElement)
let turnedAt = -REPEAT_MS

form.addEventListener("submit", (event) => {
  event.preventDefault()
  const controls = controlsIn(currentStep())
  if (!passes(controls)) return
  turnedAt = event.timeStamp
  if (isLastStep()) showReadyPanel()
  else goToNeighbour(1)
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

main.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null
  if (!button) return
  if ("back" in button.dataset) {
    clearSummary()
    turnedAt = event.timeStamp
    goToNeighbour(-1)
  }
  if (button.id === "change") {
    turnedAt = event.timeStamp
    hideReadyPanel()
    goToStep(0)
  }
})

/** A message that appears when a field loses the focus would move the button away before the pointer is released. */
form.addEventListener("mousedown", (event) => {
  if (event.target instanceof Element && event.target.closest("button")) event.preventDefault()
})

form.addEventListener("input", ({ target }) => {
  if (!isControl(target)) return
  if (target instanceof HTMLInputElement && target.type === "tel") showPlainTelephone(target)
  recheck(target, false)
})

form.addEventListener("change", ({ target }) => {
  if (isControl(target)) recheck(target, true)
})

const isControl = (target: EventTarget | null): target is Control =>
  (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && "label" in target.dataset

form.noValidate = true
showStep(0)
document.documentElement.classList.add("scripted")
if (window.parent !== window) window.parent.postMessage(MEMBER_FORM_READY, "*")
else for (const part of main.querySelectorAll<HTMLElement>(".preview, .home")) part.hidden = false
