import { z } from "zod"
import { defineType } from "../define"
import { id, picture, reference, text } from "../fields"

export const featuredProduct = defineType({
  name: "FeaturedProduct",
  about: "A product shown on home pages: the first four on the home page, the first eight on /home-3 (spec section 2).",
  files: { kind: "list", path: "featured-products.json" },
  editor: { label: "Products on the home page", group: "Prices and fees" },
  pictures: "products",
  label: "title",
  unique: ["product"],
  schema: z.strictObject({
    id: id(),
    title: text("The name shown.", 60),
    thumb: picture("The picture shown."),
    product: reference(id("The product it leads to."), "Product", "id"),
  }),
})
