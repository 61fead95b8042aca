/** Without 0, 1, I, L and O, which are confused, and without vowels, which make words. */
const CHARACTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"

const draw = (): string => CHARACTERS.charAt(Math.floor(Math.random() * CHARACTERS.length))

/** A short number for a message, "7K3Q-2": made in the browser by chance, one of 17 million. */
export const makeNumber = (): string => `${draw()}${draw()}${draw()}${draw()}-${draw()}`
