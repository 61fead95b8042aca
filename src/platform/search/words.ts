/** A piece of a text: either words that were searched for, or the text between them. */
export interface MarkedText {
  text: string
  isMatch: boolean
}

/**
 * A number of a thousand or more ("50000", "50,000", "50 000", "50.000"), a currency that touches its number, or a word
 * with the part after an apostrophe: "cow's" is one word.
 */
const WORD = /((?:\d{1,3}(?:[,.\s]\d{3})+|\d{4,})(?!\d)|\p{L}{2,}(?=\d)|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*)/u

/** Splits a text at its words: they have the odd places, what stands between them the even ones. */
const split = (text: string): string[] => text.split(WORD)

/** The words of a text as they are written. */
export const wordsIn = (text: string): string[] => split(text).filter((_, place) => place % 2 === 1)

/** A word in small letters, without accents, apostrophes and separators: "Café" is "cafe", "50,000" is "50000". */
export const plainWord = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{M}|['’,.\s]/gu, "")
    .toLowerCase()

/**
 * A plain word without the endings that mean no other thing: "goats" is "goat", "fence" and "fencing" are "fenc". It need
 * not be a word, and the root of a root is the root itself.
 */
export function rootOf(word: string): string {
  const root = word.replace(/^(.{2,}[^su])s$/, "$1").replace(/^(.{3,}?[^aeious])(?:ie|e|ed|ing|y)$/, "$1")
  return root === word ? word : rootOf(root)
}

const roots = new Map<string, string>()

/** The root of a word as it is written. It is remembered: texts repeat their words, and phones are slow. */
export function rootOfWritten(word: string): string {
  const root = roots.get(word) ?? rootOf(plainWord(word))
  roots.set(word, root)
  return root
}

/** The roots of all words of a text. */
const rootsIn = (text: string): Set<string> => new Set(wordsIn(text).map(rootOfWritten))

/** Splits a text into its words with the root of one of `words`, and what stands between them. */
export function markWords(text: string, words: string): MarkedText[] {
  const wanted = rootsIn(words)
  const pieces: MarkedText[] = []
  split(text).forEach((piece, place) => {
    const isMatch = place % 2 === 1 && wanted.has(rootOfWritten(piece))
    const last = pieces[pieces.length - 1]
    if (last?.isMatch === isMatch) last.text += piece
    else if (piece) pieces.push({ text: piece, isMatch })
  })
  return pieces
}
