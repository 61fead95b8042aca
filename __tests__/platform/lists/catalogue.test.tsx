import { renderToString } from "react-dom/server"
import { catalogueRequest } from "../../../src/platform/lists/catalogue"
import { createFetchStore, fetchOrReload, useFetched } from "../../../src/browser/fetch-store"
import type { Catalogues } from "../../../src/platform/lists/lists"
import { createCatalogue, serveFiles } from "../../support/list-files"

const request = catalogueRequest("posts")
const path = "/lists/posts.json"
const posts = createCatalogue({ nodes: [] })
const createStore = () => createFetchStore<Catalogues["posts"]>()

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}))

test("catalogue: is fetched once by concurrent requests, and cached", async () => {
  const fetched = serveFiles({ [path]: posts })
  const store = createStore()
  await expect(Promise.all([store.fetch(request), store.fetch(request)])).resolves.toEqual([
    { nodes: [] },
    { nodes: [] },
  ])
  await store.fetch(request)
  expect(fetched.mock.calls).toEqual([[path]])
})

test.each([
  ["of another build", { [path]: { ...posts, build: "older" } }],
  ["not JSON", { [path]: "<html>" }],
  ["missing", {}],
])("catalogue: if it is %s it is rejected; trying again reloads the document", async (_, files) => {
  const store = createStore()
  serveFiles(files)
  await expect(fetchOrReload(store, request)).rejects.toThrow("not of this build")
  const fetched = serveFiles({ [path]: posts })
  // jsdom loads no documents, and logs that.
  const logged = jest.spyOn(console, "error").mockImplementation(() => {})
  void fetchOrReload(store, request)
  expect(fetched).not.toHaveBeenCalled()
  expect(String(logged.mock.calls[0]?.[0])).toContain("navigation")
})

test("useFetched: is empty on the server and during hydration", async () => {
  const store = createStore()
  serveFiles({ [path]: posts })
  await store.fetch(request)
  const Result = () => <p>{useFetched(store, request) ? "there" : "nothing"}</p>
  expect(renderToString(<Result />)).toBe("<p>nothing</p>")
})
