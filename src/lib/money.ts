import { groupThousands } from "./group-thousands"

/* Amounts are whole numbers of minor units: hundredths, for shillings too, because the content has prices with two
   decimals ("UGX800.00", spec section 3). */

/** The symbol before the amount, by currency. */
const signs = { UGX: "UGX\u00a0", USD: "$" } as const

export type Currency = keyof typeof signs

export const isCurrency = (value: unknown): value is Currency => value === "UGX" || value === "USD"

/** `amountMinor` is in hundredths. */
export type Money = { amountMinor: number; currency: Currency }

/** Picks the money out of an object with more fields. */
export const toMoney = ({ amountMinor, currency }: Money): Money => ({ amountMinor, currency })

const minorPerMajor = 100

/**
 * Formats an amount: "UGX 3,500,000", "$12.50", "-$0.05". Shillings show cents only where there are any; the cart
 * always shows two decimals (spec section 9). Without `Intl`, which may differ between Node and browsers.
 */
export function formatMoney({ amountMinor, currency }: Money, cents: "always" | "where any" = "where any"): string {
  const size = Math.abs(amountMinor)
  const whole = groupThousands(Math.floor(size / minorPerMajor))
  const decimals = String(size % minorPerMajor).padStart(2, "0")
  const isShort = cents === "where any" && currency === "UGX" && decimals === "00"
  return `${amountMinor < 0 ? "-" : ""}${signs[currency]}${whole}${isShort ? "" : `.${decimals}`}`
}
