/** @jest-environment node */
import { pastPlansIn } from "../../src/content/checks/past-plans"

test.each([
  ["A second cooler will be installed in 2026.", "2026-12-31", "2027-01-01"],
  ["We mean to open it in March 2027.", "2027-03-31", "2027-04-01"],
  ["The vet will come on 5 December 2026.", "2026-12-05", "2026-12-06"],
  ["From 2026 on members become mentors.", "2026-12-31", "2027-01-01"],
  ["Between 2026 and 2028 we want to grow.", "2028-12-31", "2029-01-01"],
])("“%s” is a plan on %s and a past one on %s", (sentence, before, after) => {
  expect(pastPlansIn(sentence, before)).toEqual([])
  expect(pastPlansIn(`It is so. ${sentence} And on it goes.`, after)).toEqual([sentence])
})

test.each(["In 2021 hay cost three times its price.", "The bank will ask for a record.", "We won 2026 litres."])(
  "“%s” plans nothing for a time",
  (sentence) => expect(pastPlansIn(sentence, "2099-01-01")).toEqual([]),
)
