import { plainTelephone, TELEPHONE_PATTERN } from "../../src/lib/telephone"

const matches = (text: string) => new RegExp(`^(?:${TELEPHONE_PATTERN})$`, "u").test(text)

test.each([
  ["as an iPhone's contact gives it", "\u202D+256 700 000 000\u202C", "+256 700 000 000"],
  ["as a link", "tel:+256700000000", "+256700000000"],
  ["with spaces that never break", "0700\u00A0000\u202F000", "0700 000 000"],
  ["with dashes of print", "0700\u2011000\u2013000", "0700-000-000"],
  ["with brackets", "+256 (0) 700 000-000", "+256 (0) 700 000-000"],
  ["with a mark of direction inside", "\u200E0700\u200B000000", "0700000000"],
])("a number %s is taken, and shows what one sees of it", (_how, pasted, plain) => {
  expect(matches(pasted)).toBe(true)
  expect(plainTelephone(pasted)).toBe(plain)
  expect(matches(plain)).toBe(true)
})

test.each(["0700", "my number", "0700 000 000 ext. 5", "+256 700 000 000 / 701 000 000"])(
  "“%s” is no number",
  (text) => {
    expect(matches(plainTelephone(text))).toBe(false)
  },
)
