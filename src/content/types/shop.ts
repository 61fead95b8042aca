import { z } from "zod"
import { defineType } from "../define"
import { id, link, array, optional, paragraph, object, picture, rating, sentence, text } from "../fields"
import { postDate } from "./date"
import { isSample } from "./provenance"

export const shop = defineType({
  name: "Shop",
  about:
    "What the shop says of all products: delivery, promises, reviews, questions (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "shop.json" },
  editor: { label: "What all products share", group: "Prices and fees", hidden: ["deliveryTerms", "reviews"] },
  pictures: "testimonials",
  schema: z.strictObject({
    stock: text("The text beside every price.", 40),
    delivery: text("The delivery note.", 60),
    livingDelivery: text("The note that replaces it beside a living animal.", 60),
    chilledDelivery: text("The note that replaces it beside milk and meat, which must stay cold.", 60),
    deliveryTerms: link("What the note covers: it leads there."),
    promises: array(
      "What the shop promises.",
      object("ShopPromise", "A promise of the shop.", {
        id: id("Place among the promises, from 1."),
        title: text("The promise in a word or two.", 40),
        text: sentence("What is promised."),
        exception: optional(sentence("What the promise does not hold for, said after it.")),
      }),
      1,
      6,
    ),
    reviews: array(
      "The sample reviews of every product (spec section 2: 2).",
      object("Review", "A review of a product.", {
        id: id("Place among the reviews, from 1."),
        name: text("Who wrote it.", 60),
        avatar: picture("The person's portrait.", 128).meta({ title: "Portrait" }),
        ratings: rating("The stars given.").meta({ title: "Stars" }),
        date: postDate.describe("When it was written."),
        text: paragraph("The review."),
        isSample: isSample("the person and the review", "people"),
      }),
      2,
      2,
    ),
    animalQuestions: array(
      "Ready questions about a living animal; the chosen one ends the message.",
      text("A question.", 40),
      3,
      3,
    ),
    questions: array("The same about any other product.", text("A question.", 40), 3, 3),
  }),
})
