import { parsePhoneNumberFromString } from "libphonenumber-js/min"

/** Separators between two numbers. */
const SEPARATOR = /[/,;]|\bor\b|\band\b/i

/** Placeholder numbers of the repository: no subscriber's number begins with zeros. */
const PLACEHOLDER = /^0{6}/

/** Returns telephone numbers as "+256 772 123 456", by default Ugandan; empty if the text contains anything else. */
export function telephoneNumbers(written: string): string[] {
  const whole = formatNumber(written)
  const numbers = whole === null ? written.split(SEPARATOR).map(formatNumber) : [whole]
  return numbers.some((number) => number === null) ? [] : numbers.filter((number) => number !== null)
}

/** Returns the first telephone number of a text. */
export const telephoneNumber = (written: string): string | null => telephoneNumbers(written)[0] ?? null

function formatNumber(written: string): string | null {
  // Removes invisible characters, such as an iPhone's U+202D, and the brackets of "(+256) (0) 772".
  const plain = written
    .replace(/[\p{Cf}()]/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .replace(/^00/, "+")
  const number = parsePhoneNumberFromString(plain, { defaultCountry: "UG", extract: false })
  if (!number || number.ext || (!number.isValid() && !PLACEHOLDER.test(number.nationalNumber))) return null
  if (number.countryCallingCode !== "256") return number.formatInternational()
  return `+256 ${number.nationalNumber.replace(/\d{3}(?=\d)/g, "$& ")}`
}
