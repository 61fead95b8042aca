import { z } from "zod"
import { mark } from "../field-meta"
import { integer, list, maybe, object, text } from "../fields"
import { at } from "../inspect"
import { postDate } from "./date"

/* Where a content comes from: what is invented, which publications it relies on, and who has checked it. */

/**
 * Marks an entry as invented. As long as there is one, every page says that the site is a preview; no structured data, feed
 * item, contact card or telephone link is made of it.
 */
export const isSample = (invented: string) =>
  maybe(
    mark(z.boolean().describe(`Whether this is a sample: ${invented}. Left out or false once it is real.`), {
      wanted: "true or false",
      invented,
    }),
  ).meta({ title: "Is an example" })

/** The publications that an entry's advice and figures rely on. */
export const sources = maybe(
  list(
    "The publications that the advice and the figures rely on, listed at the foot of the page.",
    object("Source", "A publication.", {
      title: text("Its title.", 160),
      publisher: text("Who published it: an organisation, or the authors and the journal.", 120),
      year: integer("The year of publication.", 1950, 2100),
    }),
    1,
    8,
  ),
)

/** Who has checked an entry about health or safety, and when. */
export const lastReview = maybe(
  object("LastReview", "The last review of a page by somebody who is qualified for it.", {
    by: text("The role of who read it and, where that may be told, the name.", 80),
    date: postDate.describe("When."),
  }),
)

/** For `beforePublishing`: tells of an entry about health or safety that nobody has reviewed. */
export const noteMissingReview = (entry: unknown) =>
  at(entry, "lastReview") ? [] : [{ field: "lastReview", text: "nobody who is qualified has reviewed it" }]
