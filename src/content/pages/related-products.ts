/** Maximum number of related products: two rows of four (spec section 9). */
const MAX_RELATED = 8

interface NumberedProduct {
  jsonId: number
  category: string
}

/** Returns the numbers of a product's related products: first of its category, then others. */
export function relatedProducts({ jsonId, category }: NumberedProduct, products: readonly NumberedProduct[]): number[] {
  const others = products.filter((other) => other.jsonId !== jsonId)
  const isSimilar = (other: NumberedProduct) => other.category === category
  return [...others.filter(isSimilar), ...others.filter((other) => !isSimilar(other))]
    .slice(0, MAX_RELATED)
    .map((other) => other.jsonId)
}
