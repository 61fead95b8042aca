/** Turning a flat sheet into a form: the side away from the light is cut from a darker paper. */
import { mix, type Tone } from "../palette"
import { clip, cut, line } from "../paper"
import { round } from "../part"

export type Side = "left" | "right"

/**
 * A shape in its base colour with a band of shade, `depth` wide, along every edge that turns away from the light,
 * and markup (`inside`) that never leaves the shape.
 */
export function lit(path: string, tone: Tone, light: Side, depth: number, inside = ""): string {
  const dx = light === "right" ? depth : -depth
  const lifted = `<g transform="translate(${round(dx)} ${round(-depth * 0.25)})">${cut(path, tone.base)}</g>`
  return cut(path, tone.shade) + clip(path, lifted + inside)
}

/** Creases of cloth as drawn lines in a paper a little darker than its shade. */
export const creases = (path: string, tone: Tone, width: number): string =>
  line(path, mix(tone.shade, "#1B0F08", 0.12), width)
