import { z } from "zod"
import { defineType } from "../define"
import { choice, slug, text } from "../fields"

export const contactOption = defineType({
  name: "ContactOption",
  about: "A choice of the contact form: who is writing, or what about (spec section 9).",
  files: { kind: "list", path: "contact-options.json" },
  label: "label",
  unique: [["list", "value"]],
  schema: z.strictObject({
    list: choice("ContactList", "The list it stands in.", ["category", "interest"]),
    value: slug("What the form sends."),
    label: text("What the list shows.", 60),
  }),
})
