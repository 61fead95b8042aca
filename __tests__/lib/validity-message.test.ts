/** @jest-environment node */
import { validityMessage } from "../../src/lib/validity-message"

const email = { label: "Email address", kind: "text" } as const

test("validityMessage: names the field that is empty", () => {
  expect(validityMessage({ valueMissing: true }, email)).toBe("Please fill in: Email address.")
  expect(validityMessage({ valueMissing: true }, { label: "Interest", kind: "choice" })).toBe(
    "Please choose: Interest.",
  )
})

test("validityMessage: describes the expected format", () => {
  expect(validityMessage({ typeMismatch: true }, email)).toContain("name@example.com")
})

test("validityMessage: an empty field's message precedes one about its format", () => {
  expect(validityMessage({ typeMismatch: true, valueMissing: true }, email)).toContain("fill in")
})
