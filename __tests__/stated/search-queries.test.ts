import { searchBuiltSite } from "../site/support/search-built-site"
import { searchQueries } from "./support/search-queries"

/*
 * What the search of the built site finds first, asked as the browser asks it. The pages are those that the site ships
 * with, so an owner's content may have others.
 */

test.each(searchQueries)("“$typed” leads to $first", async ({ typed, first, meant }) => {
  const found = await searchBuiltSite(typed)
  const [best] = await found.hits(0, 1)
  if (first.length === 0) expect(found.total).toBe(0)
  else expect(first).toContain(best?.address)
  expect(found.meant).toBe(meant)
})
