/** The constraint checks that our forms use (property names of `ValidityState`). */
export const constraints = [
  "valueMissing",
  "typeMismatch",
  "patternMismatch",
  "badInput",
  "rangeUnderflow",
  "rangeOverflow",
  "stepMismatch",
  "tooShort",
  "tooLong",
] as const

export type Constraint = (typeof constraints)[number]

/** The kind of a field; it selects the error messages. */
export type FieldKind = "text" | "email" | "tel" | "url" | "number" | "choice" | "tick"

const usual: Record<Constraint, string> = {
  valueMissing: "Please fill in this field.",
  typeMismatch: "Please check how this is written.",
  patternMismatch: "Please check how this is written.",
  badInput: "Please write a number.",
  rangeUnderflow: "Please enter a larger number.",
  rangeOverflow: "Please enter a smaller number.",
  stepMismatch: "Please enter a whole number.",
  tooShort: "Please write a little more.",
  tooLong: "Please write a little less.",
}

const byKind: Partial<Record<FieldKind, Partial<Record<Constraint, string>>>> = {
  email: { typeMismatch: "Please write an email address like name@example.com." },
  url: { typeMismatch: "Please write a web address that begins with https://." },
  tel: { patternMismatch: "Please write a phone number: digits and spaces, with + in front for other countries." },
  tick: { valueMissing: "Please tick this box to go on." },
}

/**
 * The message for an invalid answer; undefined for a valid one.
 *
 * @param label the field's name; it makes "Please fill in: Email address." of the most frequent message, which must
 *   make sense when it is heard alone
 */
export function validityMessage(
  validity: Partial<Record<Constraint, boolean>> | undefined,
  { label, kind }: { label: string; kind: FieldKind },
): string | undefined {
  const broken = constraints.find((constraint) => validity?.[constraint])
  if (!broken) return undefined
  const own = byKind[kind]?.[broken]
  if (own) return own
  if (broken === "valueMissing") return `Please ${kind === "choice" ? "choose" : "fill in"}: ${label}.`
  return usual[broken]
}
