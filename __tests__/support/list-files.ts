/** A file under /lists as the build writes it. */
export const catalogue = (content: object) => ({ build: LIST_BUILD, content })

/** What `fetch` answers with this content; a 404 without. */
export const getResponse = (content: unknown) => ({
  ok: content !== undefined,
  status: content === undefined ? 404 : 200,
  json: () => Promise.resolve(content),
})

/** Has `fetch` answer with these files, by path; whatever else is asked for is missing. */
export function serveFiles(files: Readonly<Record<string, unknown>>) {
  const fetched = jest.fn((path: string) => Promise.resolve(getResponse(files[path])))
  Object.defineProperty(globalThis, "fetch", { value: fetched, configurable: true, writable: true })
  return fetched
}
