/** @jest-environment node */
import { POST_TIMEOUT_MS, postForm } from "../../src/browser/post-form"

const values = { name: "Nakato Prossy", comments: `Two "cows" & a calf` }

/** Sets the host's response to the next request. */
const mockFetch = (fetch: typeof globalThis.fetch) => {
  const spy = jest.fn(fetch)
  Object.defineProperty(globalThis, "fetch", { value: spy, configurable: true, writable: true })
  return spy
}
const mockStatus = (code: number) => mockFetch(() => Promise.resolve(new Response(null, { status: code })))

afterEach(() => Reflect.deleteProperty(globalThis, "fetch"))

test("postForm: posts the values as JSON", async () => {
  const fetch = mockStatus(200)
  expect(await postForm("https://forms.cafn.example/contact", values)).toBe(true)
  const [address, request] = fetch.mock.calls[0] ?? []
  expect(address).toBe("https://forms.cafn.example/contact")
  expect(request).toMatchObject({
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
  })
  expect(request?.body).toBe(JSON.stringify(values))
})

test("postForm: posts url-encoded values if site.json says “form”", async () => {
  Object.defineProperty(globalThis, "FORMS_SENT_AS", { value: "form", configurable: true, writable: true })
  const fetch = mockStatus(200)
  expect(await postForm("https://forms.cafn.example/contact", values)).toBe(true)
  const received = new Request(...(fetch.mock.calls[0] ?? [""]))
  expect(received.headers.get("Content-Type")).toBe("application/x-www-form-urlencoded;charset=UTF-8")
  expect(await received.text()).toBe("name=Nakato+Prossy&comments=Two+%22cows%22+%26+a+calf")
  Object.defineProperty(globalThis, "FORMS_SENT_AS", { value: "json" })
})

test.each([
  [204, true],
  [400, false],
])("postForm: status %i means sent: %s", async (code, isSent) => {
  mockStatus(code)
  expect(await postForm("/contact", values)).toBe(isSent)
})

test("postForm: without a network it returns false, and logs the error", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  mockFetch(() => Promise.reject(new TypeError("Failed to fetch")))
  expect(await postForm("/contact", values)).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
})

test("postForm: a host that does not respond times out", async () => {
  jest.useFakeTimers()
  jest.spyOn(console, "warn").mockImplementation(() => {})
  mockFetch(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Aborted.", "AbortError")))
      }),
  )
  const onSettled = jest.fn()
  void postForm("/contact", values).then(onSettled)
  await jest.advanceTimersByTimeAsync(POST_TIMEOUT_MS - 1)
  expect(onSettled).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(onSettled).toHaveBeenCalledWith(false)
  jest.useRealTimers()
})
