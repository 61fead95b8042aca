/**
 * The colours of paper that every picture is cut from: the website’s ramps, and the colours that only
 * pictures need (hides, feathers, skin, cloth). A sheet usually comes as a family: `base`, its `light` side
 * and its `shade` side, so that a drawing can turn a form without a gradient.
 */
import { ramps } from "./website"

export { ramps }

/** One colour of paper, as it looks on the side of the sun, in between, and away from it. */
export interface Tone {
  light: string
  base: string
  shade: string
}

const tone = (light: string, base: string, shade: string): Tone => ({ light, base, shade })

/** Hides and feathers. */
export const hide = {
  /** The deep red-brown that Ankole keepers call bihogo. */
  ankole: tone("#A2492B", "#7E2F1C", "#5A2014"),
  /** A darker Ankole, for bulls. */
  ankoleDark: tone("#6D3220", "#4E2116", "#37160F"),
  ankoleFawn: tone("#D08A4E", "#B56F38", "#8A5029"),
  friesianBlack: tone("#46434A", "#2B292E", "#1B1A1E"),
  friesianWhite: tone("#FFFAEE", "#F4EAD6", "#D3C4A9"),
  goatBlack: tone("#544A48", "#352D2D", "#221C1D"),
  goatBrown: tone("#8B5A3C", "#67402B", "#47291B"),
  sheepCream: tone("#FBF1DC", "#EBDABB", "#C6AD86"),
  sheepBrown: tone("#B9764A", "#935533", "#6C3B22"),
  henRust: tone("#D0743C", "#AD5228", "#80381B"),
  henCream: tone("#FFF6E4", "#F2E2C4", "#D2B88C"),
  henDark: tone("#4C4A4B", "#302C2E", "#1E1B1D"),
  chick: tone("#FCE29A", "#F4C85C", "#D29E36"),
  horn: tone("#FFF8E8", "#F1E2C2", "#CDB68A"),
  hoof: tone("#4A362B", "#33241C", "#221711"),
  muzzle: tone("#C98F78", "#A86C58", "#7F4A3C"),
  pink: tone("#F2B9A4", "#E09C86", "#BC7663"),
} as const

/** Skins, from lighter to deeper; each reads on cream paper, on green land and on a golden sky. */
export const skin = {
  amber: tone("#B97A4C", "#9A5F38", "#774527"),
  umber: tone("#9C6140", "#7E4A2E", "#5F351F"),
  cocoa: tone("#845036", "#683B26", "#4B2818"),
  ebony: tone("#694030", "#4E2C20", "#371D15"),
} as const

/** Hair, from deep black to an elder's grey. */
export const hair = {
  black: tone("#3A302E", "#231B1B", "#161011"),
  grey: tone("#CFC8BD", "#A49C92", "#7C746B"),
  white: tone("#FBF6EA", "#E5DDCC", "#BEB39E"),
} as const

/** Cloth. */
export const cloth = {
  cream: tone(ramps.cream[50], ramps.cream[200], ramps.cream[300]),
  gold: tone(ramps.gold[300], ramps.gold[400], ramps.gold[500]),
  clay: tone(ramps.clay[500], ramps.clay[600], ramps.clay[700]),
  forest: tone(ramps.forest[600], ramps.forest[700], ramps.forest[800]),
  leaf: tone("#8DB27A", "#6C9660", "#4B7346"),
  sky: tone("#C3E4EA", ramps.sky[300], "#6FA7B3"),
  indigo: tone("#5A6E93", "#3D5078", "#293857"),
  plum: tone("#94506A", "#743850", "#542539"),
  denim: tone("#6C8CA3", "#4D6E88", "#365164"),
  khaki: tone("#CDB98D", "#AE986B", "#85724D"),
  charcoal: tone("#5B544F", "#3E3835", "#292422"),
} as const

/** Leaves, bark, reeds. */
export const leaf = {
  acacia: tone("#3F6B45", "#274C33", "#173424"),
  banana: tone("#9DBB63", "#6F9848", "#477136"),
  euphorbia: tone("#6F9560", "#4C7549", "#345637"),
  papyrus: tone("#A9B766", "#7E9650", "#576F3B"),
  dry: tone("#EBC878", "#D3A551", "#A67A35"),
  bark: tone("#7D5A42", "#5B3E2D", "#3D281D"),
} as const

/** Worked things: wood, metal, clay, milk. */
export const material = {
  wood: tone("#B98A5C", "#966840", "#6B472B"),
  thatch: tone("#E1BE7C", "#C2985A", "#93703E"),
  iron: tone("#D5D3CB", "#A9ABA7", "#777C7B"),
  rust: tone("#CC7A51", "#A9573A", "#7C3A27"),
  steel: tone("#E9E9E2", "#C3C8C6", "#8C9594"),
  mud: tone("#D3A173", "#B57F52", "#8A5A39"),
  brick: tone("#C67452", "#A45438", "#783A26"),
  milk: tone("#FFFFFF", "#FBF6E8", "#DFD6C0"),
  water: tone("#C9E7EA", ramps.sky[300], "#6CA6B2"),
} as const

/** The colour that sheets throw as shadow: warm, never black. */
export const shadowColour = "#1B0F08"

/** Mixes two #rrggbb colours: 0 gives `from`, 1 gives `to`. Distance in a landscape is paper mixed with sky. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => {
    const a = channel(from, index)
    return Math.round(a + (channel(to, index) - a) * amount)
      .toString(16)
      .padStart(2, "0")
  })
  return `#${mixed.join("")}`
}

/** A whole family mixed towards one colour: the same animal farther away, or in the blue of dusk. */
export const mixTone = (family: Tone, to: string, amount: number): Tone => ({
  light: mix(family.light, to, amount),
  base: mix(family.base, to, amount),
  shade: mix(family.shade, to, amount),
})
