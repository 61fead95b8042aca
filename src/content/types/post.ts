import { z } from "zod"
import { fullDate, isoDate } from "../../lib/calendar"
import { defineEntryType } from "../define"
import {
  boolean,
  id,
  integer,
  array,
  optional,
  object,
  paragraph,
  picture,
  reference,
  sentence,
  text,
  variant,
} from "../fields"
import { getProperty } from "../../lib/get-property"
import { withMeta } from "../field-meta"
import { postDate } from "./date"
import { isSample, reviewedBy, sources } from "./provenance"

const blockKind = <Kind extends string>(kind: Kind) => variant(kind, "The kind of block: paragraph, heading or list.")

const body = z.discriminatedUnion("kind", [
  z.strictObject({ kind: blockKind("paragraph"), text: paragraph("The text of a paragraph or a heading.") }),
  z.strictObject({ kind: blockKind("heading"), text: text("The text of a paragraph or a heading.") }),
  z.strictObject({
    kind: blockKind("list"),
    items: array("The entries of a list.", sentence("One entry."), 2, 14),
  }),
])

const block = withMeta(body, {
  name: "PostBlock",
  about: "A block of an article: a paragraph, a heading or a list.",
  expected: 'a part with the "kind" "paragraph", "heading" or "list"',
})

const getTexts = (block: z.output<typeof body>) => (block.kind === "list" ? block.items : [block.text])

/** Notes future dates: the next build publishes the post anyway. */
const noteFuture = (entry: unknown, today: string) => {
  const { data: date } = postDate.safeParse(getProperty(entry, "date"))
  if (!date || isoDate(date) <= today) return []
  return [{ field: "date", text: `${fullDate(date)} is still to come, and the next build publishes the post at once` }]
}

export const post = defineEntryType({
  name: "Post",
  about: "A post of the blog (spec sections 2 and 3).",
  files: { kind: "folder", path: "posts" },
  editor: { label: "Posts" },
  label: "title",
  unique: ["title"],
  pages: {
    list: "/blog-standard",
    detail: "/blog-single",
    also: { sidebar: "/blog-single-with-sidebar" },
    search: ({ description, body, author, authorBox, tags }) => [
      description,
      ...body.flatMap(getTexts),
      author,
      authorBox.quote,
      tags.join(", "),
    ],
  },
  notes: noteFuture,
  schema: z.strictObject({
    id: id("Number of the post, from 1; posts are listed in this order."),
    title: text("The post's title."),
    thumb: picture("Picture in lists.").meta({ title: "Picture on the card" }),
    thumbFull: picture("Picture at the head of the post.", 830).meta({ title: "Picture on its page" }),
    author: text("Who wrote it.", 60),
    authorBox: object("AuthorBox", "The box below the post that quotes its author.", {
      quote: sentence("One sentence of the author, without quotation marks."),
      title: text("What the author does.", 60),
      farmer: optional(
        reference(id("The author, if it is one of the farmers: for portrait and link."), "Farmer", "id"),
      ),
      portrait: optional(picture("The portrait of an author who is no farmer of the team.", 128)),
    }).meta({ title: "The author" }),
    date: postDate.describe("When it was published; pages also write it out: 22 June 2026."),
    description: sentence("What the post says, for lists and for search engines."),
    comments: integer("How many comments it has.", 0, 100000).meta({ title: "Number of comments" }),
    tags: array("Tags that lead visitors to the post.", reference(text("A tag.", 40), "Blog", "tags.category"), 1, 7),
    isAboutHealth: optional(boolean("Whether the post ends with the way to the page for sick and dead animals.")),
    isSample: isSample("the author, the people quoted, and their reports from their farms", "posts"),
    sources,
    reviewedBy: reviewedBy(),
    body: array("The article.", block, 1, 80),
  }),
})
