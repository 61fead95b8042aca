import { isNoPage, loadPageData } from "../../src/list/page-data"

const isText = (value: unknown): value is string => typeof value === "string"
const answer = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 404, json: () => Promise.resolve(body) })

const fetchMock = jest.fn<Promise<unknown>, [address: string]>()
beforeEach(() => {
  fetchMock.mockReset()
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true })
})

test("reads the data of the page's own file", async () => {
  fetchMock.mockResolvedValue(answer({ result: { data: "pictures" } }))
  await expect(loadPageData("/gallery/2", isText)).resolves.toBe("pictures")
  expect(fetchMock).toHaveBeenCalledWith("/page-data/gallery/2/page-data.json")
})

test("two who ask at once share the answer", async () => {
  fetchMock.mockResolvedValue(answer({ result: { data: "pictures" } }))
  await Promise.all([loadPageData("/gallery/3", isText), loadPageData("/gallery/3", isText)])
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test("a failure is not remembered", async () => {
  fetchMock.mockRejectedValueOnce(new Error("offline")).mockResolvedValue(answer({ result: { data: "pictures" } }))
  await expect(loadPageData("/gallery/2", isText)).rejects.toThrow("offline")
  await expect(loadPageData("/gallery/2", isText)).resolves.toBe("pictures")
})

test.each([
  ["a missing page", answer("", false)],
  ["data of another kind", answer({ result: { data: 5 } })],
  ["no data", answer({})],
  ["no object", answer(null)],
])("%s is a failure", async (_, given) => {
  fetchMock.mockResolvedValue(given)
  await expect(loadPageData("/gallery/2", isText)).rejects.toThrow("/gallery/2")
})

test("an address without a page is told apart from an answer that did not arrive", async () => {
  const failure = async (given: unknown) => {
    fetchMock.mockResolvedValue(given)
    return loadPageData("/shop-single/99", isText).then(
      () => "arrived",
      (error: unknown) => isNoPage(error),
    )
  }
  expect(await failure(answer("", false))).toBe(true)
  expect(await failure({ ...answer("", false), status: 503 })).toBe(false)
  expect(await failure(answer(null))).toBe(false)
})
