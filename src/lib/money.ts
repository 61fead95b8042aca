import { groupThousands } from "./group-thousands"

/*
 * Money without floating point. An amount is a whole number of minor units: hundredths, for shillings too, because
 * the prices of the content are written with two decimals ("UGX800.00", spec section 3).
 */

/** The currencies that a price may be in, with what is written before the amount. */
const signs = { UGX: "UGX\u00a0", USD: "$" } as const

export type Currency = keyof typeof signs

export const isCurrency = (value: unknown): value is Currency => value === "UGX" || value === "USD"

/** `amountMinor` is a whole number of hundredths. */
export type Money = { amountMinor: number; currency: Currency }

/** The money of something that says more, such as a price of the content with its text. */
export const toMoney = ({ amountMinor, currency }: Money): Money => ({ amountMinor, currency })

const minorPerMajor = 100

/**
 * Writes an amount; nothing else does. Letters stand before it with a space that never breaks, commas stand between
 * thousands: "UGX 3,500,000", "$12.50", "-$0.05". Shillings show no cents where there are none; the cart's amounts
 * always show two decimals (spec section 9): "UGX 3,500,000.00".
 * Written by hand, because `Intl` may differ between the build's Node and the visitor's browser.
 */
export function formatMoney({ amountMinor, currency }: Money, cents: "always" | "where any" = "where any"): string {
  const size = Math.abs(amountMinor)
  const whole = groupThousands(Math.floor(size / minorPerMajor))
  const decimals = String(size % minorPerMajor).padStart(2, "0")
  const isShort = cents === "where any" && currency === "UGX" && decimals === "00"
  return `${amountMinor < 0 ? "-" : ""}${signs[currency]}${whole}${isShort ? "" : `.${decimals}`}`
}
