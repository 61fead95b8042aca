import { renderToString } from "react-dom/server"
import { catalogueRequest } from "../../../src/platform/lists/catalogue"
import { createFetchStore, fetchOrReload, useFetched } from "../../../src/browser/fetch-store"
import type { Catalogues } from "../../../src/platform/lists/lists"
import { catalogue, serveFiles } from "../../support/list-files"

const request = catalogueRequest("posts")
const path = "/lists/posts.json"
const posts = catalogue({ nodes: [] })
const open = () => createFetchStore<Catalogues["posts"]>()

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}))

test("catalogue: is fetched once by concurrent requests, and cached", async () => {
  const fetched = serveFiles({ [path]: posts })
  const store = open()
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
  const store = open()
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
  const store = open()
  serveFiles({ [path]: posts })
  await store.fetch(request)
  const Found = () => <p>{useFetched(store, request) ? "there" : "nothing"}</p>
  expect(renderToString(<Found />)).toBe("<p>nothing</p>")
})
