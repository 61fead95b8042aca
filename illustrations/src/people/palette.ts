/** Skins, lips and hair as sets of papers that belong together. */
import { hair, mix, skin, type Tone } from "../palette"
import type { SkinNumber } from "./types"

/** A skin with the papers that a face needs beside its three sides. */
export interface SkinPaper extends Tone {
  /** Creases, nostrils, the line of the lids. */
  deep: string
  upperLip: string
  lowerLip: string
  /** Palm, nails, the inner corner of an eye. */
  palm: string
}

const family = (paper: Tone): SkinPaper => ({
  ...paper,
  deep: mix(paper.shade, "#140806", 0.5),
  upperLip: mix(paper.shade, "#6E2A26", 0.35),
  lowerLip: mix(paper.base, "#B25A50", 0.42),
  palm: mix(paper.light, "#E0A583", 0.4),
})

const deepest: Tone = { light: "#5A382B", base: "#40261D", shade: "#2B1712" }

/** 1 is the lightest brown, 5 the deepest. */
export const skins: Record<SkinNumber, SkinPaper> = {
  1: family(skin.amber),
  2: family(skin.umber),
  3: family(skin.cocoa),
  4: family(skin.ebony),
  5: family(deepest),
}

export const eyeWhite = "#EFE2D0"
export const iris = "#3A1F14"
export const pupil = "#120A08"
export const tooth = "#FBF3E4"
export const mouthInside = "#4A1714"

export const hairs = hair
