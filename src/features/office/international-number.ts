/** Uganda's code, for numbers that are written as one dials them there. */
const UGANDA = "256"

/**
 * A telephone number as links need it: "0772 123 456", "772123456" and "256772123456" → "+256772123456". "" for what is no
 * number, such as the name of a sender.
 */
export function internationalNumber(text: string): string {
  const written = text.replace(/[\s().\u2010-\u2015-]/g, "")
  if (/^\+\d{8,15}$/.test(written)) return written
  if (/^00\d{8,15}$/.test(written)) return `+${written.slice(2)}`
  if (/^0\d{9}$/.test(written)) return `+${UGANDA}${written.slice(1)}`
  if (/^[37]\d{8}$/.test(written)) return `+${UGANDA}${written}`
  return /^256\d{9}$/.test(written) ? `+${written}` : ""
}
