import { loadSlice } from "../../src/list/load-slice"

const isEntry = (value: unknown): value is string => typeof value === "string"
const request = (page: number) => ({ address: (n: number) => `/lists/${n}.json`, page, size: 2, isEntry })

/** A list of five entries, two on a page. */
const files: Record<string, unknown> = {
  "/lists/1.json": { entries: ["a", "b"], total: 5 },
  "/lists/2.json": { entries: ["c", "d"], total: 5 },
  "/lists/3.json": { entries: ["e"], total: 5 },
}
const answerWith = (served: Record<string, unknown>) => {
  const fetched = jest.fn((address: string) =>
    Promise.resolve({
      status: address in served ? 200 : 404,
      ok: address in served,
      json: () => Promise.resolve(served[address]),
    }),
  )
  Object.assign(window, { fetch: fetched })
  return fetched
}

test("one page is one file", async () => {
  const fetched = answerWith(files)
  await expect(loadSlice(request(2))).resolves.toEqual({ number: 2, entries: ["c", "d"], total: 5 })
  expect(fetched.mock.calls).toEqual([["/lists/2.json"]])
})

test("a page beyond the last is the last", async () => {
  answerWith(files)
  await expect(loadSlice(request(99))).resolves.toEqual({ number: 3, entries: ["e"], total: 5 })
})

test("a list that isn't there, and a list of something else, are refused", async () => {
  answerWith({})
  await expect(loadSlice(request(1))).rejects.toThrow("There is no list at /lists/1.json")
  await expect(loadSlice(request(7))).rejects.toThrow("There is no list")
  answerWith({ "/lists/1.json": { entries: [1], total: 1 } })
  await expect(loadSlice(request(1))).rejects.toThrow("entries of another kind")
  answerWith({ "/lists/1.json": "<html>" })
  await expect(loadSlice(request(1))).rejects.toThrow("something else")
})

test("a server in trouble is no empty list", async () => {
  Object.assign(window, { fetch: () => Promise.resolve({ status: 503, ok: false }) })
  await expect(loadSlice(request(1))).rejects.toThrow("503")
})
