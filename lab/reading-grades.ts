import { fleschKincaid } from "flesch-kincaid"
import { syllable } from "syllable"
import { contentTypes } from "../src/content"
import { readContent } from "../src/content/checks/read"
import { textsIn } from "../src/content/checks/texts"

/** Above this grade a text is too hard for a reader in her second or third language. */
export const HARDEST_GRADE = 8

/** Shorter texts are labels and titles, of which the formula says nothing. */
const FEWEST_WORDS = 8

/** How hard the texts of one entry are, taken together. */
export type ReadingGrade = {
  /** "data/posts/1-dry-season-feeding.json", with the entry where the file has several. */
  place: string
  words: number
  sentences: number
  /** Flesch and Kincaid's grade: the years of school that a reader needs. */
  grade: number
}

const wordsOf = (text: string) => text.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? []

/** Where a reader takes breath: a list in one sentence is no harder than its parts. */
const sentencesOf = (text: string) => text.split(/[.!?;:](?=\s|$)/).filter((part) => wordsOf(part).length > 0)

/** Counts of several texts of one entry. Those with fewer than eight words are left out. */
export function gradeOf(texts: readonly string[]): Omit<ReadingGrade, "place"> | null {
  const long = texts.filter((text) => wordsOf(text).length >= FEWEST_WORDS)
  if (long.length === 0) return null
  const words = long.flatMap(wordsOf)
  const sentences = long.flatMap(sentencesOf).length
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  return {
    words: words.length,
    sentences,
    grade: fleschKincaid({ sentence: sentences, word: words.length, syllable: syllables }),
  }
}

/** The grade of every entry under `dataDir`, the hardest first. */
export function readingGrades(dataDir: string): ReadingGrade[] {
  return readContent(dataDir, contentTypes)
    .entries.flatMap(({ file, name, type, value }) => {
      const grade = gradeOf(textsIn(value).map(({ text }) => text))
      return grade ? [{ place: type.files.kind === "list" ? `${file}, ${name}` : file, ...grade }] : []
    })
    .sort((a, b) => b.grade - a.grade)
}

/** A note on each entry above the hardest grade; empty if there is none. */
export const formatHardTexts = (grades: readonly ReadingGrade[]): string =>
  grades
    .filter(({ grade }) => grade > HARDEST_GRADE)
    .map(
      ({ place, grade }) =>
        `Note: ${place}: it reads at grade ${grade.toFixed(1)}, above ${HARDEST_GRADE}. Use shorter sentences and words.`,
    )
    .join("\n")

/** All grades as a table, with that of everything taken together at its end. */
export function formatGrades(grades: readonly ReadingGrade[]): string {
  const row = (grade: string, words: number, perSentence: string, place: string) =>
    `${grade.padStart(5)}  ${String(words).padStart(6)}  ${perSentence.padStart(8)}  ${place}`
  const words = grades.reduce((sum, one) => sum + one.words, 0)
  const mean = grades.reduce((sum, one) => sum + one.grade * one.words, 0) / words
  return [
    "grade   words  per sentence",
    ...grades.map((one) => row(one.grade.toFixed(1), one.words, (one.words / one.sentences).toFixed(1), one.place)),
    row(mean.toFixed(1), words, "", "everything, by the number of words"),
  ].join("\n")
}
