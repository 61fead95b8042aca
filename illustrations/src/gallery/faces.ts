/** Busts for scenes that come near: measures that suit an age, and what one person has of their own. */
import { hair } from "../palette"
import { bust, type BustOptions } from "../people/bust"
import type { Part } from "../part"
import { randomFrom } from "../random"

export type Age = "woman" | "girl" | "grandmother" | "man" | "boy" | "grandfather"

const measures: Record<Age, Omit<BustOptions, "name" | "skin" | "light" | "seed" | "clothes" | "head">> = {
  woman: { build: { shoulders: 0.92, neck: 0.9 }, width: 0.98, jaw: 0.92, brows: 0.85, lashes: true, arch: 2 },
  girl: {
    build: { shoulders: 0.7, neck: 0.74 },
    width: 1.02,
    jaw: 0.88,
    length: 0.92,
    brows: 0.75,
    lashes: true,
    eyes: 1.14,
    nose: 0.88,
  },
  grandmother: {
    build: { shoulders: 0.94, neck: 0.92 },
    width: 1.03,
    age: 0.85,
    brows: 0.8,
    browTone: hair.grey.shade,
    eyes: 0.88,
    lashes: true,
  },
  man: { build: { shoulders: 1.06, neck: 1.08 }, width: 1, jaw: 1.08, brows: 1.25 },
  boy: {
    build: { shoulders: 0.72, neck: 0.76 },
    width: 1.03,
    jaw: 0.92,
    length: 0.92,
    brows: 0.85,
    eyes: 1.12,
    nose: 0.9,
  },
  grandfather: {
    build: { shoulders: 1, neck: 1 },
    width: 1.01,
    jaw: 1.02,
    age: 0.9,
    brows: 1.2,
    browTone: hair.white.shade,
    eyes: 0.9,
  },
}

/** What makes a bust somebody: all else follows from the age and the seed. */
export type Own = Partial<BustOptions> & Pick<BustOptions, "name" | "skin" | "seed" | "clothes" | "head">

/** A bust of somebody of an age; `across` lays the near forearm before the body, for `holds`. */
export function somebody(age: Age, own: Own): Part {
  const random = randomFrom(`${own.seed}-face`)
  const of = measures[age]
  return bust({
    light: "right",
    ...of,
    lips: random.between(0.92, 1.12),
    smile: random.between(0.5, 0.85),
    ...own,
    build: own.build ?? (own.holds ? { ...of.build, across: true } : of.build),
  })
}
