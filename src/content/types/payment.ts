import { z } from "zod"
import { defineType } from "../define"
import { array, sentence, text } from "../fields"

export const payment = defineType({
  name: "Payment",
  about:
    "How to pay by mobile money. The codes are under Telephone, address, hours; without one no page shows this text. There is one.",
  files: { kind: "one", path: "payment.json" },
  editor: { label: "Mobile money", group: "Prices and fees" },
  schema: z.strictObject({
    title: text("Its heading.", 60),
    lead: sentence("When to pay."),
    steps: array(
      "What to do, in this order. {dial}, {network} and {code} become those of a network.",
      sentence("One step."),
      2,
      8,
    ),
    warnings: array("What never to do.", sentence("One warning."), 1, 5),
  }),
})
