import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, part, picture, sentence, text } from "../fields"
import { postDate } from "./post"

export const blog = defineType({
  name: "Blog",
  about: "The words around the posts: sidebar, author box, comments (spec section 2, Blog). There is one.",
  files: { kind: "one", path: "blog.json" },
  schema: z.strictObject({
    searchTitle: text("Heading over the keyword search.", 60),
    recentTitle: text("Heading over the latest posts.", 60),
    galleryTitle: text("Heading over the small gallery.", 60),
    followTitle: text("Heading over the social links.", 60),
    tagsTitle: text("Heading over the tags.", 60),
    authorBox: part("AuthorBox", "The quoted box below every post.", {
      title: text("Who speaks.", 60),
      quote: sentence("What is said, without quotation marks."),
    }),
    commentsTitle: text("Heading over the comments.", 60),
    comments: list(
      "The sample comments below every post (spec section 2: 2).",
      part("Comment", "A comment on a post.", {
        id: id("Place among the comments, from 1."),
        name: text("Who wrote it.", 60),
        avatar: picture("The person's portrait."),
        date: postDate.describe("When it was written."),
        text: paragraph("The comment."),
      }),
      2,
      2,
    ),
    formTitle: text("Heading over the comment form.", 60),
    formLead: sentence("What a visitor is invited to write."),
  }),
})
