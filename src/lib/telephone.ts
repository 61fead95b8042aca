/**
 * What one sees of a telephone number that was pasted from a contact: without "tel:" and marks that nobody sees, such as
 * U+202D and U+202C round a number of an iPhone, with plain spaces and dashes.
 */
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
