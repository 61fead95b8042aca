import { z } from "zod"
import { defineType } from "../define"
import { oneOf, id, picture, rating, sentence, text } from "../fields"
import { isSample } from "./provenance"

export const testimonial = defineType({
  name: "Testimonial",
  about: "What a member says about the network (spec section 3).",
  files: { kind: "list", path: "testimonials.json" },
  editor: { label: "What members say", group: "Pages", hidden: ["quoteImage"] },
  pictures: "testimonials",
  label: "name",
  schema: z.strictObject({
    id: id(),
    thumb: picture("The picture beside the quotation."),
    quoteImage: oneOf("QuoteMark", "The quotation mark drawn with it.", ["open", "close"]),
    testimonial: sentence("What was said, without quotation marks."),
    name: text("Who said it.", 60),
    designation: text("What the person does, and where.", 80).meta({ title: "What the person does" }),
    ratings: rating("The stars given.").meta({ title: "Stars" }),
    avatar: picture("The person's portrait.", 128).meta({ title: "Portrait" }),
    isSample: isSample("the person and what is said", "people"),
  }),
})
