import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { createFetchStore, type FetchRequest } from "../../../src/platform/lists/fetch-store"
import { entryRequest } from "../../../src/platform/lists/list-file"
import { fetchOrReload, useFetched } from "../../../src/platform/lists/use-fetched"
import { listFile, serveFiles } from "../../support/list-files"

interface Product {
  title: string
}
const request = entryRequest<Product>("/lists/products/by-id/7.json")
const hide = listFile([{ title: "Hide" }])

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}))

test("useFetched: what did not arrive is requested again when the browser is back online, what has arrived is kept", async () => {
  const store = createFetchStore<Product>()
  const other = entryRequest<Product>("/lists/products/by-id/8.json")
  const requests = [request, other, request]
  const first = serveFiles({ [request.key]: hide })
  const { result } = renderHook(() => useFetched(store, requests))
  await act(() => Promise.resolve())
  await act(() => Promise.resolve())
  // Two who ask at once share one request.
  expect(first.mock.calls).toEqual([[request.key], [other.key]])
  expect(result.current.get(request.key)).toEqual({ title: "Hide" })
  expect(result.current.get(other.key)).toBeInstanceOf(Error)
  const again = serveFiles({ [other.key]: listFile([{ title: "Ghee" }]) })
  await act(async () => {
    window.dispatchEvent(new Event("online"))
    await Promise.resolve()
  })
  await act(() => Promise.resolve())
  expect(result.current.get(other.key)).toEqual({ title: "Ghee" })
  expect(again.mock.calls).toEqual([[other.key]])
})

test("useFetched: the server, and the render that hydrates its HTML, know nothing of what was fetched", async () => {
  const store = createFetchStore<Product>()
  serveFiles({ [request.key]: hide })
  await store.fetch(request)
  function Title() {
    return <p>{useFetched(store).size}</p>
  }
  expect(renderToString(<Title />)).toBe("<p>0</p>")
})

test("fetchOrReload: asking again fetches, and loads the document anew where the last answer was of another build", async () => {
  const store = createFetchStore<Product>()
  const offline: FetchRequest<Product> = { key: request.key, load: () => Promise.reject(new Error("offline")) }
  await expect(store.fetch(offline)).rejects.toThrow("offline")
  serveFiles({ [request.key]: { ...hide, build: "older" } })
  await expect(fetchOrReload(store, request)).rejects.toThrow("another build")

  const fetched = serveFiles({ [request.key]: hide })
  // jsdom loads no documents, and says so.
  const said = jest.spyOn(console, "error").mockImplementation(() => {})
  void fetchOrReload(store, request)
  expect(fetched).not.toHaveBeenCalled()
  expect(String(said.mock.calls[0]?.[0])).toContain("navigation")
})
