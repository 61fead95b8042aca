import { turned } from "./turned"

/**
 * The contract between everything that draws and everything that composes.
 *
 * One unit is one centimetre of the real thing, so that a hen (40) beside a woman (165) and a bull (150 at
 * the withers) is the right size without anybody thinking about it. The origin (0, 0) is the point that
 * stands on the ground, in the middle of the feet; x grows to the right, y grows downwards, so whatever
 * stands has negative y. A part faces right unless its name or an option says otherwise.
 */
export interface Part {
  /** SVG markup in the part's own coordinates. */
  svg: string
  /** What the drawing covers, shadows excluded: left, top, right, bottom, in centimetres. */
  box: Box
  /** What a person would say it is, with an article: "a long-horned Ankole cow". */
  name: string
  /** Names of other parts drawn into this one: what a person carries, the calf at a cow's udder. */
  with?: readonly string[]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What a picture shows, as the stage saw it being set up. Descriptions are written and checked against this. */
export interface Cast {
  /** One name for each part that stands in the picture, with what it holds: "a Mubende kid", "a milk can". */
  parts: readonly string[]
  /** The country behind them: "savanna", "a flat-topped acacia", "terraced hills". */
  scenery: readonly string[]
  /** The time of day; none on plain paper. */
  light?: string
}

/** A finished picture: markup in pixels, and a description that is true of it. */
export interface Picture {
  /** Whole SVG document. */
  svg: string
  /** Pixels; the longer side is at most 1600. */
  width: number
  height: number
  /** One plain sentence, 40–140 characters: species, number, action, place, light. Becomes the alt text. */
  description: string
  cast: Cast
}

/** Scenes of the gallery by name, each drawn when it is called; a name says what is seen: "kids-on-a-log". */
export type Scenes = Record<string, () => Picture>

/** Pictures of the website by name, each drawn when it is called: the path under data/images without the ending. */
export type Pictures = Record<string, () => Picture>

/** Rounds coordinates to two decimals, so that the same drawing is the same bytes on every machine. */
export const round = (value: number): number => Math.round(value * 100) / 100

/** Places a part: feet at (x, y), `scale` pixels per centimetre, mirrored when it faces left. */
export function place(part: Part, x: number, y: number, scale: number, facing: "left" | "right" = "right"): string {
  const sx = facing === "left" ? -scale : scale
  const svg = facing === "left" ? turned(part.svg) : part.svg
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round4(sx)} ${round4(scale)})">${svg}</g>`
}

/** A part lowered so that its top is at the origin: a can hanging from the hand that grips it. */
export const hanging = (part: Part): Part => ({
  ...part,
  svg: `<g transform="translate(0 ${round(-part.box.top)})">${part.svg}</g>`,
  box: { ...part.box, top: 0, bottom: round(part.box.bottom - part.box.top) },
})

const round4 = (value: number): number => Math.round(value * 10000) / 10000
