import { z } from "zod"
import { defineType } from "../define"
import { id, list, object, sentence, text } from "../fields"
import { noteMissingFacts, ownerFacts, sectionWords } from "./shared"

export const governance = defineType({
  name: "Governance",
  about: "Who runs the organisation, how its figures are measured, and what to ask it for, on About Us. There is one.",
  files: { kind: "one", path: "governance.json" },
  beforePublishing: noteMissingFacts(["facts"]),
  schema: z.strictObject({
    ...sectionWords,
    facts: ownerFacts.describe("Legal form, board, accounts and the like."),
    measuredTitle: text("Heading over the figures of claims.json.", 60),
    measuredNote: sentence("What is said of those figures as long as nobody has told how they were measured."),
    asks: object("GovernanceAsks", "What partners, donors and journalists may ask for, each by email.", {
      title: text("Its heading.", 60),
      lead: sentence("What a line does."),
      items: list(
        "The lines.",
        object("GovernanceAsk", "A reason to write.", {
          id: id("Place among the lines, from 1."),
          label: text("The link.", 80),
          subject: text("The subject of the email.", 80),
        }),
        1,
        8,
      ),
    }),
  }),
})
