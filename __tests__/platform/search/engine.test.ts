/** @jest-environment node */
import { searchIn, searchPages } from "../../../src/platform/search/engine"
import type { SearchFile, SearchRecord } from "../../../src/platform/search/search-file"

const record = (id: number, title: string, text: string, changes: Partial<SearchRecord> = {}): SearchRecord => ({
  kind: "post",
  id,
  address: `/blog-single/${id}`,
  title,
  words: "",
  text,
  ...changes,
})
const records = [
  record(1, "Dairy", "Milk of the morning.\nGoats are milked by hand."),
  record(2, "Vaccination", "Ask before the rains."),
  record(3, "Fences", "A fence for each goat.", { kind: "product", address: "/shop-single/3" }),
  record(4, "Farm", "The café sells milk.", { kind: "page", id: null, address: "/farm", words: "theft, stolen cow" }),
  record(5, "Kids", "Ask the seller: UGX 50,000 each."),
]
const file: SearchFile = {
  records,
  synonyms: [
    ["ng'ombe", ["cow"]],
    ["busoga", ["sellar"]],
  ],
  ignored: ["how", "much", "is", "a", "each"],
}

const searchFor = async (query: string) => {
  const result = await (await searchIn(file))(query)
  return { correction: result.correction, titles: (await result.hits(0, 10)).map(({ title }) => title) }
}

test.each([
  ["a word of a title comes before one of a text", "dairy", ["Dairy"]],
  ["a word is found in its other forms", "goat", ["Dairy", "Fences"]],
  ["accents and capitals do not matter", "CAFE", ["Farm"]],
  ["the search words of a page find it", "stolen", ["Farm"]],
  ["a word of another language finds the site's own", "Ng’ombe", ["Farm"]],
  ["three letters match beginnings of words", "goa", ["Dairy", "Fences"]],
  ["a beginning with a partial suffix matches the word", "mornin", ["Dairy"]],
  ["a word in no title finds longer words too", "sell", ["Farm", "Kids"]],
  ["a word in a title finds only itself", "fence", ["Fences"]],
  ["several words find texts with all of them", "goat milk", ["Dairy"]],
  ["several words find texts with any of them if none has all", "fence theft", ["Farm", "Fences"]],
  ["unknown words are ignored", "milk unicorn", ["Dairy", "Farm"]],
  ["stop words are ignored", "How much is a fence?", ["Fences"]],
  ["stop words alone find nothing", "how", []],
])("search: %s: “%s”", async (_, query, titles) => expect((await searchFor(query)).titles).toEqual(titles))

test.each(["50000", "50 000", "UGX 50,000", "50,000/="])(
  "search: a number is found in any notation: “%s”",
  async (query) => expect((await searchFor(query)).titles).toEqual(["Kids"]),
)

test.each([
  ["vacination", "vaccination"],
  ["fnece", "fence"],
  ["mik", undefined],
  ["donkey", undefined],
  // A word of a synonym that no page contains.
  ["sellar", undefined],
  // Stop words are no corrections.
  ["eachh", undefined],
])("search: “%s” is corrected to: %s", async (query, correction) =>
  expect((await searchFor(query)).correction).toBe(correction),
)

test("search: filters hits by kind, slices them, and counts every kind", async () => {
  const result = await (await searchIn(file))("goat milk farm fence", "post")
  expect(result).toMatchObject({ total: 1, counts: { post: 1, product: 1, page: 1 } })
  expect(await result.hits(0, 1)).toMatchObject([{ kind: "post", id: 1, address: "/blog-single/1" }])
  expect(await result.hits(1, 9)).toEqual([])
})

test("search: a hit has its description, and the matched words, including synonyms", async () => {
  const search = await searchIn({ ...file, synonyms: [["mbuzi", ["goat"]]] })
  const result = await search("mbuzi")
  expect(await result.hits(0, 1)).toMatchObject([{ title: "Dairy", description: "Milk of the morning." }])
  expect(result.words).toBe("mbuzi goat")
})

test("search: loads its file with the first search, retries after a failure, then caches it", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] })
  const fetchFile = jest.spyOn(globalThis, "fetch")
  const getTotal = async (query: string) => {
    const [[result]] = await Promise.all([Promise.allSettled([searchPages(query)]), jest.runAllTimersAsync()])
    return result.status === "fulfilled" ? result.value.total : String(result.reason)
  }
  fetchFile.mockRejectedValue(new Error("offline"))
  expect(await getTotal("milk")).toBe("Error: offline")
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(["/search.json", "/search.json"])

  fetchFile.mockReset().mockImplementation(() => Promise.resolve(Response.json({ login: "please" })))
  expect(await getTotal("milk")).toBe("Error: /search.json is not what the site is searched in.")

  fetchFile.mockReset().mockRejectedValueOnce(new Error("offline"))
  fetchFile.mockImplementation(() => Promise.resolve(Response.json(file)))
  expect(await getTotal("milk")).toBe(2)
  expect(await getTotal("fence")).toBe(1)
  expect(fetchFile).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
