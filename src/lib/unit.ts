import { groupThousands } from "./group-thousands"

/** "tray of 30", "trays of 30"; the content has both, because no rule finds plurals. */
export interface Unit {
  readonly one: string
  readonly many: string
}

/** "per tray of 30". */
export const perUnit = ({ one }: Pick<Unit, "one">): string => `per ${one}`

/** "1 tray of 30", "2 trays of 30". */
export const countUnits = (quantity: number, { one, many }: Unit): string =>
  `${groupThousands(quantity)} ${quantity === 1 ? one : many}`
