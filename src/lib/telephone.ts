const UGANDA = "256"
const WRITTEN = /^\(?\+?[\d\s./()\-\u2212\p{Pd}]+$/u
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g

/** The digits with the country's code: of "0772 123456", "00256 772 123456" and "+256 (0)772-123456" alike. */
function withCountry(plain: string): string | null {
  if (!WRITTEN.test(plain)) return null
  const digits = plain.replace("(0)", "").replace(/\D/g, "")
  if (/^\(?\+/.test(plain)) return digits
  if (digits.startsWith("00")) return digits.slice(2)
  if (/^0\d{9}$/.test(digits)) return UGANDA + digits.slice(1)
  return /^256\d{9}$/.test(digits) ? digits : null
}

/** What stands between two numbers. */
const APART = /[/,;]|\bor\b|\band\b/i

/**
 * The telephone numbers as the site shows them, "+256 772 123 456", out of any way in which people write them; the country
 * of a number that begins with 0 is Uganda. Empty where something else stands there too.
 */
export function telephoneNumbers(written: string): string[] {
  const whole = readNumber(written)
  const numbers = whole === null ? written.split(APART).map(readNumber) : [whole]
  return numbers.some((number) => number === null) ? [] : numbers.filter((number) => number !== null)
}

/** The telephone number that is shown: of several the first. */
export const telephoneNumber = (written: string): string | null => telephoneNumbers(written)[0] ?? null

function readNumber(written: string): string | null {
  const plain = written
    // Marks that nobody sees, such as an iPhone's U+202D.
    .replace(/\p{Cf}/gu, "")
    .replace(/^\s*tel:/i, "")
    // The last four bits of an Arabic or Persian digit's code are its value.
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 15))
    .trim()
  const digits = withCountry(plain)
  if (digits === null) return null
  const [, ugandan] = /^256(0?\d{9})$/.exec(digits) ?? []
  if (ugandan !== undefined) return `+256 ${ugandan.slice(-9).replace(/\d{3}(?=\d)/g, "$& ")}`
  if (digits.startsWith(UGANDA) || !/^[1-9]\d{7,14}$/.test(digits)) return null
  const groups = plain.match(/\d+/g) ?? []
  const isGrouped = groups.length > 1 && groups.join("") === digits
  return `+${isGrouped ? groups.join(" ") : digits}`
}
