import { z } from "zod"
import { defineType } from "../define"
import { id, array, paragraph, object, picture, text } from "../fields"
import { postDate } from "./date"
import { isSample } from "./provenance"

export const blog = defineType({
  name: "Blog",
  about: "What posts share: comments, and the sidebar's tags and pictures (spec section 2). There is one.",
  files: { kind: "one", path: "blog.json" },
  pictures: "testimonials",
  schema: z.strictObject({
    comments: array(
      "The sample comments below every post (spec section 2: 2).",
      object("Comment", "A comment on a post.", {
        id: id("Place among the comments, from 1."),
        name: text("Who wrote it.", 60),
        avatar: picture("The person's portrait.", 128),
        date: postDate.describe("When it was written."),
        text: paragraph("The comment."),
        isSample: isSample("the person and the comment", "people"),
      }),
      2,
      2,
    ),
    tags: array(
      "The tags of the posts (spec section 2, Sidebar).",
      object("Tag", "A tag of the blog.", { id: id("Place among the tags, from 1."), category: text("The tag.", 40) }),
    ),
    gallery: array(
      "The pictures in the sidebar (spec section 2, Sidebar: 6).",
      object("SidebarGalleryItem", "A picture in the blog's sidebar.", {
        id: id("Place among the pictures, from 1."),
        thumb: picture("The picture, small in the sidebar and large in the viewer."),
      }),
      6,
      6,
    ),
  }),
})
