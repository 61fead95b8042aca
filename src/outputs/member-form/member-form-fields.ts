import { TELEPHONE_PATTERN } from "../../lib/telephone"
import type { FieldKind } from "../../lib/validity-message"
import { escapeHtml } from "./escape-html"

/** One question of the form. */
export interface Control {
  /** Id of the control. */
  id: string
  /** Attributes of the input, except its name. */
  input?: string
  /** The answers to choose from. */
  choices?: readonly string[]
  hint?: string
  /** Selects the words of the error messages (`lib/validity-message.ts`). */
  kind?: FieldKind
  /** The message for an answer that does not match its pattern. */
  patternMessage?: string
  /** The answer goes into no message and no link: the visitor tells it in person, or has none yet. */
  isSecret?: boolean
}

export interface FormStep {
  title: string
  /** The labels of its fields in data/registration.json, with their controls (spec section 2, "Registration"). */
  controls: Readonly<Record<string, Control>>
}

/** The steps in their order. The identity number comes last, below the words that explain it. */
export const formSteps: readonly FormStep[] = [
  {
    title: "About you",
    controls: {
      "Full name": { id: "fullName", input: 'type="text" autocomplete="name"' },
      "Phone number": {
        id: "phone",
        input: `type="tel" inputmode="tel" autocomplete="tel" pattern="${TELEPHONE_PATTERN}"`,
        hint: "For example 0700 000 000.",
        kind: "tel",
      },
      "Email address": {
        id: "email",
        input: 'type="email" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false"',
        kind: "email",
      },
      Gender: { id: "gender", choices: ["Woman", "Man", "I would rather not say"] },
      Occupation: { id: "occupation", input: 'type="text" autocomplete="organization-title"' },
    },
  },
  {
    title: "Where you live",
    controls: {
      District: { id: "district", input: 'type="text" autocomplete="address-level1"' },
      Subcounty: { id: "subcounty", input: 'type="text" autocomplete="off"' },
      Parish: { id: "parish", input: 'type="text" autocomplete="off"' },
      Village: { id: "village", input: 'type="text" autocomplete="address-level2"' },
    },
  },
  {
    title: "Two last answers",
    controls: {
      "How you heard about us": {
        id: "source",
        choices: [
          "From a member",
          "On the radio",
          "On WhatsApp or Facebook",
          "At a market",
          "From a vet or officer",
          "Another way",
        ],
      },
      "National identification number": {
        id: "nationalId",
        input:
          'type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" pattern="[A-Za-z0-9]{14}"',
        hint: "14 letters and digits, as on the card.",
        patternMessage: "Please check the number: it has 14 letters and digits, as on the card.",
        isSecret: true,
      },
    },
  },
]

const knownLabels = formSteps.flatMap(({ controls }) => Object.keys(controls))

/** @throws if a label has no control, in words for the editor of data/registration.json */
export function assertKnown(labels: readonly string[]): void {
  const unknown = labels.find((label) => !knownLabels.includes(label))
  if (unknown === undefined) return
  throw new Error(
    `data/registration.json asks for “${unknown}”, and the site's own form has no such field. Known are: ${knownLabels.join(", ")}. Add it to src/outputs/member-form/member-form-fields.ts, or name another form in data/site.json (registrationForm).`,
  )
}

/** A question: label, control, hint, and the place of its error message. */
export function fieldHtml(label: string, control: Control, isRequired: boolean): string {
  const { id, choices, hint, isSecret = false } = control
  const title = `<label for="${id}">${escapeHtml(label)}${isRequired ? "" : " (optional)"}</label>`
  const parts = [
    title,
    hint ? `<span class="hint" id="${id}-hint">${escapeHtml(hint)}</span>` : "",
    choices ? selectHtml(attributesOf(label, control, isRequired), choices) : inputHtml(label, control, isRequired),
    `<span class="problem" id="${id}-problem"></span>`,
  ]
  const field = `<div class="field">${parts.join("")}</div>`
  return isSecret ? `<div class="with-script">${field}${noNumberHtml(label, id)}</div>` : field
}

/** A tick for those without the number: nobody is kept from registering. */
const noNumberHtml = (label: string, id: string) =>
  `<p class="tick"><input type="checkbox" id="${id}-none" data-none="${id}"><label for="${id}-none">I have no ${escapeHtml(label.toLowerCase())} yet</label></p>`

const inputHtml = (label: string, control: Control, isRequired: boolean) =>
  `<input ${attributesOf(label, control, isRequired)} ${control.input ?? ""} maxlength="80">`

const selectHtml = (attributes: string, choices: readonly string[]) =>
  `<select ${attributes}><option value="">Please choose</option>${choices.map((choice) => `<option>${escapeHtml(choice)}</option>`).join("")}</select>`

/** A secret answer is disabled until the script asks for it: without the script it would stand in the e-mail. */
function attributesOf(
  label: string,
  { id, hint, kind, choices, patternMessage, isSecret }: Control,
  required: boolean,
) {
  return [
    `id="${id}"`,
    `name="${escapeHtml(label)}"`,
    `data-label="${escapeHtml(label)}"`,
    ...(required ? ["required"] : []),
    ...(isSecret ? ["data-secret", "disabled"] : []),
    `data-kind="${choices ? "choice" : (kind ?? "text")}"`,
    ...(patternMessage ? [`data-pattern-message="${escapeHtml(patternMessage)}"`] : []),
    ...(hint ? [`aria-describedby="${id}-hint"`] : []),
  ].join(" ")
}
