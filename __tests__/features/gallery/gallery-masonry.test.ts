import { ratioOf, ROWS_PER_COLUMN, rowSpan } from "../../../src/features/gallery/gallery-masonry"

const file = (width: number, height: number) => ({ childImageSharp: { large: { width, height } } })

test("gallery columns: a square spans as many rows as a column is wide", () => {
  expect(rowSpan(1)).toBe(ROWS_PER_COLUMN)
})

/** Columns and gaps at 360, 768, 1024 and 1440 pixels. */
const columns = [
  { width: 168, gap: 8 },
  { width: 245, gap: 16 },
  { width: 244, gap: 16 },
  { width: 308, gap: 16 },
]

test("gallery columns: at least 93% of any picture is visible at any width", () => {
  for (const { width, gap } of columns) {
    for (let ratio = 0.5; ratio <= 1.6; ratio += 0.01) {
      const height = (rowSpan(ratio) * width) / ROWS_PER_COLUMN - gap
      const shown = height / (width - gap)
      expect(Math.min(shown / ratio, ratio / shown)).toBeGreaterThan(0.93)
    }
  }
})

test("gallery columns: a file without dimensions counts as square", () => {
  expect(ratioOf(file(1200, 900))).toBe(0.75)
  expect(ratioOf({ childImageSharp: null })).toBe(1)
})
