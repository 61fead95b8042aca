/** @jest-environment node */
import fc from "fast-check"
import { removeIdentity } from "../../../src/features/office/identity"
import { IDENTITY_REMOVED } from "../../../src/lib/messages"

test.each([
  ["My NIN is CM90012345ABCD.", `My NIN is ${IDENTITY_REMOVED}.`],
  ["cf 9001 2345 abcd", IDENTITY_REMOVED],
  ["CM-90012345-ABCD, thank you", `${IDENTITY_REMOVED}, thank you`],
  ["Passport: B1234567", `Passport: ${IDENTITY_REMOVED}`],
  ["passport no A 00123456 of my wife", `passport no ${IDENTITY_REMOVED} of my wife`],
  ["National ID number 1234567890", `National ID number ${IDENTITY_REMOVED}`],
])("“%s” loses its number", (text, without) => {
  expect(removeIdentity(text)).toEqual({ text: without, isRemoved: true })
})

test.each([
  "CaFN order 7K3Q-2",
  "2 × Milk (litre) #CAFN-DAIRY-01: UGX 5,000",
  "Phone number: +256 772 123456",
  "CF the farmers of Mbale come on 25/11/2026",
  "I have no passport. Call me on 0772 123456",
  "My ID is with the chairman",
])("“%s” stays as it is", (text) => {
  expect(removeIdentity(text)).toEqual({ text, isRemoved: false })
})

test("a national identification number never stays, whatever stands round it", () => {
  const letters = fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZ0123456789")
  const number = fc
    .tuple(
      fc.constantFrom("CM", "CF", "cm", "cf"),
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
      fc.array(letters, { minLength: 4, maxLength: 4 }),
    )
    .map(([start, digits, end]) => `${start}${digits}${end.join("")}`)
  const words = fc.string({ maxLength: 30 }).map((text) => text.replace(/[\p{L}\p{N}_]/gu, " "))
  fc.assert(
    fc.property(words, number, words, (before, nin, after) => {
      expect(removeIdentity(`${before} ${nin} ${after}`).text).not.toContain(nin)
    }),
    { numRuns: 1000 },
  )
})
