import { z } from "zod"
import { defineType } from "../define"
import { boolean, field, optional, picturePathField, trimmed } from "../fields"

/** In characters; longer texts are tiring in a screen reader. */
const MIN_LENGTH = 15
const MAX_LENGTH = 250

export const expectedDescription = `what the picture shows, in ${MIN_LENGTH} to ${MAX_LENGTH} characters`

export const pictureDescription = defineType({
  name: "PictureDescription",
  about: "What a picture shows, in words: each picture of data/images has such a text, for those who can't see it.",
  files: { kind: "list", path: "pictures.json" },
  editor: { label: "What pictures show", group: "Pictures" },
  pictures: "",
  label: "path",
  unique: ["path"],
  schema: z.strictObject({
    path: picturePathField("The picture."),
    alt: field(
      trimmed(z.string().min(MIN_LENGTH).max(MAX_LENGTH)),
      "What the picture shows, for those who can't see it.",
      expectedDescription,
    ).meta({ title: "What it shows" }),
    isPhotograph: optional(boolean("A photograph, which is shown torn out of paper.")).meta({
      title: "It is a photograph",
    }),
    isAltOld: optional(
      boolean("The text was written for an earlier picture: read it, correct it, and switch this off."),
    ).meta({ title: "The sentence is of an earlier picture" }),
  }),
})
