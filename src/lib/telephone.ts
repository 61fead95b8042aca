/**
 * What a telephone field takes: digits, spaces, plus, brackets and dashes, as in "+256 000 000 001". Also what a contact
 * brings along when it is pasted: "tel:" and marks that nobody sees, such as U+202D and U+202C round a number of an iPhone.
 * Of any length: the browser's own check has no bound (spec section 5).
 */
export const TELEPHONE_PATTERN = String.raw`(?:[tT][eE][lL]:)?[0-9+\s\(\)\-\p{Pd}\p{Cf}]+`

/** What one sees of a telephone number: without "tel:" and unseen marks, with plain spaces and dashes. */
export const plainTelephone = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*tel:\s*/i, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(/\p{Pd}|\u2212/gu, "-")

/** Shows the number plainly as soon as it is in its field, so that what is sent is what one sees. */
export function showPlainTelephone(field: HTMLInputElement): void {
  const plain = plainTelephone(field.value)
  // Setting a value moves the cursor to its end, which is where it is after pasting.
  if (plain !== field.value) field.value = plain
}
