import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, part, picture, rating, sentence, text } from "../fields"
import { postDate } from "./post"

export const shop = defineType({
  name: "Shop",
  about: "The words that all products share, and those of cart and checkout (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "shop.json" },
  schema: z.strictObject({
    stock: text("What stands beside every price.", 40),
    delivery: text("The delivery note.", 60),
    shipping: text("What the cart says about shipping.", 40),
    promises: list(
      "What the shop promises.",
      part("ShopPromise", "A promise of the shop.", {
        id: id("Place among the promises, from 1."),
        title: text("The promise in a word or two.", 40),
        text: sentence("What is promised."),
      }),
      1,
      6,
    ),
    reviews: list(
      "The sample reviews of every product (spec section 2: 2).",
      part("Review", "A review of a product.", {
        id: id("Place among the reviews, from 1."),
        name: text("Who wrote it.", 60),
        avatar: picture("The person's portrait."),
        ratings: rating("The stars given."),
        date: postDate.describe("When it was written."),
        text: paragraph("The review."),
      }),
      2,
      2,
    ),
    reviewFormTitle: text("Heading over the review form.", 60),
    relatedTitle: text("Heading over the related products.", 60),
    emptyCart: sentence("What an empty cart says."),
    badCoupon: sentence("What a coupon code gets for an answer."),
    paymentNotice: sentence("What the checkout says about payment (spec section 2, Checkout)."),
  }),
})
