export type FieldKind = "text" | "choice"

/** Returns the message for an invalid answer, by the browser's own checks only (spec section 5). */
export function validityMessage(
  validity: Partial<Pick<ValidityState, "valueMissing" | "typeMismatch">> | undefined,
  { label, kind }: { label: string; kind: FieldKind },
): string | undefined {
  if (validity?.valueMissing) return `Please ${kind === "choice" ? "choose" : "fill in"}: ${label}.`
  if (validity?.typeMismatch) return "Please write an email address like name@example.com."
  return undefined
}
