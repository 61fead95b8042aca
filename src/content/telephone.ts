import { parsePhoneNumberFromString } from "libphonenumber-js/min"

/** Placeholder numbers of the repository: no subscriber's number begins with zeros. */
const PLACEHOLDER = /^0{6}/

/** Returns a telephone number as "+256 772 123 456", by default Ugandan; null if the text contains anything else. */
export function telephoneNumber(written: string): string | null {
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
