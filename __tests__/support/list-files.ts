/** Creates the content of a file under /lists. */
export const createCatalogue = (content: object) => ({ build: LIST_BUILD, content })

/** Creates a response with this content; a 404 without. */
export const createResponse = (content: unknown) => ({
  ok: content !== undefined,
  status: content === undefined ? 404 : 200,
  json: () => Promise.resolve(content),
})

/** Mocks `fetch` with these files, by path; others are missing. */
export function serveFiles(files: Readonly<Record<string, unknown>>) {
  const fetchMock = jest.fn((path: string) => Promise.resolve(createResponse(files[path])))
  Object.defineProperty(globalThis, "fetch", { value: fetchMock, configurable: true, writable: true })
  return fetchMock
}
