import { z } from "zod"
import { defineType } from "../define"
import { withConfirmation } from "../field-meta"
import { id, optional, object, sentence, text } from "../fields"

export const claim = defineType({
  name: "Claim",
  about: "A figure that the owner states. Pages quote it as it is and add nothing: no cause, place or year.",
  files: { kind: "list", path: "claims.json" },
  editor: { label: "Our figures", group: "Pages" },
  label: "words",
  unique: ["words"],
  schema: z.strictObject({
    id: id("Place in the list, from 1."),
    words: text("The figure in the owner's words, as pages quote it.", 80),
    measured: optional(
      withConfirmation(
        object("ClaimMeasure", "The source of the figure. Null: unknown as yet.", {
          what: sentence("What was measured or counted, and how."),
          where: text("Where, and of how many members or farms.", 120),
          when: text("When, such as “March 2026”.", 40),
          by: text("Who measured it.", 80),
        }),
        (value) => (value ? undefined : { topic: "claims", text: "say what was measured, where, when and by whom" }),
      ),
    ),
  }),
})
