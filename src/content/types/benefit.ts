import { z } from "zod"
import { defineType } from "../define"
import { icon, id, sentence, text } from "../fields"

export const benefit = defineType({
  name: "Benefit",
  about: "What a member gets from joining (spec section 2, Home).",
  files: { kind: "list", path: "benefits.json" },
  label: "title",
  unique: ["title"],
  schema: z.strictObject({
    id: id(),
    icon: icon("Symbol beside the title."),
    title: text("The benefit in a few words.", 60),
    description: sentence("What it is."),
  }),
})
