/** @jest-environment node */
import {
  cachedSince,
  clearCaches,
  evict,
  findDocument,
  listPages,
  PICTURES_CACHE,
  saveData,
  saveDocument,
  saveFile,
  getVersion,
} from "../../../src/platform/offline/caches"
import { dataPath, getKey, getKind } from "../../../src/platform/offline/paths"
import { FakeCaches } from "../../support/fake-caches"

let caches: FakeCaches

beforeEach(() => {
  caches = new FakeCaches()
  Object.assign(globalThis, { caches })
})
afterEach(() => void jest.useRealTimers())

const html = (page: string, version: string, title = "Title") =>
  `<title>${title} &amp; more | CaFN</title><meta name="page-version" content="${version} ${page}">`
const save = (path: string, version = "aaaa.1", title?: string) =>
  saveDocument(path, new Response(html(path, version, title)))
const BUILD_A = "cafn-build-aaaa"
const BUILD_B = "cafn-build-bbbb"

test("offline caches: a document is cached with its headers, but without its URL", async () => {
  const headers = { "Content-Security-Policy": "default-src 'self'" }
  const response = new Response(html("/search", "aaaa.1"), { headers })
  Object.defineProperty(response, "url", { value: "https://cafn.example/search?q=my+sick+goat" })
  await saveDocument("/search", response)
  const cached = await findDocument("/search")
  expect(cached?.headers.get("Content-Security-Policy")).toBe("default-src 'self'")
  expect(cached?.url).toBe("")
})

test("offline caches: a captive portal's page and unversioned data are not cached", async () => {
  await saveDocument("/shop", new Response("<title>Log in to the hotel's network</title>"))
  await saveData("/page-data/shop/page-data.json", new Response("<title>Log in</title>"))
  expect(await caches.keys()).toEqual([])
})

test("offline caches: documents and data go to their build's cache, replacing older versions", async () => {
  await save("/shop")
  await saveData(dataPath("/shop"), new Response('{"version":"aaaa.1"}'))
  await saveData("/page-data/app-data.json", new Response('{"version":"bbbb"}'))
  expect(caches.paths(BUILD_A)).toEqual(["/shop", dataPath("/shop")])
  expect(caches.paths(BUILD_B)).toEqual(["/page-data/app-data.json"])
  await save("/shop", "bbbb.2")
  expect(caches.paths(BUILD_A)).toEqual([])
  expect(getVersion((await findDocument("/shop")) ?? new Response())).toBe("bbbb.2")
})

test("offline caches: a build is deleted with its last document, as are obsolete caches", async () => {
  await save("/")
  await save("/shop")
  await saveFile(BUILD_A, "/app-84e33d3934fae2bf09cd.js", new Response("script"))
  await caches.open("cafn-version-old")
  await caches.open("another-site")
  await save("/", "bbbb.1")
  await evict()
  expect(await caches.keys()).toEqual(expect.arrayContaining([BUILD_A, BUILD_B, "another-site"]))
  expect(await caches.keys()).not.toContain("cafn-version-old")
  await save("/shop", "bbbb.1")
  await evict()
  expect(await caches.keys()).not.toContain(BUILD_A)
})

test("offline caches: keep the newest 60 pages and 200 pictures, pages newest first", async () => {
  for (let index = 0; index < 65; index++) await save(`/blog-single/${index}`, "aaaa.1", `Post ${index}`)
  for (let index = 0; index < 203; index++)
    await saveFile(PICTURES_CACHE, `/static/${index}.webp`, new Response("picture"))
  await evict()
  const pictures = caches.paths(PICTURES_CACHE)
  expect([pictures.length, pictures[0]]).toEqual([200, "/static/3.webp"])
  const pages = await listPages()
  expect(pages).toHaveLength(60)
  expect(pages[0]).toEqual({ path: "/blog-single/64", title: "Post 64 & more" })
  expect(await findDocument("/blog-single/4")).toBeUndefined()
})

test("offline caches: a full disk evicts everything; a write that still fails is rejected", async () => {
  await save("/")
  caches.capacity = [...caches.stored.values()].reduce((sum, cache) => sum + cache.size, 0)
  await saveFile(PICTURES_CACHE, "/static/a.webp", new Response("picture"))
  expect(await listPages()).toEqual([])
  expect(caches.paths(PICTURES_CACHE)).toEqual(["/static/a.webp"])

  caches.capacity = 0
  await expect(saveFile(PICTURES_CACHE, "/static/b.webp", new Response("picture"))).rejects.toThrow()
})

test("offline caches: clearing deletes all of the site's caches, and no other", async () => {
  await caches.open("another-site")
  await save("/farm")
  await clearCaches()
  expect(await caches.keys()).toEqual(["another-site"])
})

test("offline caches: a page has the date of its newer file, and none if just loaded", async () => {
  const pageLoad = performance.timeOrigin
  jest.useFakeTimers({ doNotFake: ["setTimeout", "nextTick", "queueMicrotask", "performance"] })
  jest.setSystemTime(pageLoad - 60_000)
  await save("/farm")
  jest.setSystemTime(pageLoad - 30_000)
  await saveData(dataPath("/farm"), new Response('{"version":"aaaa.1"}'))
  expect(await cachedSince("/farm")).toBe(new Date(pageLoad - 30_000).toISOString())
  jest.setSystemTime(pageLoad + 1000)
  // A newer version, in the cache of its build.
  await saveData(dataPath("/farm"), new Response('{"version":"bbbb.2"}'))
  expect(await cachedSince("/farm")).toBeNull()
  expect(await cachedSince("/shop")).toBeNull()
})

test.each([
  ["/shop", "navigate", "", "document"],
  ["/page-data/shop/page-data.json", "cors", "", "data"],
  ["/fonts/bricolage-grotesque.woff2", "cors", "font", "file"],
  ["/static/0123456789abcdef0123456789abcdef/a1b2c/cow.webp", "no-cors", "image", "picture"],
  ["/media/farm-clip.mp4", "no-cors", "video", undefined],
])("offline caches: kind of a request for %s (%s)", (path, mode, destination, kind) => {
  expect(getKind({ mode, destination, url: `https://cafn.example${path}` })).toBe(kind)
})

test("offline caches: keys have no query and no hash", () => {
  const keys = ["/search?q=my+sick+goat#top", "/shop/", "/?from=whatsapp"].map((path) =>
    getKey(`https://cafn.example${path}`),
  )
  expect(keys).toEqual(["/search", "/shop", "/"])
})
