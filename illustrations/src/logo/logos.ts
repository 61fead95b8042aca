/** Whole logos as SVG documents. */
import { ramps } from "../palette"
import { round } from "../part"
import { markHead, markHorns, markSize, markSun } from "../website"
import { wordmarkPath, wordmarkWidth } from "./wordmark"

interface Colours {
  horns: string
  sun: string
  word: string
}

/** For light paper, and for deep forest. */
export const onLight: Colours = { horns: ramps.forest[700], sun: ramps.clay[600], word: ramps.forest[900] }
export const onDark: Colours = { horns: ramps.cream[50], sun: ramps.gold[400], word: ramps.cream[50] }

/** The mark's shapes in a square of 64. */
export const mark = ({ horns, sun }: Omit<Colours, "word">): string =>
  `<path fill="${horns}" d="${markHorns}${markHead}"/><path fill="${sun}" d="${markSun}"/>`

/** Height of the wordmark's capitals beside a mark of 64. */
const capHeight = 37
const gap = 13

/** Width of mark and wordmark together, at a height of 64. */
export const logoWidth = Math.ceil(markSize + gap + (wordmarkWidth * capHeight) / 40)

/** Mark and wordmark side by side, `logoWidth` × 64. */
export const logo = (colours: Colours): string =>
  `${mark(colours)}<path fill="${colours.word}" fill-rule="evenodd" transform="translate(${markSize + gap} ${round((markSize - capHeight) / 2)}) scale(${capHeight / 40})" d="${wordmarkPath}"/>`

/** A document around shapes. `title` names it for whoever opens the file by itself. */
export const svgDocument = (width: number, height: number, shapes: string, title = "CaFN"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">${shapes}</svg>\n`

/**
 * The icon of an app or a browser tab: the mark on forest green. `corner` rounds the sheet (share of its side);
 * `share` is how much of the side the mark takes: 0.56 keeps it inside the circle that Android may cut out.
 */
export function appIcon(size: number, corner: number, share: number): string {
  const scale = round((size * share) / markSize)
  const offset = round((size - markSize * scale) / 2)
  return svgDocument(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${round(size * corner)}" fill="${ramps.forest[800]}"/><g transform="translate(${offset} ${offset}) scale(${scale})">${mark(onDark)}</g>`,
  )
}
