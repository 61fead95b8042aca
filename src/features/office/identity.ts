import { IDENTITY_REMOVED } from "../../lib/messages"

/** Uganda's national identification number: CM or CF and twelve letters and digits, perhaps in groups. */
const NATIONAL = /\bC[MF](?:[ .-]?[A-Z0-9]){12}\b/gi

/** A number behind words for an identity paper, such as "Passport no: A 1234567" or "NIN 1234567890". */
const NAMED =
  /\b((?:passport|nin|(?:national )?(?:id|identity|identification))\b(?:[ :#.=-]|\b(?:no|nr|number|card|is)\b){0,9})((?:\b[A-Z]{1,3}[ -]?)?\d(?:[ -]?\d){4,14}[A-Z]*)/gi

/** Without digits it is a sentence that begins with the same letters. */
const hasDigits = (text: string): boolean => text.replace(/\D/g, "").length >= 5

/** The text without identity numbers. They are removed before anything else reads the text. */
export function removeIdentity(text: string): { text: string; isRemoved: boolean } {
  const without = text
    .replace(NATIONAL, (number) => (hasDigits(number) ? IDENTITY_REMOVED : number))
    .replace(NAMED, (_, words: string) => `${words}${IDENTITY_REMOVED}`)
  return { text: without, isRemoved: without !== text }
}
