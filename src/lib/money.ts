import { groupThousands } from "./group-thousands"

/* Amounts are in hundredths, for shillings too, because the content has prices with two decimals ("UGX800.00", spec
   section 3). */

/** The symbol before the amount, by currency. */
const signs = { UGX: "UGX\u00a0", USD: "$" } as const

export type Currency = keyof typeof signs

export const isCurrency = (value: unknown): value is Currency => value === "UGX" || value === "USD"

/** `amountMinor` is in hundredths. */
export type Money = { amountMinor: number; currency: Currency }

/** Picks the money out of an object with more fields. */
export const toMoney = ({ amountMinor, currency }: Money): Money => ({ amountMinor, currency })

/**
 * Formats an amount with the decimals of its currency (ISO 4217): "UGX 3,500,000", "$12.50", "-$0.05". Without `Intl`,
 * which may differ between Node and browsers.
 */
export function formatMoney({ amountMinor, currency }: Money): string {
  const size = Math.abs(amountMinor)
  const cents = currency === "USD" ? `.${String(size % 100).padStart(2, "0")}` : ""
  return `${amountMinor < 0 ? "-" : ""}${signs[currency]}${groupThousands(Math.floor(size / 100))}${cents}`
}
