import leven from "leven"

/** The one of `words` that somebody who wrote `word` most likely meant; undefined when none is like it. */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  const [best] = [...words]
    .map((candidate) => ({ candidate, cost: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, cost }) => cost <= Math.max(2, Math.floor(candidate.length / 5)))
    .sort((a, b) => a.cost - b.cost)
  return best?.candidate
}

/** `, did you mean "x"?` or nothing, to be put behind what was wanted. */
export const hint = (word: string, words: Iterable<string>): string => {
  const found = nearest(word, words)
  return found === undefined ? "" : `; did you mean ${JSON.stringify(found)}?`
}
