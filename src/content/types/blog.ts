import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, object, picture, sentence, text } from "../fields"
import { postDate } from "./date"
import { isSample } from "./provenance"

export const blog = defineType({
  name: "Blog",
  about: "What stands below every post: the author box and the comments (spec section 2, Blog). There is one.",
  files: { kind: "one", path: "blog.json" },
  pictures: "testimonials",
  schema: z.strictObject({
    authorBox: object("AuthorBox", "The quoted box below every post.", {
      title: text("Who speaks.", 60),
      quote: sentence("What is said, without quotation marks."),
      isSample: isSample("the quotation"),
    }),
    comments: list(
      "The sample comments below every post (spec section 2: 2).",
      object("Comment", "A comment on a post.", {
        id: id("Place among the comments, from 1."),
        name: text("Who wrote it.", 60),
        avatar: picture("The person's portrait.", 128),
        date: postDate.describe("When it was written."),
        text: paragraph("The comment."),
        isSample: isSample("the person and the comment"),
      }),
      2,
      2,
    ),
  }),
})
