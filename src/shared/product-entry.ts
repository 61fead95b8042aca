import { isNoPage, loadPageData } from "../list/page-data"
import { isCurrency } from "../lib/money"
import { productPath } from "../lib/paths"

/** A product as its card shows it, with its additional information where that is known. */
export interface ProductEntry extends Queries.ProductCardFragment {
  readonly details?: readonly { readonly label: string; readonly value: string }[]
}

/** Whether something that was fetched is a product that a card can show; the card's own fragment asked for it. */
export const isProduct = (value: unknown): value is ProductEntry =>
  isObject(value) &&
  typeof value.jsonId === "number" &&
  typeof value.title === "string" &&
  Array.isArray(value.tags) &&
  typeof value.ratings === "number" &&
  typeof value.reviews === "number" &&
  isObject(value.price) &&
  typeof value.price.amountMinor === "number" &&
  isCurrency(value.price.currency) &&
  isObject(value.thumb) &&
  typeof value.thumb.path === "string" &&
  (value.details === undefined || Array.isArray(value.details))

const isProductPage = (value: unknown): value is { product: ProductEntry } =>
  isObject(value) && isProduct(value.product)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const loaded = new Map<number, ProductEntry>()

/**
 * Fetches a product by its number, from what its page is made of; what has come is kept as long as the site is open.
 *
 * @returns null for a product that the shop has no longer
 * @throws where it doesn't arrive
 */
export async function fetchProduct(jsonId: number): Promise<ProductEntry | null> {
  const known = loaded.get(jsonId)
  if (known) return known
  try {
    const { product } = await loadPageData(productPath({ jsonId }), isProductPage)
    loaded.set(jsonId, product)
    return product
  } catch (error) {
    if (!isNoPage(error)) throw error
    console.warn(`The shop has no product ${jsonId} any more.`)
    return null
  }
}
