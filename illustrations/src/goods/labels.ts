/** Small pictures for labels and parcels: the mark, and animals' heads cut from one colour. Centred on the origin. */
import { round } from "../part"
import { markHead, markHorns, markSize, markSun } from "../website"

/** The network's mark, `width` wide. */
export function markMotif(width: number, colour: string, sun = colour): string {
  const scale = round(width / markSize)
  return `<g transform="scale(${scale}) translate(-32 -32)"><path d="${markHorns}${markHead}" fill="${colour}"/><path d="${markSun}" fill="${sun}"/></g>`
}

/** A goat's head, `width` wide. */
export function goatMotif(width: number, colour: string, horns: string): string {
  const scale = Math.round((width / 48) * 1000) / 1000
  const horn = "M25.3 15.5C25 9 28 3 36.5 1c2.5 3.5 2 7 1 10-1-3-2.5-4-4.5-3-2.5 1.5-3 4.5-2.5 8z"
  const ear = "M34 18.5c6-1.5 10.5 2 13 9-6 1.5-11.5-.5-13.5-5z"
  const both = (d: string, fill: string) =>
    `<path d="${d}" fill="${fill}"/><path d="${d}" fill="${fill}" transform="matrix(-1 0 0 1 48 0)"/>`
  const face =
    "M16 18h16c1 5-.5 9-2 12.5l-3.5 9.5h-5L18 30.5C16.5 27 15 23 16 18zm3 4.5c0 2.3 1.2 3.5 3 3.5 0-2.3-1.2-3.5-3-3.5zm10 0c-1.8 0-3 1.2-3 3.5 1.8 0 3-1.2 3-3.5z"
  return `<g transform="scale(${scale}) translate(-24 -24)">${both(horn, horns)}${both(ear, colour)}<path fill-rule="evenodd" d="${face}" fill="${colour}"/><path d="M20.5 41.5h7c0 2.5-1.2 4.5-3.5 6.5-2.3-2-3.5-4-3.5-6.5z" fill="${colour}"/></g>`
}
