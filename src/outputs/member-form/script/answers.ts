import { messageForms } from "../../../lib/messages/form"

export type Control = HTMLInputElement | HTMLSelectElement

export interface Answer {
  label: string
  value: string
}

/** The controls inside an element that ask for an answer, in their order. */
export const controlsIn = (root: Element): Control[] => Array.from(root.querySelectorAll<Control>("[data-label]"))

/** The answers that were given, in the form's order. */
export const answersOf = (form: HTMLFormElement): Answer[] =>
  controlsIn(form).flatMap(({ dataset: { label = "" }, value }) =>
    value.trim() ? [{ label, value: value.trim() }] : [],
  )

/** The answers by the keys of a registration. */
export const fieldsOf = (answers: readonly Answer[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messageForms.registration.fields).map(([key, label]) => [
      key,
      answers.find((answer) => answer.label === label)?.value ?? "",
    ]),
  )
