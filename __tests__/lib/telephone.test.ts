/** @jest-environment node */
import { telephoneNumber } from "../../src/content/telephone-number"
import { plainTelephone } from "../../src/lib/telephone"

test.each([
  ["from an iPhone's contacts", "\u202D+256 700 000 000\u202C", "+256 700 000 000"],
  ["from a link", "tel:+256700000000", "+256700000000"],
  ["with no-break spaces", "0700\u00A0000\u202F000", "0700 000 000"],
  ["with typographic dashes", "0700\u2011000\u2013000", "0700-000-000"],
])("telephone field: cleans a number pasted %s", (_how, pasted, plain) => expect(plainTelephone(pasted)).toBe(plain))

test.each([
  ["0772-123-456", "+256 772 123 456"],
  ["256 772 123 456", "+256 772 123 456"],
  ["00256 772 123456", "+256 772 123 456"],
  ["+256 (0)772 123456", "+256 772 123 456"],
  ["+254 20 123 4567", "+254 20 123 4567"],
  ["+442079460958", "+442079460958"],
])("telephone number of the content: “%s” is normalised to %s", (written, number) =>
  expect(telephoneNumber(written)).toBe(number),
)

test.each(["0772 12345", "772 123456", "+256 772 1234567", "0772 123456 or 0773 123456", "", "+1 23"])(
  "telephone number of the content: rejects “%s”",
  (written) => expect(telephoneNumber(written)).toBeNull(),
)
