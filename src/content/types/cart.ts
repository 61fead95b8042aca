import { z } from "zod"
import { defineType } from "../define"
import { picture, sentence, text } from "../fields"
import { telephoneLabel } from "./shared"

export const cart = defineType({
  name: "Cart",
  about: "What cart and checkout say of delivery and payment (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "cart.json" },
  schema: z.strictObject({
    emptyImage: picture("The scene beside an empty cart."),
    shipping: text("What the cart says about shipping.", 40),
    orderTelephone: telephoneLabel(
      "The label of the number of data/site.json that takes orders: by WhatsApp, by SMS and when it is called.",
    ),
    paymentNotice: sentence("What the checkout says about payment (spec section 2, Checkout)."),
  }),
})
