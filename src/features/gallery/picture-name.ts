/** Fewer words than this say too little: "Four goats" of "Four goats, two of them on their hind legs …". */
const LEAST_WORDS = 4
/** An opening, such as "At dawn,": whom it speaks of follows. It begins with such a word and has at most so many. */
const OPENING_WORDS = 10
const OPENINGS = new Set(
  "after at before behind beside by during from in on over under warm when where while with".split(" "),
)

/**
 * The first clause of a picture's description, as the short name of its link; the viewer has the whole description.
 * "Two grey crowned cranes, one stepping, on a lake shore." → "Two grey crowned cranes"
 */
export function pictureName(description: string): string {
  const words = description.split(/\s+/)
  const end = words.findIndex((word, index) => index + 1 >= LEAST_WORDS && isPause(words, index, word))
  return words
    .slice(0, end < 0 ? words.length : end + 1)
    .join(" ")
    .replace(/[,;:.!?]+$/, "")
}

/** Whether the sentence pauses for a new clause after the word. */
function isPause(words: readonly string[], index: number, word: string): boolean {
  if (!word.endsWith(",")) return /[;:.!?]$/.test(word)
  const isFirst = !words.slice(0, index).some((before) => before.endsWith(","))
  const isOpening = isFirst && index < OPENING_WORDS && OPENINGS.has(words[0]?.toLowerCase() ?? "")
  // "a dark, wet day", and "milk, eggs and greens".
  const isBetweenAdjectives = words[index - 1] === "a"
  const isInList = words[index + 2] === "and" || (words[index + 3] === "and" && words[index + 1] === "a")
  return !isOpening && !isBetweenAdjectives && !isInList
}
