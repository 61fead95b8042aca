/** How many letters have to be changed, added or dropped to get from one word to another. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...to].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The one of `words` that somebody who wrote `word` most likely meant; undefined when none is like it. */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  const [best] = [...words]
    .map((candidate) => ({ candidate, cost: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, cost }) => cost <= Math.max(2, Math.floor(candidate.length / 5)))
    .sort((a, b) => a.cost - b.cost)
  return best?.candidate
}

/** `, did you mean "x"?` or nothing, to be put behind what was wanted. */
export const hint = (word: string, words: Iterable<string>): string => {
  const found = nearest(word, words)
  return found === undefined ? "" : `; did you mean ${JSON.stringify(found)}?`
}
