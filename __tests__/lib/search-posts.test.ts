/** @jest-environment node */
import { postSearch } from "../../src/lib/search-posts"

const entry = (id: number) => ({ url: `/blog-single/${id}`, meta: { id: String(id), title: `Post ${id}` } })
const moduleOf = (ids: readonly number[]) => ({
  createInstance: () => ({
    search: (_words: string, { filters }: { filters: { kind: string } }) =>
      Promise.resolve({
        results: filters.kind === "post" ? ids.map((id) => ({ data: () => Promise.resolve(entry(id)) })) : [],
      }),
  }),
})

test("says how many posts there are, and gives a page's numbers in the order of the search", async () => {
  const posts = await postSearch(() => Promise.resolve(moduleOf([5, 1, 12, 3])))("dairy")
  expect(posts.total).toBe(4)
  await expect(posts.idsOf(0, 3)).resolves.toEqual([5, 1, 12])
  await expect(posts.idsOf(3, 6)).resolves.toEqual([3])
})

test("finding nothing is no failure", async () => {
  const posts = await postSearch(() => Promise.resolve(moduleOf([])))("unicorn")
  expect(posts.total).toBe(0)
  await expect(posts.idsOf(0, 3)).resolves.toEqual([])
})
