/** A placeholder for a real number; it does not answer. */
export const standInNumber = /^\+256 000 000 \d{3}$/

export const isStandIn = (number: string): boolean => standInNumber.test(number)
