import { mailLink, whatsAppLink } from "../../../lib/message-links"
import { smsCharacters, smsLink } from "../../../lib/sms"
import { cutText, fitsSms, fitsWhatsApp } from "../../../lib/messages/fit"
import { makeNumber } from "../../../lib/messages/number"
import { registrationForm } from "../../../lib/messages/form"
import { writeFormMessage } from "../../../lib/messages/write"
import { cutNote } from "../../../lib/messages/channels"
import { getElement } from "./page"

const form = getElement("form", HTMLFormElement)
const panel = getElement("ready", HTMLElement)
/** Stays the same when answers are changed. */
const number = makeNumber()

/** Replaces the form with the message and the ways to send it. */
export function showReadyPanel(): void {
  const answers = new FormData(form)
  const fields: Record<string, string> = {}
  for (const [key, label] of Object.entries(registrationForm.fields)) {
    const answer = answers.get(label)
    if (typeof answer === "string") fields[key] = answer
  }
  const message = writeFormMessage(registrationForm, { number, fields })
  const lines = message.split("\n")
  const { telephone = "", email = "" } = panel.dataset
  const sms = smsCharacters(message)
  const texts = { whatsapp: cutText(message, fitsWhatsApp(telephone)), sms: cutText(sms, fitsSms) }
  getElement("whatsapp", HTMLAnchorElement).href = whatsAppLink(telephone, texts.whatsapp)
  getElement("sms", HTMLAnchorElement).href = smsLink(telephone, texts.sms)
  const note = cutNote(texts.whatsapp !== message, texts.sms !== sms)
  getElement("cut-note", HTMLElement).textContent = note
  getElement("cut", HTMLElement).hidden = !note
  getElement("mail", HTMLAnchorElement).href = mailLink(email, { subject: lines[0], body: message })
  getElement("message", HTMLElement).replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line })),
  )
  form.hidden = true
  panel.hidden = false
  panel.focus({ preventScroll: true })
  getElement("main", HTMLElement).scrollIntoView({ block: "start" })
}

export function hideReadyPanel(): void {
  panel.hidden = true
  form.hidden = false
}
