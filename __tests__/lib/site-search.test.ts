/** @jest-environment node */
import { searchKinds, siteSearch, type SearchModule } from "../../src/lib/site-search"

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const entry = (id: number) => ({
  url: `/blog-single/${id}`,
  meta: { id: String(id), title: `Post ${id}` },
  filters: { kind: ["post"] },
  excerpt: "A <mark>goat</mark> &lt;b&gt;",
  plain_excerpt: "A goat &lt;b&gt;",
  raw_content: "A goat &lt;b&gt;",
})
const hit = (id: number) => ({
  kind: "post",
  id,
  address: `/blog-single/${id}`,
  title: `Post ${id}`,
  excerpt: [
    { text: "A ", isMatch: false },
    { text: "goat", isMatch: true },
    { text: " <b>", isMatch: false },
  ],
})

/** A search module that always finds the same entries. */
function moduleOf(...found: (() => Promise<unknown>)[]) {
  const results = found.map((data) => ({ data }))
  const search = jest.fn(() => Promise.resolve({ results, totalFilters: { kind: COUNTED } }))
  const createInstance = jest.fn(() => ({ search }))
  return { module: { createInstance } satisfies SearchModule, createInstance, search }
}
const COUNTED = { post: 4, service: 2 }
const found = (id: number) => jest.fn(() => Promise.resolve<unknown>(entry(id)))

/** The result of a promise, with all timers run immediately. */
async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [[result]] = await Promise.all([Promise.allSettled([promise]), jest.runAllTimersAsync()])
  return result
}

test("nothing is loaded before the first search, and everything once", async () => {
  const { module, createInstance } = moduleOf(found(1))
  const load = jest.fn(() => Promise.resolve(module))
  const search = siteSearch(load)
  expect(load).not.toHaveBeenCalled()
  await search("goat", "post")
  await search("cow", "post")
  expect(load).toHaveBeenCalledTimes(1)
  expect(createInstance).toHaveBeenCalledTimes(1)
  expect(createInstance).toHaveBeenCalledWith({ basePath: "/pagefind/", noWorker: true })
})

test("it searches pages of the requested kind", async () => {
  const { module, search } = moduleOf()
  await siteSearch(() => Promise.resolve(module))("goat milk", "post")
  expect(search).toHaveBeenCalledWith("goat milk", { filters: { kind: "post" } })
})

test("without a kind it searches all kinds", async () => {
  const { module, search } = moduleOf()
  await siteSearch(() => Promise.resolve(module))("goat milk")
  expect(search).toHaveBeenCalledWith("goat milk", { filters: { kind: { any: searchKinds } } })
})

test("quotes are ignored, because the counts would be those of the single words", async () => {
  const { module, search } = moduleOf()
  await siteSearch(() => Promise.resolve(module))('"goat milk"')
  expect(search).toHaveBeenCalledWith("goat milk", expect.anything())
})

test.each([undefined, "post" as const])("how many there are is told for every kind, asked for %s", async (kind) => {
  const { counts } = await siteSearch(() => Promise.resolve(moduleOf(found(1)).module))("goat", kind)
  expect(counts).toEqual(COUNTED)
})

test.each(["", "   ", "\n", '" "'])("no words (%j) find nothing, and load nothing", async (words) => {
  const load = jest.fn()
  const { total, counts, ...result } = await siteSearch(load)(words, "post")
  expect(total).toBe(0)
  expect(counts).toEqual({})
  await expect(result.hits(0, 3)).resolves.toEqual([])
  expect(load).not.toHaveBeenCalled()
})

test("only the requested hits are fetched, best first", async () => {
  const entries = [found(4), found(2), found(9)]
  const result = await siteSearch(() => Promise.resolve(moduleOf(...entries).module))("goat", "post")
  expect(result.total).toBe(3)
  expect(entries.every((data) => data.mock.calls.length === 0)).toBe(true)
  await expect(result.hits(1, 3)).resolves.toEqual([hit(2), hit(9)])
  expect(entries[0]).not.toHaveBeenCalled()
  await expect(result.hits(2, 20)).resolves.toEqual([hit(9)])
  await expect(result.hits(3, 6)).resolves.toEqual([])
})

test("a page with a fixed path has no id", async () => {
  const page = { ...entry(1), url: "/farm", meta: { title: "Farm" }, filters: { kind: ["page"] } }
  const result = await siteSearch(() => Promise.resolve(moduleOf(() => Promise.resolve(page)).module))("goat")
  await expect(result.hits(0, 1)).resolves.toEqual([
    { kind: "page", id: null, address: "/farm", title: "Farm", excerpt: hit(1).excerpt },
  ])
})

test.each([
  ["A goat", "A goat", "A goat"],
  ["A goat", "A goat stands here.", "A goat …"],
  ["a goat.", "Here stands a goat.", "… a goat."],
  ["stands a goat", "Here stands a goat.", "… stands a goat …"],
])("the passage “%s” of “%s” reads “%s”", async (passage, content, shown) => {
  const post = { ...entry(1), excerpt: passage, plain_excerpt: passage, raw_content: content }
  const result = await siteSearch(() => Promise.resolve(moduleOf(() => Promise.resolve(post)).module))("goat")
  const [{ excerpt } = hit(0)] = await result.hits(0, 1)
  expect(excerpt.map(({ text }) => text).join("")).toBe(shown)
})

test("a module that fails to load is requested again, as another try", async () => {
  const load = jest
    .fn<Promise<SearchModule>, [number]>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(moduleOf(found(1)).module)
  const result = await settled(siteSearch(load)("goat", "post"))
  expect(result).toMatchObject({ status: "fulfilled", value: { total: 1 } })
  expect(load.mock.calls).toEqual([[1], [2]])
})

test("a module that fails twice rejects, and the failure is not cached", async () => {
  const load = jest
    .fn<Promise<SearchModule>, [number]>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockRejectedValueOnce(new Error("still offline"))
    .mockResolvedValue(moduleOf(found(1)).module)
  const search = siteSearch(load)
  expect(await settled(search("goat", "post"))).toEqual({ status: "rejected", reason: new Error("still offline") })
  expect(await settled(search("goat", "post"))).toMatchObject({ status: "fulfilled", value: { total: 1 } })
  expect(load.mock.calls).toEqual([[1], [2], [3]])
})

test("an engine that failed is replaced, without another download of the module", async () => {
  const { module, createInstance, search } = moduleOf(found(1))
  search.mockRejectedValueOnce(new Error("a part of the index is missing"))
  const load = jest.fn(() => Promise.resolve(module))
  expect(await settled(siteSearch(load)("goat", "post"))).toMatchObject({ status: "fulfilled", value: { total: 1 } })
  expect(createInstance).toHaveBeenCalledTimes(2)
  expect(load).toHaveBeenCalledTimes(1)
})

test("a hit's file is requested twice, and then rejects", async () => {
  const stumbles = found(1).mockRejectedValueOnce(new Error("offline"))
  const missing = jest.fn(() => Promise.reject(new Error("gone")))
  const result = await siteSearch(() => Promise.resolve(moduleOf(stumbles, missing).module))("goat", "post")
  expect(await settled(result.hits(0, 1))).toEqual({ status: "fulfilled", value: [hit(1)] })
  expect(await settled(result.hits(1, 2))).toEqual({ status: "rejected", reason: new Error("gone") })
  expect(missing).toHaveBeenCalledTimes(2)
})

test.each([
  ["nothing", undefined],
  ["no object", "text"],
  ["no address", { ...entry(1), url: undefined }],
  ["no meta", { ...entry(1), meta: undefined }],
  ["no title", { ...entry(1), meta: { id: "1" } }],
  ["no number", { ...entry(1), meta: { title: "Post", id: "one" } }],
  ["no kind", { ...entry(1), filters: {} }],
  ["a kind that is none", { ...entry(1), filters: { kind: ["unicorn"] } }],
  ["no passage", { ...entry(1), excerpt: undefined }],
])("an entry with %s is a failure", async (_, value) => {
  const search = siteSearch(() => Promise.resolve(moduleOf(() => Promise.resolve(value)).module))
  const result = await search("goat", "post")
  expect(await settled(result.hits(0, 1))).toMatchObject({ status: "rejected" })
})

test("a search that never responds times out", async () => {
  const never = new Promise<SearchModule>(() => {})
  expect(await settled(siteSearch(() => never)("goat", "post"))).toEqual({
    status: "rejected",
    reason: new Error("The search took too long."),
  })
})
