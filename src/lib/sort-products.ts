/* Orders and filters of the shop (spec section 2, Shop; decisions.md): the build uses them for the lists' pages, the
   browser for the saved products. */

/** latest: the data's order; recent: newest; popular: most reviews; relevant: best rated. */
export const productSorts = ["latest", "recent", "popular", "relevant"] as const
export type ProductSort = (typeof productSorts)[number]

/** From spec section 3, Product. */
export const productCategories = ["cattle", "dairy", "poultry", "meat"] as const
export const productFilters = ["all", ...productCategories] as const
export type ProductFilter = (typeof productFilters)[number]

interface Sortable {
  /** The highest is the newest; the data is in this order. */
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

/** Returns a sorted copy; equal products keep the data's order. */
export const sortProducts = <Product extends Sortable>(products: readonly Product[], sort: ProductSort): Product[] =>
  [...products].sort((a, b) => compare[sort](a, b) || a.jsonId - b.jsonId)

export const filterProducts = <Product extends { readonly category: string }>(
  products: readonly Product[],
  filter: ProductFilter,
): Product[] => products.filter(({ category }) => filter === "all" || category === filter)

/** Unknown values in the URL mean the default. */
export interface ProductQuery {
  filter: ProductFilter
  sort: ProductSort
  isSaved: boolean
  view: "grid" | "list"
}

interface ProductParameters {
  readonly category?: string
  readonly sort?: string
  readonly saved?: string
  readonly view?: string
}

export const readProductQuery = ({ category, sort, saved, view }: ProductParameters): ProductQuery => ({
  filter: productFilters.find((known) => known === category) ?? "all",
  sort: productSorts.find((known) => known === sort) ?? "latest",
  isSaved: saved === "1",
  view: view === "list" ? "list" : "grid",
})
