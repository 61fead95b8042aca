import leven from "leven"

/** Returns the candidate that `word` most likely means, if one is similar. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, cost: leven(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, cost }) => cost <= Math.max(2, Math.floor(candidate.length / 5)))
    .sort((a, b) => a.cost - b.cost)
  return best?.candidate
}

/** Returns `; did you mean "x"?`, or an empty string. */
export const hint = (word: string, candidates: Iterable<string>): string => {
  const match = nearest(word, candidates)
  return match === undefined ? "" : `; did you mean ${JSON.stringify(match)}?`
}
