/** The kind of a field; it selects the error messages. */
export type FieldKind = "text" | "choice"

/**
 * The message for an invalid answer; undefined for a valid one. Only the browser's own checks count (spec section 5), and
 * of what is written only an email address has one: a telephone number may be anything.
 *
 * @param label the field's name; it makes "Please fill in: Email address." of the most frequent message, which must
 *   make sense when it is heard alone
 */
export function validityMessage(
  validity: Partial<Pick<ValidityState, "valueMissing" | "typeMismatch">> | undefined,
  { label, kind }: { label: string; kind: FieldKind },
): string | undefined {
  if (validity?.valueMissing) return `Please ${kind === "choice" ? "choose" : "fill in"}: ${label}.`
  if (validity?.typeMismatch) return "Please write an email address like name@example.com."
  return undefined
}
