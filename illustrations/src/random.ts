/** A seeded source of chance (mulberry32): the same seed gives the same picture, on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A number from `min` up to, not including, `max`. */
  between(min: number, max: number): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  /** One of the items. */
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** True with the given probability. */
  chance(probability: number): boolean
}

/** Chance from a name, such as the file name of the picture. */
export function randomFrom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    whole,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    chance: (probability) => next() < probability,
  }
}
