import type { Money } from "../lib/money"

const whole = String.raw`(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)`
const dollars = String.raw`${whole}(?:\.\d{1,2})?`
const shillings = String.raw`${whole}(?:\.00?)?`
const ugx = String.raw`(?:UGX|U?[Ss]hs?\.?)`

/**
 * A price as written in Uganda: currency before or after, optional thousands separators, at most two decimals, which
 * are zeros in shillings.
 */
export const pricePattern = new RegExp(
  String.raw`^(?:(?:USD|\$)\s?${dollars}|${dollars}\s?USD|${ugx}\s?${shillings}(?:\s?\/=)?|${shillings}\s?(?:${ugx}|\/=))$`,
)

/**
 * Parses a price such as "UGX 3,500,000", "6,000/=", "Shs 6000" or "$12.5". Returns null if it isn't exact: no
 * currency, misplaced separators, a leading zero, three decimals, fractions of a shilling, an unsafe integer.
 */
export const parsePrice = (text: string): Money | null => {
  const price = text.trim()
  const [, whole = "", decimals = ""] = /(\d[\d,]*)(?:\.(\d+))?/.exec(price) ?? []
  const amountMinor = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"))
  if (!pricePattern.test(price) || !Number.isSafeInteger(amountMinor)) return null
  return { amountMinor, currency: /USD|\$/.test(price) ? "USD" : "UGX" }
}

/** Returns the discount in per cent; undefined unless the old price is higher, and in the same currency. */
export const getDiscount = (product: { price: string; oldPrice?: string | null }): number | undefined => {
  const [price, oldPrice] = [parsePrice(product.price), parsePrice(product.oldPrice ?? "")]
  return price && price.currency === oldPrice?.currency && oldPrice.amountMinor > price.amountMinor
    ? Math.round((1 - price.amountMinor / oldPrice.amountMinor) * 100)
    : undefined
}
