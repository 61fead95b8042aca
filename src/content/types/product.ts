import { z } from "zod"
import { deliveries } from "../../lib/delivery"
import { productCategories } from "../../lib/sort-products"
import { defineEntryType } from "../define"
import { withMeta } from "../field-meta"
import {
  oneOf,
  id,
  integer,
  array,
  optional,
  paragraph,
  object,
  picture,
  price,
  rating,
  reference,
  text,
} from "../fields"
import { getDiscount, parsePrice } from "../price"
import { isSample } from "./provenance"

const counted = (description: string) =>
  withMeta(
    text(description, 40).refine((value) => !/^(per\b|\d)/i.test(value)),
    { expected: 'what a number is set before, such as "tray of 30", without "per"' },
  )

export const product = defineEntryType({
  name: "Product",
  about: "A product of the shop (spec sections 2 and 3).",
  files: { kind: "folder", path: "products" },
  editor: { label: "Products", hidden: ["activeClass", "dataSlideTo"] },
  label: "title",
  unique: ["title", "sku"],
  pages: {
    list: "/shop",
    detail: "/shop-single",
    also: { thumb: "/shop-single-thumb" },
    search: ({ description, details, tags, category, sku }) => [
      ...description,
      ...details.map(({ label, value }) => `${label}: ${value}`),
      [...tags, category].join(", "),
      sku,
    ],
  },
  schema: z
    .strictObject({
      id: id("Number of the product, from 1; products are listed in this order, the highest is the newest."),
      title: text("The product's name.", 60),
      price: price("The price, with its currency sign."),
      thumb: picture("The product on paper, as a catalogue shows it.", 640).meta({ title: "Picture on the card" }),
      pictures: array(
        "More views, shown after the catalogue picture: where it comes from.",
        picture("A picture of its origin: the herd, the work, the kitchen, the market."),
        3,
        7,
      ),
      tags: array("Words that shoppers look for.", text("One word or two.", 30), 1, 6),
      oldPrice: optional(price("The price before the discount, shown struck out; null without a discount.")).meta({
        title: "Price before the discount",
      }),
      ratings: rating("Mean of the reviews, in stars.").meta({ title: "Stars" }),
      reviews: integer("How many reviews it has.").meta({ title: "Number of reviews" }),
      isSample: isSample(
        "the price, the stars, the number of reviews, and what is said of weight, age, tests and origin",
        "goods",
      ),
      category: oneOf("ProductCategory", "The filter it is found under.", productCategories),
      activeClass: optional(oneOf("ActiveClass", "“active” highlights it in a row of its kind.", ["active"])),
      dataSlideTo: optional(integer("Place of its picture in the row of product pictures, from 0.")),
      sku: text("The number on the label, such as CAFN-CATTLE-01.", 30).meta({ title: "Article number" }),
      delivery: oneOf(
        "ProductDelivery",
        "How it reaches its buyer. “collected” is for living animals: cards then offer a question first. “chilled” is for milk and meat: they are delivered cold.",
        deliveries,
      ),
      papers: array(
        "Papers that a buyer needs, as a list to tick; none for most products.",
        text("A paper, such as “Movement permit”.", 80),
        0,
        6,
      ),
      farmer: optional(
        reference(id("The farmer whose farm it comes from; null if it comes from several."), "Farmer", "id"),
      ),
      unit: object("ProductUnit", "What the price is for.", {
        one: counted("For one, such as “tray of 30”; pages say “per tray of 30”.").meta({ title: "Singular" }),
        many: counted("For several, such as “trays of 30”; the cart says “2 trays of 30”.").meta({
          title: "Plural",
        }),
      }),
      description: array("The paragraphs of the tab Description.", paragraph("One paragraph."), 1, 4),
      details: array(
        "The rows of the tab Additional Information.",
        object("ProductDetail", "A row of a product's additional information.", {
          label: text("The name of the fact, such as “Weight”.", 40),
          value: text("The fact."),
        }),
        2,
        10,
      ),
    })
    .superRefine(({ thumb, pictures, price, oldPrice }, context) => {
      const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message })
      const repeated = [thumb, ...pictures].find((path, place, all) => all.indexOf(path) < place)
      if (repeated) refuse("pictures", `pictures that differ; ${JSON.stringify(repeated)} is there already`)
      const areReadable = parsePrice(price) && parsePrice(oldPrice ?? "")
      if (areReadable && getDiscount({ price, oldPrice }) === undefined)
        refuse("oldPrice", `a higher price in the currency of ${JSON.stringify(price)}`)
    }),
})
