import Parser from "rss-parser"
import { feedFile, type FeedNotice, type FeedPost } from "../../../src/outputs/feed/feed"

const post = (jsonId: number, more: Partial<FeedPost> = {}): FeedPost => ({
  jsonId,
  title: `Post ${jsonId}`,
  description: "What it says.",
  author: "Nakato Prossy",
  isSample: null,
  tags: ["Dairy"],
  date: { day: 5, month: "Oct", year: 2026 },
  ...more,
})

const notice = (more: Partial<FeedNotice> = {}): FeedNotice => ({
  jsonId: 1,
  kind: "Quarantine",
  title: "No animals may move",
  text: "Keep goats & sheep at home.",
  districts: ["Lira", "Gulu"],
  days: "20 November 2026 to 11 December 2026",
  from: "2026-11-20",
  ...more,
})

const fileOf = (nodes: readonly FeedPost[], notices: readonly FeedNotice[] = []) =>
  feedFile({
    siteSettings: { name: "CaFN", siteUrl: "https://cafn.example" },
    page: { route: "/blog-standard", title: "Blog", description: "Practical reading." },
    posts: { nodes },
    notices,
  })

/** The feed as a program reads it. */
const read = (...nodes: FeedPost[]): Document => new DOMParser().parseFromString(fileOf(nodes), "application/xml")

const textsOf = (feed: Document, tag: string) =>
  Array.from(feed.querySelectorAll(tag), (element) => element.textContent)

test("the feed names itself, and the page that lists the posts", () => {
  const feed = read(post(1))
  expect(feed.querySelector("parsererror")).toBeNull()
  expect(feed.documentElement.getAttribute("version")).toBe("2.0")
  expect(textsOf(feed, "channel > title")).toEqual(["Blog | CaFN"])
  expect(textsOf(feed, "channel > link")[0]).toBe("https://cafn.example/blog-standard")
  expect(textsOf(feed, "channel > description")).toEqual(["Practical reading."])
  const [self] = feed.getElementsByTagNameNS("http://www.w3.org/2005/Atom", "link")
  expect(self?.getAttribute("href")).toBe("https://cafn.example/feed.xml")
  expect(self?.getAttribute("rel")).toBe("self")
})

test("each post has its canonical address, author, tags, description and day", () => {
  const feed = read(post(3, { tags: ["Dairy", "Bees"] }))
  expect(textsOf(feed, "item > title")).toEqual(["Post 3"])
  expect(textsOf(feed, "item > link")).toEqual(["https://cafn.example/blog-single/3"])
  expect(textsOf(feed, "item > guid")).toEqual(["https://cafn.example/blog-single/3"])
  expect(textsOf(feed, "item > pubDate")).toEqual(["Mon, 05 Oct 2026 09:00:00 GMT"])
  expect(textsOf(feed, "item > category")).toEqual(["Dairy", "Bees"])
  expect(textsOf(feed, "item > description")).toEqual(["What it says."])
  const [author] = feed.getElementsByTagNameNS("http://purl.org/dc/elements/1.1/", "creator")
  expect(author?.textContent).toBe("Nakato Prossy")
})

test("a post that is a sample is in no feed", () => {
  expect(textsOf(read(post(1, { isSample: true }), post(2)), "item > title")).toEqual(["Post 2"])
})

test("characters that mean something in XML arrive as they were written", () => {
  const title = `Hay & <silage>, "wet" ]]> or dry`
  expect(textsOf(read(post(1, { title })), "item > title")).toEqual([title])
})

test("the newest post comes first; of one day the one with the higher number", () => {
  const older = { day: 30, month: "Sep", year: 2026 } as const
  const feed = read(post(1, { date: older }), post(2), post(4), post(3, { date: older }))
  expect(textsOf(feed, "item > title")).toEqual(["Post 4", "Post 2", "Post 3", "Post 1"])
})

test("a long blog does not make a long feed", () => {
  const posts = Array.from({ length: 500 }, (_, index) => post(index + 1))
  expect(textsOf(read(...posts), "item > title").slice(0, 2)).toEqual(["Post 500", "Post 499"])
  expect(textsOf(read(...posts), "item")).toHaveLength(20)
})

test("a feed reader gets the notices before the posts", async () => {
  const file = fileOf([post(1)], [notice()])
  const feed = await new Parser().parseString(file)
  expect(feed.title).toBe("Blog | CaFN")
  expect(feed.items.map(({ title }) => title)).toEqual(["Quarantine: No animals may move, Lira, Gulu", "Post 1"])
  expect(feed.items[0]).toMatchObject({
    link: "https://cafn.example/farm#notices",
    guid: "https://cafn.example/notice-1",
    pubDate: "Fri, 20 Nov 2026 09:00:00 GMT",
    categories: ["Quarantine"],
    content: "Lira, Gulu, 20 November 2026 to 11 December 2026. Keep goats & sheep at home.",
  })
})
