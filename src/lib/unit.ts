import { groupThousands } from "./group-thousands"

/** What one price buys, and several of it: "tray of 30", "trays of 30". The content says both, because no rule finds plurals. */
export interface Unit {
  readonly one: string
  readonly many: string
}

/** What stands behind a price: "per tray of 30". */
export const perUnit = ({ one }: Pick<Unit, "one">): string => `per ${one}`

/** How much of it: "1 tray of 30", "2 trays of 30". */
export const countUnits = (quantity: number, { one, many }: Unit): string =>
  `${groupThousands(quantity)} ${quantity === 1 ? one : many}`
