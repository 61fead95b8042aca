import { z } from "zod"
import { productFilters, productSorts } from "../../lib/sort-products"
import { defineType } from "../define"
import { choice, list, object, sentence, text } from "../fields"
import { listWords } from "./shared"

export const shopList = defineType({
  name: "ShopList",
  about: "The words round the shop's list and the comparison (spec section 2, Shop). There is one.",
  files: { kind: "one", path: "shop-list.json" },
  schema: z.strictObject({
    list: listWords.describe("What the list says."),
    filterLabel: text("Names the choice of a category, for screen readers.", 40),
    filters: list(
      "The categories in their order (spec section 3, Product).",
      object("ProductFilterLabel", "A category that the list can be narrowed to.", {
        value: choice("ShopCategory", "The category; “all” is the whole list.", productFilters),
        label: text("What it is called.", 30),
      }),
      productFilters.length,
      productFilters.length,
    ),
    savedLabel: text("The filter that shows the wishlist; how many are saved stands behind it.", 30),
    savedEmpty: sentence("Where nothing is saved in what was chosen."),
    sortLabel: text("Stands before the choice of the order.", 30),
    sorts: list(
      "The orders in their order (spec section 2, Shop).",
      object("ProductOrderLabel", "An order of the list.", {
        value: choice("ShopOrder", "The order.", productSorts),
        label: text("What it is called.", 40),
      }),
      productSorts.length,
      productSorts.length,
    ),
    viewLabel: text("Names the choice between grid and list, for screen readers.", 40),
    gridLabel: text("The view side by side.", 20),
    listLabel: text("The view one under the other.", 20),
    summary: text("What is shown of the list (spec section 2): {from}, {to} and {total} stand for the numbers.", 60),
    comparison: object("ComparisonCopy", "What the comparison of products says.", {
      removeLabel: text("The button under each product that takes it out.", 30),
      clearLabel: text("The button that takes all products out.", 30),
      title: text("Heading over the comparison.", 60),
      empty: sentence("What stands there while there is none."),
      single: sentence("What stands there while there is only one product."),
      full: sentence("What stands there while there is no room for one more; {count} stands for how many there are."),
      loading: text("While the products are on their way.", 60),
      failed: sentence("Where a product did not arrive."),
      retry: text("The button that asks for it again.", 30),
      product: text("Head of the row of names, for screen readers.", 30),
      price: text("Head of the row of prices.", 30),
      rating: text("Head of the row of stars.", 30),
      unit: text("Head of the row that says what the price is for.", 30),
      category: text("Head of the row of categories.", 30),
      tags: text("Head of the row of tags.", 30),
      stock: text("Head of the row that says whether it can be had.", 30),
      details: text("Head of the row of additional information.", 40),
    }),
  }),
})
