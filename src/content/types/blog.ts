import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, object, picture, sentence, text } from "../fields"
import { postDate } from "./date"
import { isSample } from "./provenance"
import { foldedTitle, listWords } from "./shared"

export const blog = defineType({
  name: "Blog",
  about: "The words around the posts: sidebar, author box, comments (spec section 2, Blog). There is one.",
  files: { kind: "one", path: "blog.json" },
  pictures: "testimonials",
  schema: z.strictObject({
    sidebarLabel: text("The name of the sidebar for screen readers.", 60),
    sidebarFoldedTitle: foldedTitle("the sidebar of a post"),
    searchTitle: text("Heading over the keyword search.", 60),
    searchPlaceholder: text("What stands in the empty search box: a few words to try.", 40),
    searchNoScript: sentence("What a visitor reads in its place where no script runs."),
    recentTitle: text("Heading over the latest posts.", 60),
    galleryTitle: text("Heading over the small gallery.", 60),
    galleryLoading: text("What stands there while a picture is on its way (spec section 8).", 60),
    followTitle: text("Heading over the social links.", 60),
    tagsTitle: text("Heading over the tags.", 60),
    list: listWords.describe("What the lists of posts say."),
    summary: object("BlogSummary", "What is said about the posts in sight; {count} stands for how many were found.", {
      all: text("Of a list that shows every post.", 60),
      tag: text("Of one that is filtered by a tag, which stands for {filter}.", 60),
      words: text("Of one that is filtered by words, which stand for {filter}.", 60),
    }),
    authorBox: object("AuthorBox", "The quoted box below every post.", {
      title: text("Who speaks.", 60),
      quote: sentence("What is said, without quotation marks."),
      isSample: isSample("the quotation"),
    }),
    share: object("ShareCopy", "The words of the links that share a post.", {
      title: text("Heading over them.", 60),
      copy: text("What the button says that copies the post's address.", 40),
      copied: text("What the notice says then.", 40),
      notCopied: sentence("What it says where the browser does not let us."),
      sheet: text("What the button says that opens the telephone's own list of ways to share.", 40),
    }),
    neighbours: object("PostNeighbourCopy", "The links to the stories before and after a post.", {
      title: text("Their name for screen readers.", 60),
      previous: text("What stands over the title of the story before.", 40),
      next: text("What stands over the title of the story after.", 40),
    }),
    commentsTitle: text("Heading over the comments.", 60),
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
    formTitle: text("Heading over the comment form.", 60),
    formLead: sentence("What a visitor is invited to write."),
    formSubmit: text("What its button says.", 40),
    formSuccess: sentence("What a visitor reads when it is sent (spec section 8)."),
    formNoScript: sentence("What a visitor reads where no script runs; e-mail address and telephone number follow."),
  }),
})
