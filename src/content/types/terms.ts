import { z } from "zod"
import { defineType } from "../define"
import { object, text } from "../fields"
import { noteMissingFacts, ownerFacts, rulePart } from "./shared"

export const terms = defineType({
  name: "Terms",
  about: "The terms of orders and of membership. There is one.",
  files: { kind: "one", path: "terms.json" },
  beforePublishing: noteMissingFacts(["open", "facts"]),
  schema: z.strictObject({
    ordering: rulePart.describe("What an order is."),
    delivery: rulePart.describe("What is delivered."),
    animals: rulePart.describe("How living animals change hands."),
    returns: rulePart.describe("Giving goods back."),
    paying: rulePart.describe("How to pay; mobile money follows where site.json has a code."),
    abroad: rulePart.describe("Money from people abroad: what it is not."),
    membership: rulePart.describe(
      "What membership is, and its fee. What the fee covers stands below until it is decided.",
    ),
    leaving: rulePart.describe("Leaving, and what a member may ask for."),
    open: object("TermsOpen", "What the owner or the members have still to decide.", {
      title: text("Its heading.", 60),
      facts: ownerFacts.describe("The questions."),
    }),
    ask: object("TermsAsk", "Whom to ask; the office's numbers follow.", {
      title: text("Its heading.", 60),
    }),
  }),
})
