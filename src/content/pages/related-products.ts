/** Maximum number of related products: two rows of four (spec section 9). */
export const RELATED = 8

interface Kept {
  jsonId: number
  category: string
}

/**
 * Returns each page's related products: first of its category, then others. A query per page would read all products.
 */
export function relatedProducts(products: readonly Kept[]): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<string, { own: number[]; others: number[] }>()
  for (const { category } of products) {
    if (rows.has(category)) continue
    rows.set(category, {
      // One more, because the product itself can be among them.
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
