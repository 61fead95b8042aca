import type { CartItem, SavedLine } from "./lines"
import type { Money } from "../../lib/money"

/** A product as the shop has it now. */
export type CurrentProduct = Pick<CartItem, "title" | "thumb" | "sku" | "unit" | "unitPrice" | "delivery">

/** All products as the shop has them now, by number. */
export type CurrentProducts = ReadonlyMap<number, CurrentProduct>

/** A line as it is shown: at today's price and under today's name. Without them, before they are known, as it was saved. */
export function joinProduct(line: SavedLine, products: CurrentProducts | null): CartItem {
  if (!products) return line
  const product = products.get(line.id)
  if (!product) return { ...line, isUnavailable: true }
  const isChanged = !isSamePrice(line.unitPrice, product.unitPrice)
  return { ...line, ...product, ...(isChanged && { previousPrice: line.unitPrice }) }
}

/**
 * What is saved once today's products are known. A price that changed is saved when the visitor accepts it: until then
 * the one that was seen stays.
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
