import type { Money } from "../lib/money"

const amount = String.raw`(?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?`
const shillings = String.raw`(?:UGX|U?[Ss]hs?\.?)`

/** A price as people in Uganda write it: the currency before or behind; digits plain or in threes, two decimals at most. */
export const pricePattern = new RegExp(
  String.raw`^(?:(?:USD|\$)\s?${amount}|${amount}\s?USD|${shillings}\s?${amount}(?:\s?\/=)?|${amount}\s?(?:${shillings}|\/=))$`,
)

/**
 * Reads a price such as "UGX800.00", "UGX 3,500,000", "6,000/=", "Shs 6000" or "$12.5". Gives null for whatever can't be
 * read exactly: no currency, separators in the wrong place, a leading zero, three decimals, an amount too big to count.
 */
export const parsePrice = (text: string): Money | null => {
  const price = text.trim()
  const [, whole = "", decimals = ""] = /(\d[\d,]*)(?:\.(\d+))?/.exec(price) ?? []
  const amountMinor = Number(whole.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"))
  if (!pricePattern.test(price) || !Number.isSafeInteger(amountMinor)) return null
  return { amountMinor, currency: /USD|\$/.test(price) ? "USD" : "UGX" }
}
