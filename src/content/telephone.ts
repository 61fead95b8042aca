import { parsePhoneNumberFromString } from "libphonenumber-js/min"

/** What stands between two numbers. */
const SEPARATOR = /[/,;]|\bor\b|\band\b/i

/** The numbers that the site ships with until it has the owner's: no subscriber's number begins with zeros. */
const PLACEHOLDER = /^0{6}/

/**
 * Returns the telephone numbers as the site shows them, "+256 772 123 456", out of any way in which people write them; a
 * number without a country's code is Ugandan. Empty where something else stands there too.
 */
export function telephoneNumbers(written: string): string[] {
  const whole = formatNumber(written)
  const numbers = whole === null ? written.split(SEPARATOR).map(formatNumber) : [whole]
  return numbers.some((number) => number === null) ? [] : numbers.filter((number) => number !== null)
}

/** The telephone number that is shown: of several the first. */
export const telephoneNumber = (written: string): string | null => telephoneNumbers(written)[0] ?? null

function formatNumber(written: string): string | null {
  // Marks that nobody sees, such as an iPhone's U+202D, and the brackets of "(+256) (0) 772".
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
