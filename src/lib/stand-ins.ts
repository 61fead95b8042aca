/** A number that the site ships with in place of a real one. It does not answer. */
export const standInNumber = /^\+256 000 000 \d{3}$/

export const isStandIn = (number: string): boolean => standInNumber.test(number)
