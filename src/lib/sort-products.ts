/*
 * The orders and filters of the shop's list (spec section 2, Shop; what each means is in decisions.md). The build cuts
 * the lists' pages with them, the browser the saved products. Pure functions.
 */

/** latest: the data's order; recent: the newest first; popular: most reviews first; relevant: best rated first. */
export const productSorts = ["latest", "recent", "popular", "relevant"] as const
export type ProductSort = (typeof productSorts)[number]

/** The categories of the shop (spec section 3, Product). */
export const productCategories = ["cattle", "dairy", "poultry", "meat"] as const
/** What the list can be narrowed to. */
export const productFilters = ["all", ...productCategories] as const
export type ProductFilter = (typeof productFilters)[number]

interface Sortable {
  /** Its number; the data stand in this order, the highest is the newest. */
  readonly jsonId: number
  readonly reviews: number
  readonly ratings: number
}

const compare: Record<ProductSort, (a: Sortable, b: Sortable) => number> = {
  latest: () => 0,
  recent: (a, b) => b.jsonId - a.jsonId,
  popular: (a, b) => b.reviews - a.reviews,
  relevant: (a, b) => b.ratings - a.ratings,
}

/** The products in another order, as a new list. Equals keep the data's order. */
export const sortProducts = <Product extends Sortable>(products: readonly Product[], sort: ProductSort): Product[] =>
  [...products].sort((a, b) => compare[sort](a, b) || a.jsonId - b.jsonId)

/** The products of a category, in the order in which they came. */
export const filterProducts = <Product extends { readonly category: string }>(
  products: readonly Product[],
  filter: ProductFilter,
): Product[] => products.filter(({ category }) => filter === "all" || category === filter)

/** What an address asks of the shop's list; what it doesn't know means the default. */
export interface ProductQuery {
  filter: ProductFilter
  sort: ProductSort
  isSaved: boolean
  view: "grid" | "list"
}

interface AskedFor {
  readonly category?: string
  readonly sort?: string
  readonly saved?: string
  readonly view?: string
}

export const readProductQuery = ({ category, sort, saved, view }: AskedFor): ProductQuery => ({
  filter: productFilters.find((known) => known === category) ?? "all",
  sort: productSorts.find((known) => known === sort) ?? "latest",
  isSaved: saved === "1",
  view: view === "list" ? "list" : "grid",
})
