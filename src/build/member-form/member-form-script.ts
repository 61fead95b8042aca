/*
 * The script of the registration form (member-form.ts puts it into the page). It turns the answers into a message, which
 * the visitor sends by WhatsApp or e-mail. The script stores and sends nothing, and puts the identity number into no
 * link: the visitor adds it to its line in the message.
 *
 * Until the script has run, and if it fails, the page shows the other ways to register.
 */
import { MEMBER_FORM_READY } from "../../lib/member-form-ready"
import { mailLink, whatsAppLink } from "../../lib/message-links"

const TITLE = "Member registration"
/** Time in milliseconds in which a second click is ignored: the link to WhatsApp appears where the button was. */
const REPEAT_MS = 500

/**
 * Returns an element that member-form.ts has rendered. If it is missing, the script stops before it changes anything.
 */
function part<Part extends HTMLElement>(id: string, kind: abstract new () => Part): Part {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The form has no part "${id}".`)
  return element
}

const form = part("form", HTMLFormElement)
const ready = part("ready", HTMLElement)
const note = part("ready-note", HTMLElement)
const message = part("message", HTMLTextAreaElement)
const whatsApp = part("whatsapp", HTMLAnchorElement)
const mail = part("mail", HTMLAnchorElement)
const { chat = "", mail: address = "" } = form.dataset
let writtenAt = -REPEAT_MS

form.addEventListener("submit", (event) => {
  event.preventDefault()
  const lines = [TITLE]
  const secrets: string[] = []
  for (const control of Array.from(form.elements)) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue
    const { label, secret } = control.dataset
    const value = control.value.trim()
    if (!label || !value) continue
    const isSecret = secret !== undefined
    lines.push(`${label}: ${isSecret ? "" : value}`)
    if (isSecret) {
      secrets.push(
        `For your safety your ${label.toLowerCase()} is not in the message yet. Type it after the colon before you send it: ${value}`,
      )
    }
  }
  const text = lines.join("\n")
  message.value = text
  note.textContent = secrets.join(" ")
  whatsApp.href = whatsAppLink(chat, text)
  mail.href = mailLink(address, { subject: TITLE, body: text })
  ready.hidden = false
  ready.focus()
  ready.scrollIntoView({ block: "start" })
  writtenAt = event.timeStamp
})

ready.addEventListener(
  "click",
  (event) => {
    // A click by keyboard (`detail` 0) is never the second half of a double click.
    if (event.detail === 0 || event.timeStamp - writtenAt >= REPEAT_MS) return
    event.preventDefault()
    event.stopPropagation()
  },
  true,
)

/** The written message is out of date as soon as an answer changes. */
form.addEventListener("input", () => {
  ready.hidden = true
})

part("change", HTMLButtonElement).addEventListener("click", () => {
  ready.hidden = true
  form.querySelector("input")?.focus()
})

part("without-script", HTMLElement).hidden = true
part("with-script", HTMLElement).hidden = false
if (window.parent !== window) window.parent.postMessage(MEMBER_FORM_READY, "*")
