import { z } from "zod"
import { defineType } from "../define"
import { sentence, text } from "../fields"
import { noteMissingFacts, ownerFacts, sectionWords } from "./shared"

export const governance = defineType({
  name: "Governance",
  about: "Who runs the organisation, and how its figures are measured, on About Us. There is one.",
  files: { kind: "one", path: "governance.json" },
  editor: { label: "Who runs us", group: "Pages" },
  beforePublishing: noteMissingFacts(["facts"]),
  schema: z.strictObject({
    ...sectionWords,
    facts: ownerFacts.describe("Legal form, board, accounts and the like."),
    measuredTitle: text("Heading over the figures of claims.json.", 60),
    measuredNote: sentence("What is said of those figures as long as nobody has told how they were measured."),
  }),
})
