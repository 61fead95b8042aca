export interface HighlightedText {
  text: string
  isMatch: boolean
}

/** A number from 1,000 ("50000", "50,000"), a currency before a digit, or a word, also with an apostrophe ("cow's"). */
const WORD = /((?:\d{1,3}(?:[,.\s]\d{3})+|\d{4,})(?!\d)|\p{L}{2,}(?=\d)|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*)/u

/** Splits a text: words have odd indexes, the text between them even ones. */
const split = (text: string): string[] => text.split(WORD)

export const splitWords = (text: string): string[] => split(text).filter((_, place) => place % 2 === 1)

/** Normalizes a word: "Café" is "cafe", "50,000" is "50000". */
export const plainWord = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{M}|['’,.\s]/gu, "")
    .toLowerCase()

/** Stems a word: "goats" is "goat", "fence" and "fencing" are "fenc". Stemming a root returns it unchanged. */
export function getRoot(word: string): string {
  const root = word.replace(/^(.{2,}[^su])s$/, "$1").replace(/^(.{3,}?[^aeious])(?:ie|e|ed|ing|y)$/, "$1")
  return root === word ? word : getRoot(root)
}

const roots = new Map<string, string>()

/** Returns a word's root, cached because texts repeat their words. */
export function getCachedRoot(word: string): string {
  const root = roots.get(word) ?? getRoot(plainWord(word))
  roots.set(word, root)
  return root
}

const getRoots = (text: string): Set<string> => new Set(splitWords(text).map(getCachedRoot))

/** Splits a text into matches, which share a root with one of `words`, and the text between them. */
export function highlightWords(text: string, words: string): HighlightedText[] {
  const searchedRoots = getRoots(words)
  const pieces: HighlightedText[] = []
  split(text).forEach((piece, place) => {
    const isMatch = place % 2 === 1 && searchedRoots.has(getCachedRoot(piece))
    const last = pieces[pieces.length - 1]
    if (last?.isMatch === isMatch) last.text += piece
    else if (piece) pieces.push({ text: piece, isMatch })
  })
  return pieces
}
