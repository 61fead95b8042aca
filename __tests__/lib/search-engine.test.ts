/** @jest-environment node */
import { siteSearch, type SearchModule } from "../../src/lib/search-engine"
import { searchKinds } from "../../src/lib/site-search"

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

/** A page of a small index: what it finds, by its id, and the words that it has. */
interface IndexedPage {
  id: string
  kind?: string
  words: string
  data: () => Promise<unknown>
}

/** Pagefind over these pages: a page matches all words that begin like the searched ones, or in quotes one exact word. */
function engineOf(pages: readonly IndexedPage[]) {
  return (words: string | null, { filters }: { filters: { kind: unknown } }) => {
    const isMatch = (has: string[]) =>
      words === null ||
      words
        .split(" ")
        .every((word) => has.some((own) => (word.startsWith('"') ? `"${own}"` === word : own.startsWith(word))))
    const results = pages
      .filter(({ kind = "post" }) => typeof filters.kind !== "string" || filters.kind === kind)
      .filter((page) => isMatch(page.words.split(" ")))
      .map(({ id, data }, place) => ({ id, score: 10 - place, data }))
    return Promise.resolve({ results })
  }
}

const words = (texts: { known?: string; synonyms?: Record<string, string[]>; ignored?: string } = {}) => ({
  known: (texts.known ?? "").split(" "),
  synonyms: new Map(Object.entries(texts.synonyms ?? {})),
  ignored: new Set((texts.ignored ?? "").split(" ")),
})

/** A search module over pages that all have the word "goat", or over these. */
function moduleOf(...found: ((() => Promise<unknown>) | IndexedPage)[]) {
  const pages = found.map((page, place) =>
    typeof page === "function" ? { id: String(place), words: "goat", data: page } : page,
  )
  const search = jest.fn(engineOf(pages))
  const createInstance = jest.fn(() => ({ search }))
  return { module: { createInstance, words: words() } satisfies SearchModule, createInstance, search }
}
const found = (id: number) => jest.fn(() => Promise.resolve<unknown>(entry(id)))
const page = (id: number, has: string, kind = "post"): IndexedPage => ({
  id: String(id),
  kind,
  words: has,
  data: () => Promise.resolve({ ...entry(id), filters: { kind: [kind] } }),
})
const loaded = (module: SearchModule) => siteSearch(() => Promise.resolve(module))
const idsOf = async (search: ReturnType<typeof siteSearch>, typed: string) =>
  (await (await search(typed)).hits(0, 10)).map(({ id }) => id)

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
  expect(createInstance).toHaveBeenCalledWith(expect.objectContaining({ basePath: "/pagefind/", noWorker: true }))
})

test("it finds pages of the requested kind, and counts every kind", async () => {
  const search = loaded(moduleOf(page(1, "goat"), page(2, "goat", "service"), page(3, "goat", "post")).module)
  const posts = await search("goat", "post")
  expect(posts.total).toBe(2)
  expect(posts.counts).toEqual({ post: 2, service: 1 })
  const all = await search("goat")
  expect(all.total).toBe(3)
  expect(all.counts).toEqual({ post: 2, service: 1 })
})

test("the kinds of all pages are asked for once", async () => {
  const { module, search } = moduleOf(found(1))
  const find = loaded(module)
  await find("goat")
  await find("goat", "post")
  expect(search.mock.calls.filter(([text]) => text === null)).toHaveLength(searchKinds.length)
})

describe("a word", () => {
  const goats = [page(1, "goat goats"), page(2, "goatskins"), page(3, "don")]

  test.each([
    ["goat", [1]],
    ["goats", [1]],
    ["donkey", []],
    ["goa", []],
    ["goatski", [2]],
    ["goatsk", []],
  ])("“%s” finds pages that have it, or a word of which it is the greater part: %j", async (typed, wanted) => {
    const { module } = moduleOf(...goats)
    expect(await idsOf(loaded({ ...module, words: words({ known: "goat goats goatskins" }) }), typed)).toEqual(wanted)
  })

  test("finds what its synonyms find, and those are marked", async () => {
    const { module } = moduleOf(page(1, "milk"), page(2, "maziwa"))
    const search = loaded({ ...module, words: words({ synonyms: { maziwa: ["milk"] } }) })
    expect((await idsOf(search, "Maziwa")).sort()).toEqual([1, 2])
    expect((await search("maziwa")).words).toBe("maziwa milk")
  })

  test("with one wrong letter is read as the known word, which is told", async () => {
    const { module } = moduleOf(page(1, "vaccination goat"), page(2, "goat"))
    const search = loaded({ ...module, words: words({ known: "vaccination goat" }) })
    expect(await idsOf(search, "vacination")).toEqual([1])
    expect((await search("goat vacination")).meant).toBe("goat vaccination")
    expect((await search("goat vaccination")).meant).toBeUndefined()
  })
})

describe("several words", () => {
  const search = () => {
    const { module } = moduleOf(page(1, "goat milk"), page(2, "goat"), page(3, "milk sheep"))
    return loaded({ ...module, words: words({ ignored: "how much is a" }) })
  }

  test("find pages with all of them", async () => expect(await idsOf(search(), "goat milk")).toEqual([1]))
  test("find pages with any, if none has all", async () => {
    expect((await idsOf(search(), "goat sheep")).sort()).toEqual([1, 2, 3])
  })
  test("count without those that occur nowhere", async () => {
    expect(await idsOf(search(), "milk unicorn")).toEqual([1, 3])
  })
  test("count without those that say nothing", async () => {
    expect(await idsOf(search(), "How much is a goat?")).toEqual([1, 2])
  })
})

test("quotes and signs are ignored", async () => {
  const { module } = moduleOf(page(1, "goat milk"))
  expect(await idsOf(loaded(module), '"goat, milk!"')).toEqual([1])
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
  const farm = { ...entry(1), url: "/farm", meta: { title: "Farm" }, filters: { kind: ["page"] } }
  const result = await siteSearch(() =>
    Promise.resolve(moduleOf({ ...page(1, "goat", "page"), data: () => Promise.resolve(farm) }).module),
  )("goat")
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
