import { z } from "zod"
import { defineType } from "../define"
import { id, link, list, paragraph, object, picture, rating, sentence, text } from "../fields"
import { postDate } from "./date"
import { isSample } from "./provenance"

export const shop = defineType({
  name: "Shop",
  about: "The words that all products share (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "shop.json" },
  schema: z.strictObject({
    stock: text("What stands beside every price.", 40),
    delivery: text("The delivery note.", 60),
    livingDelivery: text("Stands beside the delivery note of living animals.", 60),
    deliveryTerms: link("What the note covers: it leads there."),
    promises: list(
      "What the shop promises.",
      object("ShopPromise", "A promise of the shop.", {
        id: id("Place among the promises, from 1."),
        title: text("The promise in a word or two.", 40),
        text: sentence("What is promised."),
      }),
      1,
      6,
    ),
    card: object("ProductCardCopy", "What stands on a product wherever it is shown, and what its buttons answer.", {
      addLabel: text("The button that puts it into the cart.", 40),
      added: text("The notice that it is there now (spec section 8).", 60),
      alreadyAdded: text("The notice that it was there before (spec section 8).", 60),
      quantity: object("QuantityCopy", "What is said of a quantity that can't be ordered.", {
        problem: text("The notice, and the first words beside the box (spec section 8).", 60),
        rule: text("What it has to be: a whole number from {least} to {most}.", 80),
        refused: text("What was typed and not taken: {text}.", 60),
      }),
      saleLabel: text("The badge of a reduced price.", 20),
      oneReview: text("How many have reviewed it: one.", 40),
      reviews: text("How many have reviewed it: {count} stands for the number.", 40),
      farm: text("Whom the product comes from: {farmer} and {district}.", 40),
      pageLabel: text("The link from the quick view to its page.", 40),
      compared: text("The notice that it is in the comparison; {product} stands for its name.", 60),
      comparisonFull: text("The notice that no more fit in there; {count} stands for how many do.", 60),
      showComparison: text("What the button of these two says.", 40),
    }),
    skuLabel: text("Stands before its number in the stock.", 40),
    farmLabel: text("Stands before the farmer whom it comes from.", 40),
    categoryLabel: text("Stands before its category.", 40),
    reviews: list(
      "The sample reviews of every product (spec section 2: 2).",
      object("Review", "A review of a product.", {
        id: id("Place among the reviews, from 1."),
        name: text("Who wrote it.", 60),
        avatar: picture("The person's portrait."),
        ratings: rating("The stars given."),
        date: postDate.describe("When it was written."),
        text: paragraph("The review."),
        isSample: isSample("the person and the review"),
      }),
      2,
      2,
    ),
    picturesLoading: text("What stands in the viewer while a picture is on its way.", 60),
    orderTitle: text("Heading over the ways to order where no script runs.", 60),
    orderText: sentence("How to order there."),
    askAnimalLabel: text("The button that asks about a living animal.", 40),
    askLabel: text("The same for any other product.", 40),
    askMessage: sentence("How that message begins; the product, its price and its address follow."),
    farmerTitle: text("Heading over the farmer whom a product comes from; {farmer} stands for the name.", 60),
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
