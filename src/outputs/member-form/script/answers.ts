import { messageText } from "../../../lib/message-links"
import { MOST_SMS_PARTS, smsParts, smsText } from "../../../lib/sms"

export type Control = HTMLInputElement | HTMLSelectElement

export interface Answer {
  label: string
  value: string
  /** The value stands on the screen only; the messages say `LATER` in its place. */
  isSecret: boolean
}

const TITLE = "Member registration"
const LATER = "I will tell you by telephone"
const NONE = "I have none yet"
/** What an SMS begins with: whom to call, and where the nearest group is. The others follow as far as they fit. */
const FIRST_IN_SMS = ["Full name", "Phone number", "District"]

/** The controls inside an element that ask for an answer, in their order. */
export const controlsIn = (root: Element): Control[] => Array.from(root.querySelectorAll<Control>("[data-label]"))

/** The tick with which a visitor says to have no such number; null for all other controls. */
export const noneTick = (control: Control): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[data-none="${control.id}"]`)

/** The answers that were given, in the form's order. */
export function answersOf(form: HTMLFormElement): Answer[] {
  return controlsIn(form).flatMap((control) => {
    const { label = "", secret } = control.dataset
    if (noneTick(control)?.checked) return [{ label, value: NONE, isSecret: false }]
    const value = control.value.trim()
    return value ? [{ label, value, isSecret: secret !== undefined }] : []
  })
}

/**
 * The registration as a message. The identity number is never in it: the address of a WhatsApp link is read by the
 * servers on its way, and an SMS is kept by the network. The office asks for it on the telephone.
 */
export const fullMessage = (answers: readonly Answer[]): string =>
  messageText(
    TITLE,
    answers.map(({ label, value, isSecret }) => [label, isSecret ? LATER : value]),
  )

/** The registration as an SMS of at most `MOST_SMS_PARTS` messages: whole lines, the most necessary ones first. */
export function shortMessage(answers: readonly Answer[]): string {
  const rank = ({ label }: Answer) => {
    const place = FIRST_IN_SMS.indexOf(label)
    return place < 0 ? FIRST_IN_SMS.length : place
  }
  const lines = answers
    .filter(({ isSecret, value }) => !isSecret && value !== NONE)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ label, value }) => smsText(`${label}: ${value}`))
  return lines.reduce((text, line) => {
    const longer = `${text}\n${line}`
    return smsParts(longer) <= MOST_SMS_PARTS ? longer : text
  }, TITLE)
}

export const MAIL_SUBJECT = TITLE
