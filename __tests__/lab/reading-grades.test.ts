/** @jest-environment node */
import { formatGrades, formatHardTexts, gradeOf } from "../../lab/reading-grades"

test("the grade is Flesch and Kincaid's: 0.39 words a sentence + 11.8 syllables a word - 15.59", () => {
  const grade = gradeOf(["The cow and the goat eat hay. The hens run in the yard."])
  expect(grade).toEqual({ words: 13, sentences: 2, grade: 0.39 * (13 / 2) + 11.8 * (13 / 13) - 15.59 })
})

test("labels and titles are left out, and an entry of them alone has no grade", () => {
  expect(gradeOf(["Add to cart", "Our services"])).toBeNull()
  expect(gradeOf(["Add to cart", "The cow and the goat eat hay in the yard."])?.words).toBe(10)
})

test("only an entry above grade 8 is noted", () => {
  const easy = { place: "data/easy.json", words: 10, sentences: 1, grade: 8 }
  const hard = { place: "data/hard.json", words: 30, sentences: 1, grade: 12.34 }
  expect(formatHardTexts([hard, easy])).toBe(
    "Note: data/hard.json: it reads at grade 12.3, above 8. Use shorter sentences and words.",
  )
  expect(formatGrades([hard, easy]).split("\n")).toEqual([
    "grade   words  per sentence",
    " 12.3      30      30.0  data/hard.json",
    "  8.0      10      10.0  data/easy.json",
    " 11.3      40            everything, by the number of words",
  ])
})
