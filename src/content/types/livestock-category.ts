import { z } from "zod"
import { defineType } from "../define"
import { icon, id, link, picture, sentence, text } from "../fields"

export const livestockCategory = defineType({
  name: "LivestockCategory",
  about: "A kind of livestock or produce that members work with (spec section 2, Home).",
  files: { kind: "list", path: "livestock-categories.json" },
  pictures: "categories",
  label: "name",
  unique: ["name"],
  schema: z.strictObject({
    id: id(),
    name: text("The kind's name.", 40),
    icon: icon("Symbol beside the name."),
    thumb: picture("Its picture."),
    description: sentence("What members keep or make."),
    href: link("Where its goods are: the shop's filter, or a search where the shop has no filter for it."),
  }),
})
