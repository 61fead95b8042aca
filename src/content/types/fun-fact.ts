import { z } from "zod"
import { defineType } from "../define"
import { id, integer, maybe, text } from "../fields"

export const funFact = defineType({
  name: "FunFact",
  about: "A large figure of the alternative home pages (spec section 2, Home).",
  files: { kind: "list", path: "fun-facts.json" },
  label: "label",
  unique: ["label"],
  schema: z.strictObject({
    id: id(),
    end: integer("The figure it counts to."),
    suffix: maybe(text("What stands after the figure, such as “K”.", 8)),
    label: text("What is counted.", 60),
  }),
})
