/*
 * The script of the registration form. It shows one step at a time and writes the message that the visitor sends by
 * WhatsApp, SMS or e-mail. It stores and sends nothing itself.
 */
import { getElement, type Control } from "./script/page"
import { MEMBER_FORM_READY } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import { clearSummary, validateAll, recheck } from "./script/problems"
import { hideReadyPanel, showReadyPanel } from "./script/ready-panel"

if (!isSupportedBrowser())
  throw new Error("This browser is too old for the form's steps: the whole form goes by e-mail.")

/** Ignores a second click, because another button appears in the same place. */
const DOUBLE_CLICK_MS = 500

const main = getElement("main", HTMLElement)
const form = getElement("form", HTMLFormElement)
const steps = Array.from(form.querySelectorAll<HTMLElement>("[data-step]"))
let current = 0
let lastStepChange = -DOUBLE_CLICK_MS

function showStep(index: number) {
  current = index
  steps.forEach((step, place) => {
    step.hidden = place !== index
  })
}

/** Shows a step and focuses its heading, which names the progress. */
function goToStep(index: number, event: Event) {
  lastStepChange = event.timeStamp
  showStep(index)
  steps[index]?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true })
  main.scrollIntoView({ block: "start" })
}

form.addEventListener("submit", (event) => {
  event.preventDefault()
  if (!validateAll(Array.from((steps[current] ?? form).querySelectorAll<Control>("input, select")))) return
  lastStepChange = event.timeStamp
  if (current === steps.length - 1) showReadyPanel()
  else goToStep(current + 1, event)
})

main.addEventListener(
  "click",
  (event) => {
    // A keyboard click (`detail` 0) is never a double click.
    if (event.detail === 0 || event.timeStamp - lastStepChange >= DOUBLE_CLICK_MS) return
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

getElement("change", HTMLButtonElement).addEventListener("click", (event) => {
  hideReadyPanel()
  goToStep(0, event)
})

/** An error message on blur would move the button before the pointer is released. */
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
else getElement("alone", HTMLElement).hidden = false
