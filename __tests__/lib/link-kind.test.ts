import { linkKind } from "../../src/lib/link-kind"

test.each([
  ["/", "internal"],
  ["/shop?page=2", "internal"],
  ["/search?q=a.b", "internal"],
  ["https://www.youtube.com/", "external"],
  ["HTTP://example.com", "external"],
  ["//example.com/x", "external"],
  ["tel:+256000000001", "direct"],
  ["#main", "direct"],
  ["?page=2", "direct"],
  ["/rss.xml", "direct"],
  ["/registration/form.html?x=1", "direct"],
])("%s is %s", (href, kind) => {
  expect(linkKind(href)).toBe(kind)
})
