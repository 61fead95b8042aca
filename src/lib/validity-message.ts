/** The constraint checks that our forms use (property names of `ValidityState`). */
export const constraints = ["valueMissing", "typeMismatch", "patternMismatch"] as const

/** The kind of a field; it selects the error messages. */
export type FieldKind = "text" | "email" | "tel" | "choice"

const formats: Partial<Record<FieldKind, string>> = {
  email: "Please write an email address like name@example.com.",
  tel: "Please write a phone number: digits and spaces, with + in front for other countries.",
}

/**
 * The message for an invalid answer; undefined for a valid one.
 *
 * @param label the field's name; it makes "Please fill in: Email address." of the most frequent message, which must
 *   make sense when it is heard alone
 */
export function validityMessage(
  validity: Partial<Record<(typeof constraints)[number], boolean>> | undefined,
  { label, kind }: { label: string; kind: FieldKind },
): string | undefined {
  if (validity?.valueMissing) return `Please ${kind === "choice" ? "choose" : "fill in"}: ${label}.`
  if (validity?.typeMismatch || validity?.patternMismatch) return formats[kind] ?? "Please check how this is written."
  return undefined
}
