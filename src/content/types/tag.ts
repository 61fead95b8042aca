import { z } from "zod"
import { defineType } from "../define"
import { id, text } from "../fields"

export const tag = defineType({
  name: "Tag",
  about: "A tag of the blog (spec section 2, Sidebar).",
  files: { kind: "list", path: "tags.json" },
  label: "category",
  unique: ["category"],
  schema: z.strictObject({ id: id(), category: text("The tag.", 40) }),
})
