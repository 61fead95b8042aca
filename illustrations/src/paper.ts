/**
 * Sheets of paper: their cut edges, their shadows and the grain, and the helpers that cut, stack and clip sheets.
 *
 * A filter's lengths are in the units of the element that uses it. The figures' filters are therefore in centimetres and
 * shrink with distance together with the figure; those of land are in pixels.
 *
 * Filters are drawn for light from the upper left. `turned` (turned.ts) exchanges them for those with light from the upper right: a
 * mirrored figure is turned, so that it keeps the light of its scene, and so is what stands left of the sun.
 */
import type { Cast, Picture } from "./part"
import { shadowColour } from "./palette"

/**
 * Which edge and which shadow a sheet has.
 *   land    a hill, a lake, a cloud: pixels, its shadow falls upwards on to the sheet behind
 *   crest   the upper edge of a wide sheet of land: pixels, given a strip and not the whole sheet, to be quick
 *   figure  cattle, people, trees, buildings: the outer silhouette or a limb, centimetres
 *   detail  one sheet on another inside a figure (an arm on a body, a fold, a patch)
 *   small   hens, goods, tools, anything under 60 cm, and its limbs
 *   fine    details of a small thing, of a head in a portrait
 */
export type Shadow = "land" | "crest" | "figure" | "detail" | "small" | "fine"

/** Offset, blur and edge in the sheet's own units; `margin` is the room around it as a share of its size. */
interface SheetFilter {
  dx: number
  dy: number
  blur: number
  opacity: number
  margin: number
  edge: number
  /** How much of the light the edge takes: blades of grass are nothing but edge. */
  shine: number
}

const filters: Record<Shadow, SheetFilter> = {
  land: { dx: 5, dy: -3, blur: 8, opacity: 0.32, margin: 0.06, edge: 1.7, shine: 0.7 },
  crest: { dx: 5, dy: -3, blur: 8, opacity: 0.32, margin: 0.5, edge: 1.4, shine: 0.45 },
  figure: { dx: 2, dy: 2, blur: 2, opacity: 0.4, margin: 0.14, edge: 0.6, shine: 1 },
  detail: { dx: 1, dy: 1, blur: 1.1, opacity: 0.34, margin: 0.22, edge: 0.42, shine: 1 },
  small: { dx: 0.55, dy: 0.55, blur: 0.6, opacity: 0.38, margin: 0.22, edge: 0.26, shine: 1 },
  fine: { dx: 0.26, dy: 0.26, blur: 0.3, opacity: 0.32, margin: 0.27, edge: 0.12, shine: 1 },
}

/** The light on a picture's cut edges. */
export interface EdgeLight {
  colour: string
  /** How bright the edge towards the light is, and how dark the one away from it, from 0 to 1. */
  bright: number
  dark: number
}

/** Daylight that has no time: for things on plain paper. */
const daylight: EdgeLight = { colour: "#FFF8E6", bright: 0.5, dark: 0.2 }

/** The `<defs>` that every picture starts with. */
export const paperDefs = (light: EdgeLight = daylight): string =>
  `<defs>${Object.entries(filters)
    .map(([name, filter]) => sheetFilter(name, filter, light, 1) + sheetFilter(`${name}-turned`, filter, light, -1))
    .join("")}${edgeFilter("left", 1)}${edgeFilter("right", -1)}${grainFilter}</defs>`

/** The edge towards the light, the one away from it, and the shadow, of a sheet that is lit from the upper left (1). */
function sheetFilter(
  name: string,
  { dx, dy, blur, opacity, margin, edge, shine }: SheetFilter,
  { colour, bright, dark }: EdgeLight,
  direction: 1 | -1,
): string {
  const share = -margin - 0.02
  const size = 1 - share * 2
  const rim = (side: 1 | -1, paint: string, strength: number, result: string) =>
    `<feOffset in="SourceAlpha" dx="${edge * direction * side}" dy="${edge * side}" result="${result}-moved"/>` +
    `<feComposite in="SourceAlpha" in2="${result}-moved" operator="out" result="${result}-rim"/>` +
    `<feFlood flood-color="${paint}" flood-opacity="${strength}"/><feComposite in2="${result}-rim" operator="in" result="${result}"/>`
  return (
    `<filter id="paper-${name}" x="${share}" y="${share}" width="${size}" height="${size}" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${dx * direction}" dy="${dy}" result="soft"/>` +
    `<feFlood flood-color="${shadowColour}" flood-opacity="${opacity}"/><feComposite in2="soft" operator="in" result="shadow"/>` +
    rim(-1, shadowColour, dark, "dark") +
    rim(1, colour, bright * shine, "bright") +
    `<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="bright"/></feMerge></filter>`
  )
}

/** The filter that lights a figure's cut edge from one side and from above; lengths in pixels. */
function edgeFilter(side: "left" | "right", direction: 1 | -1): string {
  const solid = `<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="4" intercept="-3"/></feComponentTransfer>`
  const rim = `<feOffset in="solid" dx="${direction * 2.4}" dy="2.4" result="moved"/><feComposite in="solid" in2="moved" operator="out" result="rim"/>`
  return `<filter id="paper-lit-${side}" x="-0.05" y="-0.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">${solid}${rim}<feFlood flood-color="#FFF6DC" flood-opacity="0.72"/><feComposite in2="rim" operator="in" result="light"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="light"/></feMerge></filter>`
}

/** Fibres of paper as faint darker and lighter specks, about eight pixels long: WebP keeps them, and they cost few bytes. */
const grainFilter =
  `<filter id="paper-grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="0.05 0.09" numOctaves="2" seed="7"/>` +
  `<feColorMatrix values="0 0 0 0 0.45  0 0 0 0 0.36  0 0 0 0 0.24  1.5 0 0 0 -0.7"/></filter>`

/** The grain over a whole picture. */
const grain = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" filter="url(#paper-grain)" opacity="0.1"/>`

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

/** Wraps finished markup (in pixels) into a document with the paper's filters. Without grain its ground stays clear. */
export function picture(
  width: number,
  height: number,
  description: string,
  markup: string,
  cast: Cast = nobody,
  { light, grainy = true }: { light?: EdgeLight; grainy?: boolean } = {},
): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paperDefs(light)}${markup}${grainy ? grain(width, height) : ""}</svg>`
  return { svg, width, height, description, cast }
}

/** A short name for a piece of text, the same on every machine: equal outlines share one clip path. */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(36)
}
