import path from "node:path"
import { readPages } from "../../content"
import { getAnnouncements, type Announcement } from "../../content/announcements"
import { buildDay } from "../../content/date-fields"
import { readNodes, type EntryOf, type NodeSource } from "../../content/entry-nodes"
import { notice } from "../../content/types/notice"
import { post } from "../../content/types/post"
import { isoDate } from "../../lib/calendar"
import { feedPath, noticesPath, postPath } from "../../lib/paths"
import { readOrganisation, type Organisation } from "../organisation"
import { writeFile } from "../write-file"

export type FeedPost = Pick<EntryOf<typeof post>, "jsonId" | "title" | "description" | "author" | "tags" | "date">
export type FeedNotice = Omit<Announcement, "isUrgent" | "link" | "declared" | "until">
export interface FeedContent {
  site: Pick<Organisation, "name" | "siteUrl">
  page: { readonly route: string; readonly title: string; readonly description: string }
  posts: readonly FeedPost[]
  notices: readonly FeedNotice[]
}

/** Limits a file that readers request many times a day. */
const NEWEST = 20

/** Writes public/feed.xml. */
export function writeFeed(api: NodeSource, root: string): void {
  const page = readPages(root).find(({ route }) => route === post.pages.list)
  if (!page) throw new Error(`${post.pages.list}, the page of the feed, is not in data/pages.json.`)
  const notices = getAnnouncements(readNodes(api, notice), buildDay(api))
  const content = { site: readOrganisation(root), page, posts: readNodes(api, post), notices }
  writeFile(path.join(root, "public", feedPath), formatFeed(content))
}

/** Formats an RSS 2.0 feed of valid notices and the newest posts, which their canonical addresses identify. */
export function formatFeed({ site: { name, siteUrl }, page, posts, notices }: FeedContent): string {
  const newest = [...posts]
    .sort((a, b) => isoDate(b.date).localeCompare(isoDate(a.date)) || b.jsonId - a.jsonId)
    .slice(0, NEWEST)
  const current = notices.filter(({ isCurrent }) => isCurrent)
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escape(`${page.title} | ${name}`)}</title>
<link>${escape(siteUrl + page.route)}</link>
<description>${escape(page.description)}</description>
<language>en-gb</language>
<atom:link href="${escape(siteUrl + feedPath)}" rel="self" type="application/rss+xml"/>
${[...current.map((notice) => noticeItem(notice, siteUrl)), ...newest.map((post) => postItem(post, siteUrl))].join("\n")}
</channel>
</rss>
`
}

/** A notice has no page, so its number identifies it. */
const noticeItem = ({ jsonId, kind, title, text, districts, days, from }: FeedNotice, siteUrl: string): string =>
  item(siteUrl + noticesPath, `<guid isPermaLink="false">${escape(`${siteUrl}/notice-${jsonId}`)}</guid>`, {
    title: `${kind}: ${title}, ${districts.join(", ")}`,
    day: from,
    tags: [kind],
    description: `${districts.join(", ")}, ${days}. ${text}`,
  })

const postItem = (post: FeedPost, siteUrl: string): string => {
  const address = siteUrl + postPath(post)
  return item(address, `<guid isPermaLink="true">${escape(address)}</guid>`, { ...post, day: isoDate(post.date) })
}

interface Item extends Pick<FeedPost, "title" | "tags" | "description"> {
  day: string
  author?: string
}

/** RSS's `author` needs an e-mail address; Dublin Core's `creator` takes a name. */
const item = (address: string, guid: string, { title, day, author, tags, description }: Item): string =>
  [
    "<item>",
    `<title>${escape(title)}</title>`,
    `<link>${escape(address)}</link>`,
    guid,
    `<pubDate>${feedDate(day)}</pubDate>`,
    ...(author ? [`<dc:creator>${escape(author)}</dc:creator>`] : []),
    ...tags.map((tag) => `<category>${escape(tag)}</category>`),
    `<description>${escape(description)}</description>`,
    "</item>",
  ].join("\n")

/** RFC 822, at noon in Kampala, so that all time zones from Alaska to New Zealand show the same day. */
const feedDate = (day: string): string => new Date(`${day}T09:00:00Z`).toUTCString()

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
