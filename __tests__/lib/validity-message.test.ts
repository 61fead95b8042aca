import { validityMessage } from "../../src/lib/validity-message"

const email = { label: "Email address", kind: "email" } as const

test("says nothing about an answer that passes, or that nobody has looked at", () => {
  expect(validityMessage({}, email)).toBeUndefined()
  expect(validityMessage(undefined, email)).toBeUndefined()
})

test("names the field that is empty", () => {
  expect(validityMessage({ valueMissing: true }, email)).toBe("Please fill in: Email address.")
  expect(validityMessage({ valueMissing: true }, { label: "Interest", kind: "choice" })).toBe(
    "Please choose: Interest.",
  )
  expect(validityMessage({ valueMissing: true }, { label: "I agree", kind: "tick" })).toBe(
    "Please tick this box to go on.",
  )
})

test("says how it should be written", () => {
  expect(validityMessage({ typeMismatch: true }, email)).toContain("name@example.com")
  expect(validityMessage({ patternMismatch: true }, { label: "Phone", kind: "tel" })).toContain("digits")
  expect(validityMessage({ rangeUnderflow: true }, { label: "Animals", kind: "number" })).toContain("larger")
})

test("a field's own words win", () => {
  const messages = { rangeUnderflow: "Please enter a valid quantity" }
  expect(validityMessage({ rangeUnderflow: true }, { label: "Quantity", kind: "number", messages })).toBe(
    "Please enter a valid quantity",
  )
})

test("an empty field is told about before a badly written one", () => {
  expect(validityMessage({ patternMismatch: true, valueMissing: true }, email)).toContain("fill in")
})
