/** @jest-environment node */
import { postSearch } from "../../../src/features/blog/search-posts"
import { siteSearch, type SearchModule } from "../../../src/lib/search-engine"

const entry = (id: number) => ({
  url: `/blog-single/${id}`,
  meta: { id: String(id), title: `Post ${id}` },
  filters: { kind: ["post"] },
  excerpt: "",
  plain_excerpt: "",
  raw_content: "",
})
/** A module that finds these posts, best first, and a farmer before them. */
const moduleOf = (ids: readonly number[]): SearchModule => ({
  createInstance: () => ({
    search: (words, { filters: { kind } }) => {
      const farmer = { id: "farmer", score: 100, data: () => Promise.resolve({}) }
      const posts = ids.map((id, place) => ({ id: `${id}`, score: 50 - place, data: () => Promise.resolve(entry(id)) }))
      if (words !== null) return Promise.resolve({ results: ids.length > 0 ? [farmer, ...posts] : [] })
      return Promise.resolve({ results: kind === "post" ? posts : kind === "farmer" ? [farmer] : [] })
    },
  }),
  words: { known: [], synonyms: new Map(), ignored: new Set() },
})
/** A search that finds these posts. */
const searchOver = (ids: readonly number[]) => siteSearch(() => Promise.resolve(moduleOf(ids)))

test("says how many posts there are, and gives a page's numbers in the order of the search", async () => {
  const posts = await postSearch(searchOver([5, 1, 12, 3]))("dairy")
  expect(posts.total).toBe(4)
  await expect(posts.idsOf(0, 3)).resolves.toEqual([5, 1, 12])
  await expect(posts.idsOf(3, 6)).resolves.toEqual([3])
})

test("finding nothing is no failure", async () => {
  const posts = await postSearch(searchOver([]))("unicorn")
  expect(posts.total).toBe(0)
  await expect(posts.idsOf(0, 3)).resolves.toEqual([])
})
