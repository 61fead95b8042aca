import { IDENTITY_REMOVED } from "../../lib/messages"

/** Uganda's national identification number: CM or CF and twelve letters and digits, perhaps in groups. */
const NATIONAL = /\bC[MF](?:[ .-]?[A-Z0-9]){12}\b/gi

/** A number behind words for an identity paper, such as "Passport no: A 1234567" or "NIN 1234567890". */
const NAMED =
  /\b((?:passport|nin|(?:national )?(?:id|identity|identification))\b[^\n\d]{0,24}?)\b([A-Z]{0,3}[ -]?\d[A-Z\d -]{4,18}[A-Z\d])/gi

/** Without digits it is a sentence that begins with the same letters. */
const hasDigits = (text: string): boolean => text.replace(/\D/g, "").length >= 5

/** The text without identity numbers. They are removed before anything else reads the text. */
export function removeIdentity(text: string): { text: string; isRemoved: boolean } {
  const without = text
    .replace(NATIONAL, (number) => (hasDigits(number) ? IDENTITY_REMOVED : number))
    .replace(NAMED, (all, words: string, number: string) => (hasDigits(number) ? `${words}${IDENTITY_REMOVED}` : all))
  return { text: without, isRemoved: without !== text }
}
