/** A noun that a description may use, and which parts it means. */

/** A word that means something that can be drawn, and the names of parts that it may stand for. */
export interface Noun {
  one: string
  many: string
  /** Fits the names of the parts that are meant. */
  means: RegExp
  /** Animals and people: a picture may not show one and say nothing about it. */
  alive?: true
  /** A word for several at once: "a herd", "a family". It carries no count of its own. */
  group?: true
}

/** A thing or a landscape. */
export const noun = (one: string, many: string, means: RegExp): Noun => ({ one, many, means })
/** An animal or a person. */
export const being = (one: string, many: string, means: RegExp): Noun => ({ one, many, means, alive: true })
/** Animals or people taken together. */
export const several = (one: string, many: string, means: RegExp): Noun => ({
  one,
  many,
  means,
  alive: true,
  group: true,
})
