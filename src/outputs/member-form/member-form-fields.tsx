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
}

export interface FormStep {
  title: string
  /** The labels of its fields in data/registration.json, with their controls (spec section 2, "Registration"). */
  controls: Readonly<Record<string, Control>>
}

/** The steps in their order. */
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
]

/** Stated as required (spec section 2), and not asked for: new members show their card at a meeting. */
export const SHOWN_IN_PERSON = "National identification number"

const knownLabels = [...formSteps.flatMap(({ controls }) => Object.keys(controls)), SHOWN_IN_PERSON]

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
  const { id, choices, hint } = control
  const title = `<label for="${id}">${escapeHtml(label)}${isRequired ? "" : " (optional)"}</label>`
  const parts = [
    title,
    hint ? `<span class="hint" id="${id}-hint">${escapeHtml(hint)}</span>` : "",
    choices ? selectHtml(attributesOf(label, control, isRequired), choices) : inputHtml(label, control, isRequired),
    `<span class="problem" id="${id}-problem"></span>`,
  ]
  return `<div class="field">${parts.filter(Boolean).join(" ")}</div>`
}

const inputHtml = (label: string, control: Control, isRequired: boolean) =>
  `<input ${attributesOf(label, control, isRequired)} ${control.input ?? ""} maxlength="80">`

const selectHtml = (attributes: string, choices: readonly string[]) =>
  `<select ${attributes}><option value="">Please choose</option>${choices.map((choice) => `<option>${escapeHtml(choice)}</option>`).join("")}</select>`

const attributesOf = (label: string, { id, hint, kind, choices }: Control, required: boolean) =>
  [
    `id="${id}"`,
    `name="${escapeHtml(label)}"`,
    `data-label="${escapeHtml(label)}"`,
    ...(required ? ["required"] : []),
    `data-kind="${choices ? "choice" : (kind ?? "text")}"`,
    ...(hint ? [`aria-describedby="${id}-hint"`] : []),
  ].join(" ")
