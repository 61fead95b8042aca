/** One symbol of static/icons.svg: 48 × 48, drawn in two tones with knife-wide gaps, so that it also reads in one. */
export interface Icon {
  name: string
  /** What the drawing shows, for maintainers; screens hide icons from assistive technology. */
  shows: string
  /** The drawing's own frame, where it isn't 48 × 48. */
  viewBox?: string
  /** Markup; shapes without a fill of their own take `currentColor` from the symbol. */
  svg: string
}

/** Filled shape in the main tone. */
export const cut = (d: string): string => `<path d="${d}"/>`

/** The same shape on both sides of the upright middle line x = 24. */
export const pair = (d: string): string => `${cut(d)}<path transform="matrix(-1 0 0 1 48 0)" d="${d}"/>`

/** Shapes in the second tone; falls back to the main one where nobody sets `--icon-accent`. */
export const accent = (...shapes: string[]): string =>
  `<g fill="var(--icon-accent,currentColor)">${shapes.join("")}</g>`

export const disc = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`

/** Shapes turned about a point, in degrees. */
export const turned = (degrees: number, x: number, y: number, ...shapes: string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join("")}</g>`
