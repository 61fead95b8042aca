import { z } from "zod"
import { defineType } from "../define"
import { id, integer, maybe, text } from "../fields"

export const counter = defineType({
  name: "Counter",
  about: "A figure of claims.json that counts up from 0 when it comes into view (spec sections 2 and 4).",
  files: { kind: "list", path: "counters.json" },
  label: "label",
  unique: ["label"],
  schema: z.strictObject({
    id: id(),
    prefix: maybe(text("What stands before the figure, such as “30–”.", 8)),
    end: integer("The figure it counts to."),
    suffix: maybe(text("What stands after the figure, such as “+” or “%”.", 8)),
    label: text("What is counted.", 60),
  }),
})
