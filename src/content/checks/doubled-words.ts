/** "and and", also over the end of a line; not "had had", which may be meant, and not numbers or names in capitals. */
const doubled = /(?<![\p{L}\p{N}'’-])(?!had\b|that\b)(\p{Ll}+)\s+\1(?![\p{L}\p{N}'’-])/gu

/** Words that stand twice in a row, such as "the the". */
export const doubledWordsIn = (text: string): string[] =>
  Array.from(text.matchAll(doubled), ([words]) => words.replace(/\s+/, " "))
