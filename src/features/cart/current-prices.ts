import type { CartItem, SavedLine } from "./lines"
import type { Money } from "../../lib/money"

/** A product as the shop has it now. */
export type CurrentProduct = Pick<CartItem, "title" | "thumb" | "sku" | "unit" | "unitPrice" | "delivery">

/** By product number. */
export type CurrentProducts = ReadonlyMap<number, CurrentProduct>

/** Returns a line with today's price and title, or as saved until products are known. */
export function mergeProduct(line: SavedLine, products: CurrentProducts | null): CartItem {
  if (!products) return line
  const product = products.get(line.id)
  if (!product) return { ...line, isUnavailable: true }
  const isChanged = !isSamePrice(line.unitPrice, product.unitPrice)
  return { ...line, ...product, ...(isChanged && { previousPrice: line.unitPrice }) }
}

/**
 * Returns the lines to save once today's products are known. A changed price is saved only when the visitor accepts it.
 *
 * @param pricedAt when they were read, in milliseconds since 1970
 */
export function updateLines(
  lines: readonly SavedLine[],
  products: CurrentProducts,
  pricedAt: number,
  acceptsPrices: boolean,
): SavedLine[] {
  return lines.map((line) => {
    const product = products.get(line.id)
    if (!product || !(acceptsPrices || isSamePrice(line.unitPrice, product.unitPrice))) return line
    const { title, unit, unitPrice, delivery } = product
    return { ...line, title, unit, unitPrice, delivery, pricedAt }
  })
}

const isSamePrice = (price: Money, other: Money): boolean =>
  price.amountMinor === other.amountMinor && price.currency === other.currency
