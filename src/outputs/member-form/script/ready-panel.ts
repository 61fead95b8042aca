import { mailLink, whatsAppLink } from "../../../lib/message-links"
import { smsLink } from "../../../lib/sms"
import { answersOf, fullMessage, MAIL_SUBJECT, shortMessage } from "./answers"
import { part } from "./part"

const form = part("form", HTMLFormElement)
const panel = part("ready", HTMLElement)
const list = part("answers", HTMLElement)
const secretNote = part("secret-note", HTMLElement)

/** Takes the form's place: the ways to send the registration, and what was typed. It stays until the visitor goes. */
export function showReadyPanel(): void {
  const answers = answersOf(form)
  const message = fullMessage(answers)
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("[data-channel]")) {
    const { channel, number = "", address = "" } = link.dataset
    if (channel === "whatsapp") link.href = whatsAppLink(number, message)
    if (channel === "sms") link.href = smsLink(number, shortMessage(answers))
    if (channel === "mail") link.href = mailLink(address, { subject: MAIL_SUBJECT, body: message })
  }
  list.replaceChildren(...answers.flatMap(({ label, value }) => [textElement("dt", label), textElement("dd", value)]))
  secretNote.hidden = !answers.some(({ isSecret }) => isSecret)
  form.hidden = true
  panel.hidden = false
  panel.focus({ preventScroll: true })
  part("main", HTMLElement).scrollIntoView({ block: "start" })
}

/** Brings the form back, with all answers. */
export function hideReadyPanel(): void {
  panel.hidden = true
  form.hidden = false
}

function textElement(tag: "dt" | "dd", text: string): HTMLElement {
  const element = document.createElement(tag)
  element.textContent = text
  return element
}
