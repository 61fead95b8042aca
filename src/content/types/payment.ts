import { z } from "zod"
import { defineType } from "../define"
import { array, matching, object, sentence, text } from "../fields"

export const ussdCode = matching(/^\*\d{1,4}(\*\d{1,6})*#$/, 'a code to dial such as "*165*3#"')

/** Telephone numbers are rejected: they have at least nine digits. */
export const merchantCode = matching(
  /^\d{4,8}$/,
  'a merchant code of 4 to 8 digits such as "123456", not a telephone number',
)

export const mobileMoney = array(
  "How buyers and members pay by mobile money. Empty: no page speaks of it.",
  object("MobileMoney", "The organisation's merchant code with a network.", {
    network: text("The network's name, such as MTN MoMo.", 40),
    merchantCode: merchantCode("The code that payers type: the organisation's, never a person's telephone number."),
    dial: ussdCode("What payers dial to pay a merchant of this network.").meta({ title: "What payers dial" }),
  }),
  0,
  4,
)

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
