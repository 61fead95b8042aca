/** A piece of a text: either words that were searched for, or what stands between them. */
export interface MarkedText {
  text: string
  isMatch: boolean
}

/** A word, with what follows an apostrophe inside it: "cow's" is one. */
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu
/** Typed words with fewer letters match whole words only: "a" is no beginning of "Ankole". */
const MIN_PREFIX = 3

/**
 * The pieces of one of Pagefind's excerpts: text in which `<` and `>` are escaped, with `<mark>` around what was found.
 * The pieces are text and no HTML: whatever else looks like an element or an entity stays as it is written.
 */
export const markedText = (excerpt: string): MarkedText[] =>
  joined(
    excerpt.split(/<mark>([^]*?)<\/mark>/).map((text, place) => ({ text: unescaped(text), isMatch: place % 2 === 1 })),
  )

/** The pieces of a text, in which words match that begin like one of the typed ones: "milk" matches "Milking". */
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

/** Neighbours of the same sort become one piece; empty ones go. */
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

/** Each entity becomes its character once: "&amp;lt;" is the text "&lt;". */
const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES.get(entity) ?? entity)
