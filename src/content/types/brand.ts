import { z } from "zod"
import { defineType } from "../define"
import { id, servedFile, text } from "../fields"
import { isSample } from "./provenance"

export const brand = defineType({
  name: "Brand",
  about: "A partner, shown by mark and name on the alternative home pages (spec section 9, brand carousel).",
  files: { kind: "list", path: "brands.json" },
  label: "name",
  unique: ["name"],
  schema: z.strictObject({
    id: id("Number of the partner, from 1; partners stand in this order."),
    name: text("The partner's name.", 40),
    description: text("What the partner does, in a few words; it stands under the name.", 60),
    mark: servedFile("The partner's mark, a square drawing, best as SVG."),
    isSample: isSample("the partner"),
  }),
})
