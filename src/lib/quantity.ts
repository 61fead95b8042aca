/** The range of one product's quantity in an order (spec section 9). */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 999
export const QUANTITY_STEP = 1

export const isOrderable = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
