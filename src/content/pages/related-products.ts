/** How many products a page shows as related ones, at most: two rows of the widest screen's four (spec section 9). */
export const RELATED = 8

interface Kept {
  jsonId: number
  category: string
}

/**
 * The numbers of the products that each page shows as related ones, by the number of its own: the first of its category
 * without itself and then, where those are too few, the first of the others. The row is put together here, once, because
 * a query that looked for it would read the whole catalogue for each page of it.
 *
 * @param products in the shop's order
 */
export function relatedProducts(products: readonly Kept[]): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<string, { own: number[]; others: number[] }>()
  for (const { category } of products) {
    if (rows.has(category)) continue
    rows.set(category, {
      // One more than a row holds: the product itself may be among them.
      own: firstNumbers(products, RELATED + 1, (product) => product.category === category),
      others: firstNumbers(products, RELATED, (product) => product.category !== category),
    })
  }
  return new Map(
    products.map(({ jsonId, category }) => {
      const { own, others } = rows.get(category) ?? { own: [], others: [] }
      return [jsonId, [...own.filter((number) => number !== jsonId), ...others].slice(0, RELATED)]
    }),
  )
}

const firstNumbers = (products: readonly Kept[], count: number, fits: (product: Kept) => boolean): number[] =>
  products
    .filter(fits)
    .slice(0, count)
    .map(({ jsonId }) => jsonId)
