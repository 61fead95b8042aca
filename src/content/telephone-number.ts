import { plainTelephone } from "../lib/telephone"

const UGANDA = "256"

/** The digits with the country's code: of "0772 123456", "00256 772 123456" and "+256 (0)772-123456" alike. */
function withCountry(plain: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(plain)) return null
  const digits = plain.replace("(0)", "").replace(/\D/g, "")
  if (plain.startsWith("+")) return digits
  if (digits.startsWith("00")) return digits.slice(2)
  if (/^0\d{9}$/.test(digits)) return UGANDA + digits.slice(1)
  return /^256\d{9}$/.test(digits) ? digits : null
}

/**
 * A telephone number as the site shows it, "+256 772 123 456", out of any way in which people write it; the country of a
 * number that begins with 0 is Uganda. Null for what is none.
 */
export function telephoneNumber(written: string): string | null {
  const digits = withCountry(plainTelephone(written).trim())
  if (digits === null) return null
  const [, ugandan] = /^256(0?\d{9})$/.exec(digits) ?? []
  if (ugandan !== undefined) return `+256 ${ugandan.slice(-9).replace(/\d{3}(?=\d)/g, "$& ")}`
  if (digits.startsWith(UGANDA) || !/^[1-9]\d{7,14}$/.test(digits)) return null
  const groups = plainTelephone(written).match(/\d+/g) ?? []
  const isGrouped = groups.length > 1 && groups.join("") === digits
  return `+${isGrouped ? groups.join(" ") : digits}`
}
