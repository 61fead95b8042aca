import { z } from "zod"
import { defineType } from "../define"
import { picture, sentence, text } from "../fields"

export const cart = defineType({
  name: "Cart",
  about: "What cart and checkout say of delivery and payment (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "cart.json" },
  schema: z.strictObject({
    emptyImage: picture("The scene beside an empty cart."),
    shipping: text("What the cart says about shipping.", 40),
    paymentNotice: sentence("What the checkout says about payment (spec section 2, Checkout)."),
  }),
})
