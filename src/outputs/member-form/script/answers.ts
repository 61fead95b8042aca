import { IDENTITY_ANSWERS, registrationForm } from "../../../lib/messages/form"

export type Control = HTMLInputElement | HTMLSelectElement

export interface Answer {
  label: string
  value: string
  /** The value stands on the screen only; the message says in its place that it will be told. */
  isSecret: boolean
}

/** The controls inside an element that ask for an answer, in their order. */
export const controlsIn = (root: Element): Control[] => Array.from(root.querySelectorAll<Control>("[data-label]"))

/** The tick with which a visitor says to have no such number; null for all other controls. */
export const noneTick = (control: Control): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`[data-none="${control.id}"]`)

/** The answers that were given, in the form's order. */
export function answersOf(form: HTMLFormElement): Answer[] {
  return controlsIn(form).flatMap((control) => {
    const { label = "", secret } = control.dataset
    if (noneTick(control)?.checked) return [{ label, value: IDENTITY_ANSWERS.none, isSecret: false }]
    const value = control.value.trim()
    return value ? [{ label, value, isSecret: secret !== undefined }] : []
  })
}

/**
 * The answers by the keys of a registration. The identity number is never among them: the address of a WhatsApp link is
 * read by the servers on its way, and an SMS is kept by the network. The office asks for it on the telephone.
 */
export function fieldsOf(answers: readonly Answer[]): Record<string, string> {
  const known = Object.entries(registrationForm.fields).flatMap(([key, label]) => {
    const answer = answers.find((known) => known.label === label)
    return answer ? [[key, answer.isSecret ? IDENTITY_ANSWERS.later : answer.value] as const] : []
  })
  return Object.fromEntries(known)
}
