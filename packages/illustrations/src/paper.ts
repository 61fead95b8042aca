/**
 * Sheets of paper: the shadow filters, and the helpers that cut, stack and clip sheets.
 *
 * A filter's lengths are in the units of the element that uses it. The three figure filters are therefore
 * in centimetres and shrink with distance together with the figure; the land filter is in pixels.
 * Shadows fall straight down, so that a mirrored figure keeps the light of its scene.
 */
import type { Cast, Picture } from "./part"
import { shadowColour } from "./palette"

/**
 * Which shadow a sheet throws.
 *   land    a hill, a lake, a cloud: pixels, falls upwards on to the sheet behind
 *   crest   the upper edge of a wide sheet of land: pixels, given a strip and not the whole sheet, to be quick
 *   figure  cattle, people, trees, buildings: the outer silhouette or a limb, centimetres
 *   detail  one sheet on another inside a figure (an arm on a body, a fold, a patch)
 *   small   hens, goods, tools, anything under 60 cm, and its limbs
 *   fine    details of a small thing, of a head in a portrait
 */
export type Shadow = "land" | "crest" | "figure" | "detail" | "small" | "fine"

const filters: Record<Shadow, { dy: number; blur: number; opacity: number; margin: number }> = {
  land: { dy: -3, blur: 9, opacity: 0.3, margin: 0.06 },
  crest: { dy: -3, blur: 9, opacity: 0.3, margin: 0.5 },
  figure: { dy: 2.2, blur: 2.4, opacity: 0.38, margin: 0.12 },
  detail: { dy: 1.1, blur: 1.3, opacity: 0.32, margin: 0.2 },
  small: { dy: 0.6, blur: 0.7, opacity: 0.36, margin: 0.2 },
  fine: { dy: 0.28, blur: 0.34, opacity: 0.3, margin: 0.25 },
}

/** The `<defs>` that every picture starts with. */
export const paperDefs: string = `<defs>${Object.entries(filters)
  .map(
    ([name, { dy, blur, opacity, margin }]) =>
      `<filter id="paper-${name}" x="${-margin}" y="${-margin}" width="${1 + margin * 2}" height="${1 + margin * 2}" color-interpolation-filters="sRGB"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="${shadowColour}" flood-opacity="${opacity}"/></filter>`,
  )
  .join("")}${edgeFilter("left", 1)}${edgeFilter("right", -1)}</defs>`

/** The filter that lights a figure's cut edge from one side and from above; lengths in pixels. */
function edgeFilter(side: "left" | "right", direction: 1 | -1): string {
  const solid = `<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="4" intercept="-3"/></feComponentTransfer>`
  const rim = `<feOffset in="solid" dx="${direction * 2.4}" dy="2.4" result="moved"/><feComposite in="solid" in2="moved" operator="out" result="rim"/>`
  return `<filter id="paper-lit-${side}" x="-0.05" y="-0.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">${solid}${rim}<feFlood flood-color="#FFF6DC" flood-opacity="0.72"/><feComposite in2="rim" operator="in" result="light"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/></feMerge></filter>`
}

/** A sheet of pixels whose cut edge shines on the side of the light. */
export const lit = (markup: string, side: "left" | "right"): string =>
  `<g filter="url(#paper-lit-${side})">${markup}</g>`

/** Lays markup down as one sheet: everything inside throws one shadow together. */
export const sheet = (markup: string, shadow: Shadow = "figure"): string =>
  `<g filter="url(#paper-${shadow})">${markup}</g>`

/** A cut shape. `d` is SVG path data. */
export const cut = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A drawn line: whiskers, a mouth, the edge of a fold. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** Shows `content` only inside the outline `d`: patches on a hide, stripes on cloth, the shade side of a form. */
export function clip(d: string, content: string): string {
  const id = `clip-${fingerprint(d)}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

/** A silhouette with sheets inside that never leave it; the whole throws one shadow. */
export const cutWith = (d: string, fill: string, inside: string, shadow: Shadow = "figure"): string =>
  sheet(cut(d, fill) + clip(d, inside), shadow)

/** Something soft and flat on the ground under a figure. `x` and `rx` in the figure's own units. */
export const groundShadow = (x: number, rx: number, ry: number, opacity = 0.28): string =>
  `<ellipse cx="${x}" cy="0" rx="${rx}" ry="${ry}" fill="${shadowColour}" fill-opacity="${opacity}"/>`

const nobody: Cast = { parts: [], scenery: [] }

/** Wraps finished markup (in pixels) into a document with the paper's filters. */
export function picture(
  width: number,
  height: number,
  description: string,
  markup: string,
  cast: Cast = nobody,
): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paperDefs}${markup}</svg>`
  return { svg, width, height, description, cast }
}

/** A short name for a piece of text, the same on every machine: equal outlines share one clip path. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
