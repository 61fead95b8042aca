/* The masonry's arithmetic: heights follow from known aspect ratios, so nothing is measured and nothing moves when a
   picture loads. The grid's rows are a fixed fraction of a column's width (`global.css`), and each picture
   spans as many rows as its aspect ratio needs. Sparse auto-placement puts the next item at the highest free
   position, so the reading order is the order from top to bottom. */

/** Rows per column width. More rows would crop less, but older browsers support only a thousand. */
export const ROWS_PER_COLUMN = 20

/** The gap beside a picture as a share of the column's width; 4 to 6% at all screen widths. */
const GAP_SHARE = 0.05

/**
 * The number of rows a picture spans. The gap is padding inside its cell, equal on all sides.
 *
 * @param ratio height ÷ width of the picture
 */
export function rowSpan(ratio: number): number {
  return Math.max(1, Math.round(ROWS_PER_COLUMN * (ratio * (1 - GAP_SHARE) + GAP_SHARE)))
}

/** The size of a picture, as queried by the gallery. */
export interface SizedFile {
  readonly childImageSharp: {
    readonly large: { readonly width: number; readonly height: number }
  } | null
}

/** Height ÷ width; a file that is no picture counts as square. */
export function ratioOf({ childImageSharp }: SizedFile): number {
  return childImageSharp ? childImageSharp.large.height / childImageSharp.large.width : 1
}
