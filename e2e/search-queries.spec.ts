import { searchQueries } from "./support/search-queries"
import { searchBuiltSite } from "./support/search-built-site"
import { expect, test } from "./support/test"

/* What the search of the built site finds first, asked as the browser asks it, without a browser. */

for (const { typed, first, meant } of searchQueries) {
  test(`“${typed}” leads to ${first.join(" or ") || "nothing"}`, async () => {
    const found = await searchBuiltSite(typed)
    const [best] = await found.hits(0, 1)
    if (first.length === 0) expect(found.total).toBe(0)
    else expect(first).toContain(best?.address)
    expect(found.meant).toBe(meant)
  })
}
