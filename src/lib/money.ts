import { groupThousands } from "./group-thousands"

/* Amounts are in hundredths, for shillings too, because the content has prices with two decimals ("UGX800.00", spec
   section 3). */

export const currencies = ["UGX", "USD"] as const

export type Currency = (typeof currencies)[number]

/** The symbol before the amount. */
const signs: Readonly<Record<Currency, string>> = { UGX: "UGX\u00a0", USD: "$" }

export const isCurrency = (value: unknown): value is Currency => currencies.some((currency) => currency === value)

/** `amountMinor` is in hundredths. */
export type Money = { amountMinor: number; currency: Currency }

/** Picks the money out of an object with more fields. */
export const toMoney = ({ amountMinor, currency }: Money): Money => ({ amountMinor, currency })

/**
 * Formats an amount with the decimals of its currency (ISO 4217): "UGX 3,500,000", "$12.50", "-$0.05". Without `Intl`,
 * which can differ between Node and browsers.
 */
export function formatMoney({ amountMinor, currency }: Money): string {
  const size = Math.abs(amountMinor)
  const cents = currency === "USD" ? `.${String(size % 100).padStart(2, "0")}` : ""
  return `${amountMinor < 0 ? "-" : ""}${signs[currency]}${groupThousands(Math.floor(size / 100))}${cents}`
}
