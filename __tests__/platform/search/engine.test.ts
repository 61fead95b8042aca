/** @jest-environment node */
import { searchIn, searchPages } from "../../../src/platform/search/engine"
import type { SearchFile, SearchRecord } from "../../../src/platform/search/search-file"

const record = (id: number, title: string, text: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  kind: "post",
  id,
  address: `/blog-single/${id}`,
  title,
  words: "",
  text,
  ...more,
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

const found = async (typed: string) => {
  const result = await (await searchIn(file))(typed)
  return { correction: result.correction, titles: (await result.hits(0, 10)).map(({ title }) => title) }
}

test.each([
  ["a word of a title comes before one of a text", "dairy", ["Dairy"]],
  ["a word is found in its other forms", "goat", ["Dairy", "Fences"]],
  ["accents and capitals do not matter", "CAFE", ["Farm"]],
  ["the search words of a page find it", "stolen", ["Farm"]],
  ["a word of another language finds the site's own", "Ng’ombe", ["Farm"]],
  ["three letters find what begins with them", "goa", ["Dairy", "Fences"]],
  ["a beginning with half of an ending finds the word", "mornin", ["Dairy"]],
  ["a word that no page is about finds longer ones too", "sell", ["Farm", "Kids"]],
  ["a word that a page is about finds itself only", "fence", ["Fences"]],
  ["several words find what has all of them", "goat milk", ["Dairy"]],
  ["several words find what has any of them if nothing has all", "fence theft", ["Farm", "Fences"]],
  ["unknown words are ignored", "milk unicorn", ["Dairy", "Farm"]],
  ["stop words are ignored", "How much is a fence?", ["Fences"]],
  ["stop words alone find nothing", "how", []],
])("search: %s: “%s”", async (_, typed, titles) => expect((await found(typed)).titles).toEqual(titles))

test.each(["50000", "50 000", "UGX 50,000", "50,000/="])(
  "search: a number is found however it is written: “%s”",
  async (typed) => expect((await found(typed)).titles).toEqual(["Kids"]),
)

test.each([
  ["vacination", "vaccination"],
  ["fnece", "fence"],
  ["mik", undefined],
  ["donkey", undefined],
  // A place that no page mentions.
  ["sellar", undefined],
  // Never to a stop word.
  ["eachh", undefined],
])("search: “%s” is corrected to: %s", async (typed, correction) =>
  expect((await found(typed)).correction).toBe(correction),
)

test("search: filters hits by kind, slices them, and counts every kind", async () => {
  const result = await (await searchIn(file))("goat milk farm fence", "post")
  expect(result).toMatchObject({ total: 1, counts: { post: 1, product: 1, page: 1 } })
  expect(await result.hits(0, 1)).toMatchObject([{ kind: "post", id: 1, address: "/blog-single/1" }])
  expect(await result.hits(1, 9)).toEqual([])
})

test("search: a hit has its description, and the words that were found, of synonyms too", async () => {
  const search = await searchIn({ ...file, synonyms: [["mbuzi", ["goat"]]] })
  const result = await search("mbuzi")
  expect(await result.hits(0, 1)).toMatchObject([{ title: "Dairy", description: "Milk of the morning." }])
  expect(result.words).toBe("mbuzi goat")
})

test("search: loads its file with the first search, retries after a failure, then caches it", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask"] })
  const fetchFile = jest.spyOn(globalThis, "fetch")
  const settled = async (typed: string) => {
    const [[result]] = await Promise.all([Promise.allSettled([searchPages(typed)]), jest.runAllTimersAsync()])
    return result.status === "fulfilled" ? result.value.total : String(result.reason)
  }
  fetchFile.mockRejectedValue(new Error("offline"))
  expect(await settled("milk")).toBe("Error: offline")
  expect(fetchFile.mock.calls.map(([address]) => address)).toEqual(["/search.json", "/search.json"])

  fetchFile.mockReset().mockImplementation(() => Promise.resolve(Response.json({ login: "please" })))
  expect(await settled("milk")).toBe("Error: /search.json is not what the site is searched in.")

  fetchFile.mockReset().mockRejectedValueOnce(new Error("offline"))
  fetchFile.mockImplementation(() => Promise.resolve(Response.json(file)))
  expect(await settled("milk")).toBe(2)
  expect(await settled("fence")).toBe(1)
  expect(fetchFile).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
})
