import { formatFeed, type FeedNotice, type FeedPost } from "../../../src/outputs/feed/feed"

const post = (jsonId: number, changes: Partial<FeedPost> = {}): FeedPost => ({
  jsonId,
  title: `Post ${jsonId}`,
  description: "What it says.",
  author: "Nakato Prossy",
  tags: ["Dairy"],
  date: { day: 5, month: "Oct", year: 2026 },
  ...changes,
})

const notice = (changes: Partial<FeedNotice> = {}): FeedNotice => ({
  jsonId: 1,
  kind: "Quarantine",
  title: "No animals may move",
  text: "Keep goats & sheep at home.",
  districts: ["Lira", "Gulu"],
  days: "20 November 2026 to 11 December 2026",
  from: "2026-11-20",
  isCurrent: true,
  ...changes,
})

const renderFeed = (posts: readonly FeedPost[], notices: readonly FeedNotice[] = []) =>
  formatFeed({
    site: { name: "CaFN", siteUrl: "https://cafn.example" },
    page: { route: "/blog-standard", title: "Blog", description: "Practical reading." },
    posts,
    notices,
  })

const parseFeed = (file: string) => {
  const channel = new DOMParser().parseFromString(file, "text/xml").querySelector("channel")
  const getFields = (element: Element) =>
    Array.from(element.children, ({ nodeName, textContent }) => [nodeName, textContent.trim()])
  const items = Array.from(channel?.querySelectorAll("item") ?? [], getFields)
  return { channel, items, titles: items.map((item) => item.find(([name]) => name === "title")?.[1]) }
}
const getTitles = (...nodes: FeedPost[]) => parseFeed(renderFeed(nodes)).titles

test("feed: has the title, URL and description of the blog page, and its own URL", () => {
  const { channel } = parseFeed(renderFeed([post(1)]))
  const getText = (name: string) => channel?.getElementsByTagName(name)[0]?.textContent
  expect(["title", "link", "description"].map(getText)).toEqual([
    "Blog | CaFN",
    "https://cafn.example/blog-standard",
    "Practical reading.",
  ])
  expect(channel?.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe("https://cafn.example/feed.xml")
})

test("feed: each post has its canonical URL, author, tags, description and date", () => {
  expect(parseFeed(renderFeed([post(3, { tags: ["Dairy", "Bees"] })])).items).toEqual([
    expect.arrayContaining([
      ["title", "Post 3"],
      ["link", "https://cafn.example/blog-single/3"],
      ["guid", "https://cafn.example/blog-single/3"],
      ["pubDate", "Mon, 05 Oct 2026 09:00:00 GMT"],
      ["category", "Dairy"],
      ["category", "Bees"],
      ["description", "What it says."],
      ["dc:creator", "Nakato Prossy"],
    ]),
  ])
})

test("feed: escapes XML characters", () => {
  const title = `Hay & <silage>, "wet" ]]> or dry`
  expect(getTitles(post(2, { title }))).toEqual([title])
})

test("feed: newest post first, then the higher id, and twenty at most", () => {
  const older = { day: 30, month: "Sep", year: 2026 } as const
  const titles = getTitles(post(1, { date: older }), post(2), post(4), post(3, { date: older }))
  expect(titles).toEqual(["Post 4", "Post 2", "Post 3", "Post 1"])
  const many = getTitles(...Array.from({ length: 500 }, (_, index) => post(index + 1)))
  expect([many.length, many[0]]).toEqual([20, "Post 500"])
})

test("feed: lists current notices before posts, and omits others", () => {
  const { items, titles } = parseFeed(renderFeed([post(1)], [notice(), notice({ isCurrent: false })]))
  expect(titles).toEqual(["Quarantine: No animals may move, Lira, Gulu", "Post 1"])
  expect(items[0]).toEqual(
    expect.arrayContaining([
      ["link", "https://cafn.example/farm#notices"],
      ["guid", "https://cafn.example/notice-1"],
      ["pubDate", "Fri, 20 Nov 2026 09:00:00 GMT"],
      ["category", "Quarantine"],
      ["description", "Lira, Gulu, 20 November 2026 to 11 December 2026. Keep goats & sheep at home."],
    ]),
  )
})
