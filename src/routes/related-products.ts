/** How many products a page shows as related ones, at most: two rows of the widest screen's four (spec section 9). */
export const RELATED = 8

/** In a query, no product at all: Gatsby takes an empty list of ids for no filter, and would give the whole catalogue. */
export const NO_PRODUCTS: readonly string[] = ["none"]

interface Kept {
  id: string
  category: string
}

/**
 * For each category, the products that fill the row of related ones up: the first of the other categories, as many as
 * the category itself lacks. A page's own query finds those of its category; what it costs does not grow with the
 * catalogue.
 */
export function fillersByCategory(products: readonly Kept[]): ReadonlyMap<string, readonly string[]> {
  const categories = new Set(products.map(({ category }) => category))
  return new Map(
    Array.from(categories, (category) => {
      const others = products.filter((product) => product.category !== category)
      // The product itself is of its category and not related to itself.
      const own = products.length - others.length - 1
      const fillers = others.slice(0, Math.max(0, RELATED - own)).map(({ id }) => id)
      return [category, fillers.length > 0 ? fillers : NO_PRODUCTS]
    }),
  )
}
