/*
 * The masonry's arithmetic: heights come from known proportions, so nothing is measured and nothing moves when a
 * picture arrives. The grid's rows are a fixed fraction of a column (`gallery-grid.tsx`), and each picture spans as
 * many of them as its proportion asks for. A grid that is filled sparsely puts the next item where the page is free
 * highest, so the reading order is the order from top to bottom.
 */

/** Rows to the width of one column. More would crop less, and older browsers stop at a thousand rows. */
export const ROWS_PER_COLUMN = 20

/** The gap beside a picture as a share of its column; 4 to 6% at all widths. */
const GAP_SHARE = 0.05

/**
 * How many rows a picture takes. The gap is padding inside its cell, as wide as it is high.
 *
 * @param ratio height ÷ width of the picture
 */
export function rowSpan(ratio: number): number {
  return Math.max(1, Math.round(ROWS_PER_COLUMN * (ratio * (1 - GAP_SHARE) + GAP_SHARE)))
}

/** What the pipeline says of a picture's file, as the gallery's queries ask for it. */
export interface SizedFile {
  readonly childImageSharp: {
    readonly original: { readonly width: number | null; readonly height: number | null } | null
  } | null
}

/** Height ÷ width; a file that says nothing counts as square. */
export function ratioOf({ childImageSharp }: SizedFile): number {
  const { width, height } = childImageSharp?.original ?? {}
  return width && height ? height / width : 1
}
