/** The least and the most of one product that can be ordered at once, and the step between two (spec section 9). */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999
export const QUANTITY_STEP = 1

/** Whether so many can be ordered: a whole number between the two. */
export const isOrderable = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
