/** Without 0, 1, I, L and O, which look alike, and without vowels, which make words. */
const CHARACTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"

const draw = (): string => CHARACTERS.charAt(Math.floor(Math.random() * CHARACTERS.length))

/** Returns a random number for a message, "7K3Q-2": one of 17 million. */
export const makeNumber = (): string => `${draw()}${draw()}${draw()}${draw()}-${draw()}`
