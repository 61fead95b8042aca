/** A piece of a text: either search terms, or the text between them. */
export interface MarkedText {
  text: string
  isMatch: boolean
}

/** A word, including the part after an apostrophe: "cow's" is one word. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
/** Search terms with fewer letters match whole words only: "a" should not match "Ankole". */
const MIN_PREFIX = 3

/**
 * Splits one of Pagefind's excerpts: text with `<` and `>` escaped, and `<mark>` around the matches. The pieces are
 * plain text: anything else that looks like an element or an entity is kept as it is.
 */
export const markedText = (excerpt: string): MarkedText[] =>
  joined(
    excerpt.split(/<mark>([^]*?)<\/mark>/).map((text, place) => ({ text: unescaped(text), isMatch: place % 2 === 1 })),
  )

/** Splits a text, marking the words that begin with one of the search terms: "milk" matches "Milking". */
export function markWords(text: string, typed: string): MarkedText[] {
  const starts = typed.toLowerCase().match(WORD) ?? []
  const matches = (word: string) =>
    starts.some((start) => word === start || (start.length >= MIN_PREFIX && word.startsWith(start)))
  const parts: MarkedText[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    parts.push({ text: text.slice(end, index), isMatch: false }, { text: word, isMatch: matches(word.toLowerCase()) })
    end = index + word.length
  }
  return joined([...parts, { text: text.slice(end), isMatch: false }])
}

/** Merges neighbouring pieces of the same kind and removes empty ones. */
function joined(parts: readonly MarkedText[]): MarkedText[] {
  const pieces: MarkedText[] = []
  for (const { text, isMatch } of parts) {
    const last = pieces.at(-1)
    if (last?.isMatch === isMatch) last.text += text
    else if (text) pieces.push({ text, isMatch })
  }
  return pieces
}

const ENTITIES = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
])

/** Replaces each entity once: "&amp;lt;" is the text "&lt;". */
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES.get(entity) ?? entity)
