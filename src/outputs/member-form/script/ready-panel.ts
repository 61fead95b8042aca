import { mailLink, whatsAppLink } from "../../../lib/message-links"
import { smsCharacters, smsLink } from "../../../lib/sms"
import { makeNumber } from "../../../lib/messages/number"
import { registrationForm } from "../../../lib/messages/form"
import { writeMessageOf } from "../../../lib/messages/write"
import { controlsIn, part, textElement } from "./page"

const form = part("form", HTMLFormElement)
const panel = part("ready", HTMLElement)
const list = part("answers", HTMLElement)
/** Of this registration, also after something was changed. */
const number = makeNumber()
part("message-number", HTMLElement).textContent = number

/** Takes the form's place: the ways to send the registration, and what was typed. It stays until the visitor goes. */
export function showReadyPanel(): void {
  const given = controlsIn(form).map(({ dataset: { label = "" }, value }) => ({ label, value: value.trim() }))
  const answers = given.filter(({ value }) => value)
  const fields = Object.entries(registrationForm.fields).map(([key, label]): [string, string] => [
    key,
    answers.find((answer) => answer.label === label)?.value ?? "",
  ])
  const message = writeMessageOf(registrationForm, { number, fields: Object.fromEntries(fields) })
  const [subject] = message.split("\n")
  for (const link of panel.querySelectorAll<HTMLAnchorElement>("[data-channel]")) {
    const { channel, number: telephone = "", address = "" } = link.dataset
    if (channel === "whatsapp") link.href = whatsAppLink(telephone, message)
    if (channel === "sms") link.href = smsLink(telephone, smsCharacters(message))
    if (channel === "mail") link.href = mailLink(address, { subject, body: message })
  }
  list.replaceChildren(
    ...answers.flatMap(({ label, value }) => [
      textElement("dt", label, "hyphens-auto text-ink-muted"),
      textElement("dd", value, "font-semibold text-ink-strong"),
    ]),
  )
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
