import { z } from "zod"
import { defineType } from "../define"
import { boolean, array, object, picture, sentence, slug, text } from "../fields"

export const cart = defineType({
  name: "Cart",
  about: "What cart and checkout say of delivery and payment (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "cart.json" },
  schema: z.strictObject({
    emptyImage: picture("The scene beside an empty cart."),
    shipping: text("What the cart says about shipping.", 40),
    paymentNotice: sentence("What the checkout says about payment (spec section 2, Checkout)."),
    countries: array(
      "The countries of the checkout's list, in its order (spec section 2, Checkout).",
      object("Country", "A country of the checkout's list.", {
        value: slug("What the form sends."),
        label: text("What the list shows.", 60),
        isDefault: boolean("Whether it is chosen at first; one country is."),
      }),
    ).refine((countries) => countries.filter(({ isDefault }) => isDefault).length === 1, {
      message: '"isDefault": true in one country, false in the others',
    }),
  }),
})
