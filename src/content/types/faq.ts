import { z } from "zod"
import { defineType } from "../define"
import { oneOf, id, paragraph, text } from "../fields"

export const faq = defineType({
  name: "Faq",
  about: "A question about the network and its answer; questions about a service are in the service's file.",
  files: { kind: "list", path: "faqs.json" },
  editor: { label: "Questions and answers", group: "Pages" },
  label: "question",
  unique: ["question"],
  schema: z.strictObject({
    id: id(),
    group: oneOf("FaqGroup", "Where it is shown: general pages, or the dairy home page.", ["general", "dairy"]),
    question: text("The question.", 140),
    answer: paragraph("The answer."),
  }),
})
