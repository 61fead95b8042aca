/** @jest-environment node */
import { entryRequest, fetchListPage, isMissing, isOfOtherBuild } from "../../../src/platform/lists/list-file"
import { listFile, serveFiles } from "../../support/list-files"

const path = (page: number) => `/lists/${page}.json`
const file = (page: number, letters: string) =>
  listFile(
    [...letters].map((name) => ({ name })),
    { page, pages: 3, total: 5 },
  )

/** A list of five entries, two on a page. */
const files = { "/lists/1.json": file(1, "ab"), "/lists/2.json": file(2, "cd"), "/lists/3.json": file(3, "e") }

const errorOf = (request: Promise<unknown>) =>
  request.then(
    () => undefined,
    (error: unknown) => error,
  )

test("list file: one page is one file, and a page beyond the last is the last", async () => {
  const fetched = serveFiles(files)
  const about = { page: 2, pages: 3, total: 5 }
  await expect(fetchListPage(path, 2)).resolves.toMatchObject({ ...about, entries: [{ name: "c" }, { name: "d" }] })
  expect(fetched.mock.calls).toEqual([["/lists/2.json"]])
  await expect(fetchListPage(path, 99)).resolves.toMatchObject({ page: 3, entries: [{ name: "e" }] })
})

test("list file: a list that isn't there is told apart from one that did not arrive", async () => {
  serveFiles({})
  expect(isMissing(await errorOf(fetchListPage(path, 7)))).toBe(true)
  Object.assign(globalThis, { fetch: () => Promise.resolve({ status: 503, ok: false }) })
  const error = await errorOf(fetchListPage(path, 1))
  expect(error).toEqual(expect.objectContaining({ message: expect.stringContaining("503") as string }))
  expect(isMissing(error)).toBe(false)
})

test.each([
  ["another build", { ...file(1, "ab"), build: "older" }],
  ["no build", "<html>"],
])("list file: one of %s is refused", async (_, content) => {
  serveFiles({ "/lists/1.json": content })
  const error = await errorOf(fetchListPage(path, 1))
  expect([isOfOtherBuild(error), isMissing(error)]).toEqual([true, false])
})

test("list file: an entry has a file of its own, which may be missing", async () => {
  serveFiles({ "/lists/7.json": listFile([{ title: "Hide" }]), "/lists/8.json": listFile([]) })
  const load = (id: number) => entryRequest(path(id)).load()
  await expect(load(7)).resolves.toEqual({ title: "Hide" })
  expect(isMissing(await errorOf(load(8)))).toBe(true)
  expect(isMissing(await errorOf(load(9)))).toBe(true)
})
