/** @jest-environment node */
import { siteSearch, type SearchModule } from "../../src/lib/site-search"

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const entry = (id: number) => ({ url: `/blog-single/${id}`, meta: { id: String(id), title: `Post ${id}` } })
const hit = (id: number) => ({ id, address: `/blog-single/${id}`, title: `Post ${id}` })

/** A module whose every engine finds the same entries. */
function moduleOf(...found: (() => Promise<unknown>)[]) {
  const search = jest.fn(() => Promise.resolve({ results: found.map((data) => ({ data })) }))
  const createInstance = jest.fn(() => ({ search }))
  return { module: { createInstance } satisfies SearchModule, createInstance, search }
}
const found = (id: number) => jest.fn(() => Promise.resolve<unknown>(entry(id)))

/** What comes of a promise while all waiting is cut short. */
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

test("it searches pages of the kind that was asked for", async () => {
  const { module, search } = moduleOf()
  await siteSearch(() => Promise.resolve(module))("goat milk", "post")
  expect(search).toHaveBeenCalledWith("goat milk", { filters: { kind: "post" } })
})

test.each(["", "   ", "\n"])("no words (%j) find nothing, and load nothing", async (words) => {
  const load = jest.fn()
  const { total, ...result } = await siteSearch(load)(words, "post")
  expect(total).toBe(0)
  await expect(result.hits(0, 3)).resolves.toEqual([])
  expect(load).not.toHaveBeenCalled()
})

test("only the hits that are asked for are fetched, best first", async () => {
  const entries = [found(4), found(2), found(9)]
  const result = await siteSearch(() => Promise.resolve(moduleOf(...entries).module))("goat", "post")
  expect(result.total).toBe(3)
  expect(entries.every((data) => data.mock.calls.length === 0)).toBe(true)
  await expect(result.hits(1, 3)).resolves.toEqual([hit(2), hit(9)])
  expect(entries[0]).not.toHaveBeenCalled()
  await expect(result.hits(2, 20)).resolves.toEqual([hit(9)])
  await expect(result.hits(3, 6)).resolves.toEqual([])
})

test("a module that stumbles is asked for a second time, as another try", async () => {
  const load = jest
    .fn<Promise<SearchModule>, [number]>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue(moduleOf(found(1)).module)
  const result = await settled(siteSearch(load)("goat", "post"))
  expect(result).toMatchObject({ status: "fulfilled", value: { total: 1 } })
  expect(load.mock.calls).toEqual([[1], [2]])
})

test("a module that fails twice is a failure, which is not remembered", async () => {
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

test("a hit's file is asked for a second time, and then given up", async () => {
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
  ["no address", { meta: { id: "1", title: "Post" } }],
  ["no meta", { url: "/blog-single/1" }],
  ["no number", { url: "/blog-single/1", meta: { title: "Post", id: "one" } }],
])("an entry with %s is a failure", async (_, value) => {
  const search = siteSearch(() => Promise.resolve(moduleOf(() => Promise.resolve(value)).module))
  const result = await search("goat", "post")
  expect(await settled(result.hits(0, 1))).toMatchObject({ status: "rejected" })
})

test("a search that never answers ends", async () => {
  const never = new Promise<SearchModule>(() => {})
  expect(await settled(siteSearch(() => never)("goat", "post"))).toEqual({
    status: "rejected",
    reason: new Error("The search took too long."),
  })
})
