import { correctionOf, searchedWords, wordsBeginning, type SearchWords } from "./search-words"
import { searchKinds, type SearchKind } from "./site-search"

/** The used part of Pagefind. */
export interface PagefindEngine {
  /** @param words null for every page that the filter leaves */
  search(words: string | null, options: { filters: { kind: KindFilter } }): Promise<{ results: readonly FoundPage[] }>
}
type KindFilter = SearchKind | { any: readonly SearchKind[] }

export interface FoundPage {
  /** The page's id in the index. */
  id: string
  score: number
  data(): Promise<unknown>
}

/** A typed word as it is searched for. */
interface Term {
  /** The word, or its correction. */
  word: string
  isCorrected: boolean
  /** The words of the index that it stands for, itself and synonyms; none if it occurs on no page. */
  forms: readonly string[]
  /** The pages that have one of them. */
  pages: ReadonlySet<string>
}

/** Most forms that a word is searched in, and most combinations of the forms of several words. */
const MOST_FORMS = 5
const MOST_COMBINATIONS = 12
/**
 * Pagefind computes the kinds of the pages of a search only if it is asked for them by name, and a search without a
 * filter reads none of the filter's files.
 */
const ALL_KINDS = { filters: { kind: { any: searchKinds } } }

/**
 * The pages for the typed words, best match first. Pagefind ranks them. But it takes every word that begins with the
 * searched one for a match, however much longer ("a" finds "ankole"), and the beginning of an unknown word for the word
 * ("don" for "donkey"); its exact search, one word at a time, says which pages have the word itself.
 */
export async function findPages(engine: PagefindEngine, typed: string, words: SearchWords) {
  const all = await Promise.all(searchedWords(typed, words).map((word) => readWord(engine, word, words)))
  const terms = all.filter(({ forms }) => forms.length > 0)
  const ids = new Set(terms.flatMap(({ pages }) => [...pages]))
  const complete = [...ids].filter((id) => terms.every(({ pages }) => pages.has(id)))
  const wanted = complete.length > 0 ? new Set(complete) : ids
  const queries =
    complete.length > 0 ? combinations(terms.map(({ forms }) => forms)) : terms.flatMap(({ forms }) => forms)

  const scores = new Map<string, { sum: number; best: FoundPage }>()
  for (const { results } of await Promise.all(queries.map((query) => engine.search(query, ALL_KINDS)))) {
    for (const result of results) {
      if (!wanted.has(result.id)) continue
      const { sum, best } = scores.get(result.id) ?? { sum: 0, best: result }
      scores.set(result.id, { sum: sum + result.score, best: result.score > best.score ? result : best })
    }
  }
  return {
    results: [...scores.values()].sort((a, b) => b.sum - a.sum).map(({ best }) => best),
    meant: terms.some(({ isCorrected }) => isCorrected) ? terms.map(({ word }) => word).join(" ") : undefined,
    words: [...new Set(terms.flatMap(({ word, forms }) => [word, ...forms]))].join(" "),
  }
}

async function readWord(engine: PagefindEngine, typed: string, words: SearchWords): Promise<Term> {
  const read = async (word: string) => {
    const candidates = [word, ...(words.synonyms.get(word) ?? []), ...wordsBeginning(word, words)].slice(0, MOST_FORMS)
    const found = await Promise.all(candidates.map((form) => engine.search(`"${form}"`, ALL_KINDS)))
    return {
      word,
      forms: candidates.filter((_, index) => found[index]?.results.length),
      pages: new Set(found.flatMap(({ results }) => results.map(({ id }) => id))),
    }
  }
  const term = await read(typed)
  const correction = term.forms.length > 0 ? undefined : correctionOf(typed, words)
  return correction === undefined ? { ...term, isCorrected: false } : { ...(await read(correction)), isCorrected: true }
}

/** One form of each word, in all combinations up to a limit, the typed words first. */
const combinations = (forms: readonly (readonly string[])[]): string[] =>
  forms
    .reduce<string[][]>(
      (rows, next) => next.flatMap((form) => rows.map((row) => [...row, form])).slice(0, MOST_COMBINATIONS),
      [[]],
    )
    .map((row) => row.join(" "))
