import { createFetchStore } from "../../../src/platform/lists/fetch-store"

const value = { name: "milk" }
const request = (load: () => Promise<{ name: string }>) => ({ key: "a", load })

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}))

test("what has arrived is kept, and each change makes a new snapshot", async () => {
  const store = createFetchStore<{ name: string }>()
  const listener = jest.fn()
  store.subscribe(listener)
  const before = store.getSnapshot()
  const load = jest.fn(() => Promise.resolve(value))
  await expect(store.fetch(request(load))).resolves.toBe(value)
  expect(store.getSnapshot()).not.toBe(before)
  expect(before.size).toBe(0)
  expect(store.getSnapshot().get("a")).toBe(value)
  await expect(store.fetch(request(load))).resolves.toBe(value)
  expect(load).toHaveBeenCalledTimes(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test("two who ask at once share one request", async () => {
  const store = createFetchStore<{ name: string }>()
  const load = jest.fn(() => Promise.resolve(value))
  const both = await Promise.all([store.fetch(request(load)), store.fetch(request(load))])
  expect(both).toEqual([value, value])
  expect(load).toHaveBeenCalledTimes(1)
})

test("a failure stands in the snapshot, and the next request takes it out and tries again", async () => {
  const store = createFetchStore<{ name: string }>()
  const error = new Error("offline")
  await expect(store.fetch(request(() => Promise.reject(error)))).rejects.toBe(error)
  expect(store.getSnapshot().get("a")).toBe(error)
  const again = store.fetch(request(() => Promise.resolve(value)))
  expect(store.getSnapshot().has("a")).toBe(false)
  await again
  expect(store.getSnapshot().get("a")).toBe(value)
})

test("who has unsubscribed hears nothing more", async () => {
  const store = createFetchStore<{ name: string }>()
  const listener = jest.fn()
  store.subscribe(listener)()
  await store.fetch(request(() => Promise.resolve(value)))
  expect(listener).not.toHaveBeenCalled()
})
