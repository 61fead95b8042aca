/** @jest-environment node */
import { keyOf, kindOf } from "../../../src/platform/offline/paths"

test.each([
  ["/shop", "navigate", "", "document"],
  ["/page-data/shop/page-data.json", "cors", "", "data"],
  ["/lists/products/all/latest/2.json", "cors", "", "file"],
  ["/app-84e33d3934fae2bf09cd.js", "no-cors", "script", "file"],
  ["/fonts/bricolage-grotesque.woff2", "cors", "font", "file"],
  ["/static/0123456789abcdef0123456789abcdef/a1b2c/cow.webp", "no-cors", "image", "picture"],
  ["/thumbs/products/fresh-milk.webp", "cors", "", "picture"],
  ["/media/farm-clip.mp4", "no-cors", "video", undefined],
])("%s (%s) is a request of its kind", (path, mode, destination, kind) => {
  expect(kindOf({ mode, destination, url: `https://cafn.example${path}` })).toBe(kind)
})

test("keys hold nothing that a visitor has typed", () => {
  expect(keyOf("https://cafn.example/search?q=my+sick+goat#top")).toBe("/search")
  expect(keyOf("https://cafn.example/shop/")).toBe("/shop")
  expect(keyOf("https://cafn.example/?from=whatsapp")).toBe("/")
})
