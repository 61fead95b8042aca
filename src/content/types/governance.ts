import { z } from "zod"
import { defineType } from "../define"
import { text } from "../fields"
import { noteMissingFacts, ownerFacts, sectionWords } from "./shared"

export const governance = defineType({
  name: "Governance",
  about: "Who runs the organisation and how its figures are measured, on About Us. There is one.",
  files: { kind: "one", path: "governance.json" },
  beforePublishing: noteMissingFacts(["facts"], ["measured"]),
  schema: z.strictObject({
    ...sectionWords,
    facts: ownerFacts.describe("Legal form, board, accounts and the like."),
    measuredTitle: text("Heading over how the stated figures are measured.", 60),
    measured: ownerFacts.describe("The stated figures, and how each is measured."),
  }),
})
