import { searchBuiltSite } from "../site/support/search-built-site"
import { misspelt, notFound, searchQueries } from "./support/search-queries"

/*
 * What the search of the built site finds first, asked as the browser asks it. The pages are those that the site ships
 * with, so an owner's content may have others.
 */

const firstOf = async (typed: string) => {
  const found = await searchBuiltSite(typed)
  const [best] = await found.hits(0, 1)
  return { first: best?.address, meant: found.meant }
}

const queries = Object.entries(searchQueries).flatMap(([first, all]) => all.map((typed) => [typed, first] as const))

test.each(queries)("search: “%s” leads to %s", async (typed, first) => {
  expect(await firstOf(typed)).toEqual({ first, meant: undefined })
})

test.each(misspelt)("search: “%s” is corrected to “%s”", async (typed, meant, first) => {
  expect(await firstOf(typed)).toEqual({ first, meant })
})

test.each(notFound)("search: “%s” finds nothing", async (typed) => {
  expect(await firstOf(typed)).toEqual({ first: undefined, meant: undefined })
})
