import type { ComponentProps } from "react"
import { controlStyles } from "../../components/control-styles"
import { NativeSelect } from "../../components/native-select"

export interface Control {
  id: string
  input?: ComponentProps<"input">
  choices?: readonly string[]
  hint?: string
}

export interface FormStep {
  title: string
  /** By label in data/registration.json (spec section 2, "Registration"). */
  controls: Readonly<Record<string, Control>>
}

export const formSteps: readonly FormStep[] = [
  {
    title: "About you",
    controls: {
      "Full name": { id: "fullName", input: { autoComplete: "name" } },
      "Phone number": {
        id: "phone",
        input: { type: "tel", autoComplete: "tel" },
        hint: "For example 0700 000 000.",
      },
      "Email address": { id: "email", input: { type: "email", autoComplete: "email" } },
      Gender: { id: "gender", choices: ["Woman", "Man", "I would rather not say"] },
      Occupation: { id: "occupation", input: { autoComplete: "organization-title" } },
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
      District: { id: "district", input: { autoComplete: "address-level1" } },
      Subcounty: { id: "subcounty" },
      Parish: { id: "parish" },
      Village: { id: "village", input: { autoComplete: "address-level2" } },
    },
  },
]

/** Required (spec section 2) but not a field: new members show the card at a meeting. */
export const SHOWN_IN_PERSON = "National identification number"

const knownLabels = [...formSteps.flatMap(({ controls }) => Object.keys(controls)), SHOWN_IN_PERSON]

/** Throws a message for editors if a label has no control. */
export function assertKnown(labels: readonly string[]): void {
  const unknown = labels.find((label) => !knownLabels.includes(label))
  if (unknown === undefined) return
  throw new Error(
    `data/registration.json asks for “${unknown}”, and the site's own form has no such field. Known are: ${knownLabels.join(", ")}. Add it to src/outputs/member-form/member-form-fields.tsx, or name another form in data/site.json (registrationForm).`,
  )
}

interface FieldProps {
  label: string
  control: Control
  isRequired: boolean
}

export function Field({ label, control: { id, input, choices, hint }, isRequired }: FieldProps) {
  const attributes = {
    id,
    name: label,
    required: isRequired,
    "aria-describedby": `${hint ? `${id}-hint ` : ""}${id}-problem`,
  }
  return (
    <div className="mb-4 flex flex-col gap-1">
      <label htmlFor={id} className="cursor-pointer self-start text-[0.9375rem]/[1.4] font-semibold text-ink-strong">
        {label}
        {!isRequired && " (optional)"}
      </label>{" "}
      {hint && (
        <span id={`${id}-hint`} className="text-[0.9375rem] text-ink-muted">
          {hint}
        </span>
      )}{" "}
      {choices ? (
        <NativeSelect className="min-h-12" {...attributes}>
          <option value="">Please choose</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </NativeSelect>
      ) : (
        <input className={controlStyles({ className: "min-h-12" })} maxLength={80} {...attributes} {...input} />
      )}{" "}
      <span id={`${id}-problem`} className="text-[0.9375rem] font-semibold text-danger empty:-mt-1" />
    </div>
  )
}
