import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, part, picture, rating, sentence, text } from "../fields"
import { postDate } from "./post"

export const shop = defineType({
  name: "Shop",
  about: "The words that all products share (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "shop.json" },
  schema: z.strictObject({
    stock: text("What stands beside every price.", 40),
    delivery: text("The delivery note.", 60),
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
    picturesLoading: text("What stands in the viewer while a picture is on its way.", 60),
    orderTitle: text("Heading over the ways to order where no script runs.", 60),
    orderText: sentence("How to order there."),
    orderMessage: sentence("How the message begins that such an order starts with; the product follows."),
    tabsLabel: text("What the three tabs are about, for screen readers.", 60),
    descriptionTab: text("The first tab (spec section 2).", 40),
    informationTab: text("The second tab.", 40),
    reviewTab: text("The third tab.", 40),
    reviewFormTitle: text("Heading over the review form.", 60),
    reviewButton: text("What the button says that sends a review.", 40),
    reviewThanks: text("What a visitor reads who has sent one (spec section 8).", 60),
    reviewWithoutScript: sentence("What stands in place of the button where no script runs."),
    relatedTitle: text("Heading over the related products.", 60),
  }),
})
