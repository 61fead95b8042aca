/** @jest-environment node */
import { dataPath, isHashed, keyOf, originalOf, pageOfData, treatmentOf } from "../../src/worker/paths"
import { hostRules } from "../../src/build/hosts/host-rules"

const origin = "https://cafn.example"
const ask = (path: string, part: { method?: string; mode?: string; destination?: string } = {}) =>
  treatmentOf({ method: "GET", mode: "cors", destination: "", url: new URL(path, origin).href, ...part }, origin)

test.each([
  ["/shop", { mode: "navigate" }, "document"],
  ["/sheets/service-1.html", { mode: "navigate" }, "document"],
  ["/page-data/shop/page-data.json", {}, "data"],
  ["/lists/products/all/latest/2.json", {}, "data"],
  ["/app-84e33d3934fae2bf09cd.js", { destination: "script" }, "file"],
  ["/styles.791686c0feb2c7038f48.css", { destination: "style" }, "file"],
  ["/fonts/bricolage-grotesque.woff2", { destination: "font" }, "file"],
  ["/search.json", {}, "file"],
  ["/static/0123456789abcdef0123456789abcdef/a1b2c/cow.webp", { destination: "image" }, "picture"],
  ["/thumbs/products/fresh-milk.webp", { destination: "image" }, "picture"],
  ["/videos/farm.webm", { destination: "video" }, "video"],
] as const)("%s is answered as a %s", (path, part, treatment) => {
  expect(ask(path, part)).toBe(treatment)
})

test("what is sent, what other hosts have and the worker's own file are left to the browser", () => {
  expect(ask("/contact", { method: "POST", mode: "navigate" })).toBeNull()
  expect(ask("https://forms.example/shop", { mode: "navigate" })).toBeNull()
  expect(ask("/sw.js", { destination: "serviceworker" })).toBeNull()
})

test("keys hold nothing that a visitor has typed", () => {
  expect(keyOf("https://cafn.example/search?q=my+sick+goat#top")).toBe("/search")
  expect(keyOf("https://cafn.example/shop/")).toBe("/shop")
  expect(keyOf("https://cafn.example/?from=whatsapp")).toBe("/")
})

test("pages and their data find each other", () => {
  for (const page of ["/", "/shop", "/service-details/3/training", "/404.html"]) {
    expect(pageOfData(dataPath(page))).toBe(page)
  }
  expect(pageOfData("/page-data/app-data.json")).toBeNull()
  expect(pageOfData("/page-data/sq/d/123.json")).toBeNull()
})

test("the worker takes the same files for unchangeable as the hosts do", () => {
  const { immutable } = hostRules("public-that-is-not-there", [], [])
  const isImmutable = (path: string) => new RegExp(immutable).test(path)
  const hashed = ["/static/0123456789abcdef0123456789abcdef/a1b2c/cow.webp", "/app-84e33d3934fae2bf09cd.js"]
  const named = ["/fonts/bricolage-grotesque.woff2", "/sw.js", "/thumbs/a.webp", "/search.json", "/member-form.js"]
  expect(hashed.map((path) => [isHashed(path), isImmutable(path)])).toEqual(hashed.map(() => [true, true]))
  expect(named.map((path) => [isHashed(path), isImmutable(path)])).toEqual(named.map(() => [false, false]))
})

test("sizes of one picture are known by their original", () => {
  expect(originalOf("/static/0123456789abcdef0123456789abcdef/a1b2c/cow.webp")).toBe(
    "/static/0123456789abcdef0123456789abcdef/",
  )
  expect(originalOf("/thumbs/cow.webp")).toBeNull()
})
