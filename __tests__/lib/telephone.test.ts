/** @jest-environment node */
import { TELEPHONE_PATTERN, telephoneNumber } from "../../src/lib/telephone"

/** As a browser compiles the pattern of a field: newer ones with the flag "v". */
const takes = (text: string) => ["u", "v"].map((flag) => new RegExp(`^(?:${TELEPHONE_PATTERN})$`, flag).test(text))

test.each([
  ["+256 (0) 772 123 456", "+256 772 123 456"],
  ["(+256) 772 123 456", "+256 772 123 456"],
  ["0772.123.456", "+256 772 123 456"],
  ["0772-123-456", "+256 772 123 456"],
  ["0772\u2011123\u2013456", "+256 772 123 456"],
  ["tel:+256772123456", "+256 772 123 456"],
  ["\u202D+256 772 123 456\u202C", "+256 772 123 456"],
  ["\u202Atel:0772\u200B123\u00A0456\u202C", "+256 772 123 456"],
  ["\u0660\u0667\u0667\u0662 \u0661\u0662\u0663 \u0664\u0665\u0666", "+256 772 123 456"],
  ["+\u06F2\u06F5\u06F6 \u06F7\u06F7\u06F2 \u06F1\u06F2\u06F3\u06F4\u06F5\u06F6", "+256 772 123 456"],
  ["256 772 123 456", "+256 772 123 456"],
  ["00256 772 123456", "+256 772 123 456"],
  ["+254 20 123 4567", "+254 20 123 4567"],
  ["+442079460958", "+442079460958"],
])("telephone number: a field takes “%s”, and the content reads it as %s", (written, number) => {
  expect(takes(written)).toEqual([true, true])
  expect(telephoneNumber(written)).toBe(number)
})

test.each(["0700", "112", "0772 123456 / 0752 123456", "0772123456, 0752123456"])(
  "telephone field: takes “%s”",
  (text) => expect(takes(text)).toEqual([true, true]),
)

test.each(["my number", "0700 000 000 ext. 5"])("telephone field: rejects “%s”", (text) => {
  expect(takes(text)).toEqual([false, false])
})

test.each([
  "0772 12345",
  "772 123456",
  "+256 772 1234567",
  "0772 123456 or 0773 123456",
  "0772 123456/0752 123456",
  "",
  "+1 23",
])("telephone number of the content: rejects “%s”", (written) => expect(telephoneNumber(written)).toBeNull())
