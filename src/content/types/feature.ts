import { z } from "zod"
import { defineType } from "../define"
import { icon, id, sentence, text } from "../fields"

export const feature = defineType({
  name: "Feature",
  about: "One of the three points of the about block (spec section 2, Home).",
  files: { kind: "list", path: "features.json" },
  label: "title",
  unique: ["title"],
  schema: z.strictObject({
    id: id(),
    icon: icon("Symbol beside the title."),
    title: text("The point in a few words.", 60),
    description: sentence("What it means for a farmer."),
  }),
})
