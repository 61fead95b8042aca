/** @jest-environment node */
import { answerTo } from "../../src/worker/answers"
import { hashText } from "../../src/worker/identity"
import { keepData, keepDocument, keepFile, keepPage, keepParts } from "../../src/worker/keeper"
import { APP_DATA_PATH, dataPath } from "../../src/worker/paths"
import { changeBook, clearCaches, PICTURES_CACHE, put, readBook, tidy, versionCache } from "../../src/worker/storage"
import { FakeCaches } from "../support/fake-caches"

/** A site: path → body. What is not there is answered with 404; without a network nothing is answered. */
let site: Map<string, string>
let isOnline: boolean
let caches: FakeCaches

beforeEach(() => {
  site = new Map()
  isOnline = true
  caches = new FakeCaches()
  Object.assign(globalThis, {
    caches,
    fetch: (path: string, { cache }: RequestInit = {}) => {
      if (!isOnline || cache === "only-if-cached") return Promise.reject(new TypeError("Failed to fetch"))
      const body = site.get(path)
      return Promise.resolve(new Response(body ?? "", { status: body === undefined ? 404 : 200 }))
    },
  })
})

const dataOf = (words: string) => JSON.stringify({ result: words, staticQueryHashes: ["1"] })

async function documentOf(page: string, build: string, words: string): Promise<string> {
  const boot = { pagePath: page, version: `${build}.${await hashText(dataOf(words))}` }
  return `<title>${words} &amp; more | CaFN</title><script id="boot-page" type="application/json">${JSON.stringify(boot)}</script>`
}

/** Publishes a build of the site with these pages. */
async function publish(build: string, pages: Record<string, string>): Promise<void> {
  site.clear()
  site.set(APP_DATA_PATH, JSON.stringify({ build })).set("/page-data/sq/d/1.json", `{"menu":"${build}"}`)
  for (const [page, words] of Object.entries(pages)) {
    site.set(page, await documentOf(page, build, words)).set(dataPath(page), dataOf(words))
  }
}

/** Two parts that share a file. */
const PARTS = {
  "product-tabs": ["/12-aaaaaaaaaaaa.js", "/15-aaaaaaaaaaaa.js"],
  "related-products": ["/12-aaaaaaaaaaaa.js", "/17-aaaaaaaaaaaa.js"],
  "contact-section": ["/19-aaaaaaaaaaaa.js"],
}

const bodyOf = async (path: string, build: string) =>
  (await caches.match(path, { cacheName: versionCache(build) }))?.text()

test("a page is kept whole: its document with its headers, its data, and what all pages share", async () => {
  await publish("aaaa", { "/shop": "Shop" })
  const html = site.get("/shop") ?? ""
  const headers = { "Content-Security-Policy": "default-src 'self'", "Content-Type": "text/html" }
  await keepDocument("/shop", new Response(html, { headers }))
  expect(await keepPage("/shop")).toBe("kept")
  const kept = await caches.match("/shop", { cacheName: versionCache("aaaa") })
  expect(kept?.headers.get("Content-Security-Policy")).toBe("default-src 'self'")
  expect(caches.paths(versionCache("aaaa")).sort()).toEqual(
    ["/shop", dataPath("/shop"), APP_DATA_PATH, "/page-data/sq/d/1.json"].sort(),
  )
})

test("a new build never mixes with the old one", async () => {
  await publish("aaaa", { "/": "Home", "/shop": "Old shop" })
  await keepPage("/")
  await keepPage("/shop")
  await publish("bbbb", { "/": "Home", "/shop": "New shop" })
  await keepDocument("/shop", new Response(site.get("/shop")))
  // Data of the new build that an old document asks for are not put beside it, nor are lists and shared data.
  expect(await keepData(dataPath("/"), new Response("new data"), "aaaa")).toBe(false)
  expect(await keepData("/lists/posts/3/2.json", new Response("{}"), "aaaa")).toBe(false)
  expect(await keepData(APP_DATA_PATH, new Response('{"build":"bbbb"}'), "aaaa")).toBe(false)
  expect(await bodyOf(dataPath("/"), "aaaa")).toBe(dataOf("Home"))
  expect(await bodyOf("/page-data/sq/d/1.json", "aaaa")).toBe('{"menu":"aaaa"}')
  // The old shop is gone as a whole; the new one has none of its data yet.
  expect(await bodyOf("/shop", "aaaa")).toBeUndefined()
  expect(await bodyOf(dataPath("/shop"), "aaaa")).toBeUndefined()
  expect(await bodyOf(dataPath("/shop"), "bbbb")).toBeUndefined()
})

test("a page that changed within a build drops its old data", async () => {
  await publish("aaaa", { "/shop": "Before" })
  await keepPage("/shop")
  await publish("aaaa", { "/shop": "After" })
  await keepDocument("/shop", new Response(site.get("/shop")))
  expect(await bodyOf(dataPath("/shop"), "aaaa")).toBeUndefined()
  expect(await keepData(dataPath("/shop"), new Response(dataOf("Before")), "aaaa")).toBe(false)
  expect(await keepData(dataPath("/shop"), new Response(dataOf("After")), "aaaa")).toBe(true)
})

test("an update that comes half leaves what was there readable", async () => {
  await publish("aaaa", { "/": "Home" })
  await keepPage("/")
  await publish("bbbb", { "/": "Home" })
  isOnline = false
  await keepPage("/")
  expect(await bodyOf("/", "aaaa")).toContain("Home")
  expect(await bodyOf(dataPath("/"), "aaaa")).toBe(dataOf("Home"))
})

test("an old build stays until its last document is replaced and closed", async () => {
  await publish("aaaa", { "/": "Home", "/shop": "Shop" })
  await keepPage("/")
  await keepPage("/shop")
  await keepFile(versionCache("aaaa"), "/app-84e33d3934fae2bf09cd.js", new Response("script"))
  await changeBook(({ clients }) => void (clients.tab = { build: "aaaa", path: "/", opened: 0, ages: {} }))
  await publish("bbbb", { "/": "Home", "/shop": "Shop" })
  await keepDocument("/", new Response(site.get("/")))
  await tidy(new Set())
  expect(await bodyOf("/app-84e33d3934fae2bf09cd.js", "aaaa")).toBe("script")
  await keepDocument("/shop", new Response(site.get("/shop")))
  await changeBook(({ clients }) => void (clients.tab = { build: "aaaa", path: "/", opened: 0, ages: {} }))
  await tidy(new Set(["tab"]))
  expect(await caches.keys()).toContain(versionCache("aaaa"))
  await tidy(new Set())
  expect(await caches.keys()).not.toContain(versionCache("aaaa"))
})

test("60 pages stay, and those that were asked for", async () => {
  const pages = Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`/blog-single/${at}`, `Post ${at}`]))
  await publish("aaaa", pages)
  jest.useFakeTimers({ doNotFake: ["setTimeout", "nextTick", "queueMicrotask", "performance"] })
  for (const [at, path] of Object.keys(pages).entries()) {
    jest.setSystemTime(Date.UTC(2026, 0, 1, 0, at))
    await keepDocument(path, new Response(site.get(path)))
    if (at === 0) await answerTo({ question: "keep", path: "/blog-single/0" }, "tab", PARTS)
  }
  await tidy(new Set())
  jest.useRealTimers()
  const kept = await answerTo({ question: "list" }, "tab", PARTS)
  expect(kept).toHaveLength(61)
  const [newest] = Array.isArray(kept) ? kept : []
  expect(newest).toMatchObject({ path: "/blog-single/64", title: "Post 64 & more", isWanted: false })
  const { pages: records } = await readBook()
  expect(records["/blog-single/0"]?.isWanted).toBe(true)
  expect(records["/blog-single/1"]).toBeUndefined()
  expect(await bodyOf("/blog-single/1", "aaaa")).toBeUndefined()
})

test("200 pictures stay, and those of pages that were asked for", async () => {
  await publish("aaaa", { "/farm": "Farm with /static/wanted.webp" })
  await answerTo({ question: "keep", path: "/farm" }, "tab", PARTS)
  await keepFile(PICTURES_CACHE, "/static/wanted.webp", new Response("picture"))
  for (let at = 0; at < 203; at++) await keepFile(PICTURES_CACHE, `/static/${at}.webp`, new Response("picture"))
  await tidy(new Set())
  const left = caches.paths(PICTURES_CACHE)
  expect(left).toHaveLength(201)
  expect(left).toContain("/static/wanted.webp")
  expect(left).not.toContain("/static/2.webp")
  expect(left).toContain("/static/3.webp")
})

test("a full disk throws out what nobody asked for, and says so where that is not enough", async () => {
  await publish("aaaa", { "/": "Home", "/farm": "Farm" })
  await keepPage("/")
  await answerTo({ question: "keep", path: "/farm" }, "tab", PARTS)
  caches.room = [...caches.stored.values()].reduce((sum, cache) => sum + cache.size, 0)
  expect(await put(PICTURES_CACHE, "/static/a.webp", new Response("picture"))).toBe(true)
  expect(await bodyOf("/", "aaaa")).toBeUndefined()
  expect(await bodyOf("/farm", "aaaa")).toContain("Farm")

  caches.room = 0
  await expect(put(PICTURES_CACHE, "/static/b.webp", new Response("picture"))).resolves.toBe(false)
  expect(await answerTo({ question: "keep", path: "/" }, "tab", PARTS)).toBe("no-room")
})

test("other faults of the storage are told, not hidden", async () => {
  caches.open = () => Promise.reject(new TypeError("The disk is broken."))
  await expect(put(PICTURES_CACHE, "/static/a.webp", new Response("picture"))).rejects.toThrow("The disk is broken.")
})

test("a page can be kept, kept no longer, and everything thrown away", async () => {
  await publish("aaaa", { "/farm": "Farm" })
  expect(await answerTo({ question: "keep", path: "/farm/?from=list" }, "tab", PARTS)).toBe("kept")
  expect(await answerTo({ question: "keep", path: "/gone" }, "tab", PARTS)).toBe("no-network")
  expect(await answerTo({ question: "list" }, "tab", PARTS)).toMatchObject([{ path: "/farm", isWanted: true }])
  expect(await answerTo({ question: "forget", path: "/farm" }, "tab", PARTS)).toBe(true)
  expect(await answerTo({ question: "list" }, "tab", PARTS)).toMatchObject([{ path: "/farm", isWanted: false }])
  expect(await answerTo({ question: "clear" }, "tab", PARTS)).toBe(true)
  expect(await answerTo({ question: "list" }, "tab", PARTS)).toEqual([])
  expect(await caches.keys()).toEqual(["cafn-book"])
})

test("a page is kept with the scripts of those parts that would come only when near", async () => {
  await publish("aaaa", { "/shop-single/1": '<div data-slot="product-tabs"><p data-slot="related-products">' })
  for (const file of Object.values(PARTS).flat()) site.set(file, file)
  await keepParts("/shop-single/1", PARTS)
  expect(await caches.keys()).not.toContain(versionCache("aaaa"))

  await answerTo({ question: "keep", path: "/shop-single/1" }, "tab", PARTS)
  const scripts = () => caches.paths(versionCache("aaaa")).filter((path) => path.endsWith(".js"))
  expect(scripts()).toEqual([...PARTS["product-tabs"], "/17-aaaaaaaaaaaa.js"])

  // A part that has not changed is taken from the build before, which may be thrown away afterwards.
  await publish("bbbb", { "/shop-single/1": '<div data-slot="product-tabs">' })
  await keepDocument("/shop-single/1", new Response(site.get("/shop-single/1")))
  await keepParts("/shop-single/1", PARTS)
  await tidy(new Set())
  expect(await caches.keys()).not.toContain(versionCache("aaaa"))
  expect(await bodyOf("/15-aaaaaaaaaaaa.js", "bbbb")).toBe("/15-aaaaaaaaaaaa.js")
})

test("a part whose scripts do not come does not stand in the way of the page", async () => {
  await publish("aaaa", { "/shop-single/1": '<div data-slot="product-tabs">' })
  expect(await answerTo({ question: "keep", path: "/shop-single/1" }, "tab", PARTS)).toBe("kept")
})

test("a page is told how old it is, only where it is not new", async () => {
  const ages = { "/farm": "2026-01-01T00:00:00.000Z" }
  await changeBook(({ clients }) => void (clients.tab = { build: "aaaa", path: "/farm", opened: 0, ages }))
  expect(await answerTo({ question: "age" }, "tab", PARTS)).toBe(ages["/farm"])
  expect(await answerTo({ question: "age", path: "/shop" }, "tab", PARTS)).toBeNull()
  expect(await answerTo({ question: "age" }, "another", PARTS)).toBeNull()
})

test("a page of the host's own is not kept, nor is the address of an answer", async () => {
  expect(await keepDocument("/shop", new Response("<title>Login to the hotel's network</title>"))).toBeNull()
  await publish("aaaa", { "/search": "Search" })
  const answer = new Response(site.get("/search"))
  Object.defineProperty(answer, "url", { value: "https://cafn.example/search?q=my+sick+goat" })
  await keepDocument("/search", answer)
  expect((await caches.match("/search"))?.url).toBe("")
})

test("clearing leaves the caches of others", async () => {
  await caches.open("another-site")
  await publish("aaaa", { "/": "Home" })
  await keepPage("/")
  await clearCaches()
  expect(await caches.keys()).toEqual(["another-site"])
})
