/** @jest-environment node */
import { telephoneNumber } from "../../src/content/telephone"

test.each([
  ["+256 (0) 772 123 456", "+256 772 123 456"],
  ["0772\u2011123\u2013456", "+256 772 123 456"],
  ["tel:+256772123456", "+256 772 123 456"],
  ["\u202Atel:0772\u200B123\u00A0456\u202C", "+256 772 123 456"],
  ["\u0660\u0667\u0667\u0662 \u0661\u0662\u0663 \u0664\u0665\u0666", "+256 772 123 456"],
  ["0700/123456", "+256 700 123 456"],
  ["+256 000 000 001", "+256 000 000 001"],
  ["00256 772 123456", "+256 772 123 456"],
  ["+254 20 123 4567", "+254 20 1234567"],
  ["+442079460958", "+44 20 7946 0958"],
])("telephone number: “%s” is read as %s", (written, number) => expect(telephoneNumber(written)).toBe(number))

test.each(["0772 12345", "0772 123456/7", "0772 123456/0752 123456", "0414 123456 ext. 5", "", "+1 23"])(
  "telephone number of the content: rejects “%s”",
  (written) => expect(telephoneNumber(written)).toBeNull(),
)
