import { z } from "zod"
import { defineType } from "../define"
import { sentence, text } from "../fields"

export const nearYou = defineType({
  name: "NearYou",
  about: "The words of the list of who is near. Who is where comes from the farmers and the projects.",
  files: { kind: "one", path: "near-you.json" },
  schema: z.strictObject({
    eyebrow: text("Stands over the title.", 40),
    title: text("The section's heading.", 60),
    lead: sentence("How to find one's district."),
  }),
})
