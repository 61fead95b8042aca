import { mailLink, whatsAppLink } from "../../../lib/message-links"
import { smsCharacters, smsLink } from "../../../lib/sms"
import { makeNumber } from "../../../lib/messages/number"
import { writeMessage } from "../../../lib/messages/write"
import { answersOf, fieldsOf } from "./answers"
import { part } from "./part"

const form = part("form", HTMLFormElement)
const panel = part("ready", HTMLElement)
const list = part("answers", HTMLElement)
/** Of this registration, also after something was changed. */
const number = makeNumber()
part("message-number", HTMLElement).textContent = number

/** Takes the form's place: the ways to send the registration, and what was typed. It stays until the visitor goes. */
export function showReadyPanel(): void {
  const answers = answersOf(form)
  const message = writeMessage({ kind: "registration", number, fields: fieldsOf(answers) })
  const [subject] = message.split("\n")
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("[data-channel]")) {
    const { channel, number: telephone = "", address = "" } = link.dataset
    if (channel === "whatsapp") link.href = whatsAppLink(telephone, message)
    if (channel === "sms") link.href = smsLink(telephone, smsCharacters(message))
    if (channel === "mail") link.href = mailLink(address, { subject, body: message })
  }
  list.replaceChildren(...answers.flatMap(({ label, value }) => [textElement("dt", label), textElement("dd", value)]))
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
