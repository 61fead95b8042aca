/**
 * How alike two pictures are at thumbnail size: a difference hash. The picture becomes 17 × 16 greys, and each of the
 * 256 bits says whether a place is lighter than its right-hand neighbour; the distance is the number of bits that
 * differ. (Neal Krawetz, "Kind of Like That", 2013: the same with 64 bits.)
 */
import sharp from "sharp"

const across = 16
const down = 16

/** The bits of a picture file. Shape counts for nothing: all become squares. */
export async function differenceHash(file: string | Buffer): Promise<Uint8Array> {
  const greys = await sharp(file)
    .removeAlpha()
    .greyscale()
    .resize(across + 1, down, { fit: "fill" })
    .raw()
    .toBuffer()
  const bits = new Uint8Array(across * down)
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const place = row * (across + 1) + column
      bits[row * across + column] = (greys[place] ?? 0) > (greys[place + 1] ?? 0) ? 1 : 0
    }
  }
  return bits
}

/** The number of bits in which two hashes differ: 0 for the same picture, about 128 for unrelated noise. */
export const distance = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((differing, bit, index) => differing + (bit === b[index] ? 0 : 1), 0)

export interface Pair {
  a: string
  b: string
  distance: number
}

/** All pairs of pictures, the most alike first. */
export function pairs(hashes: ReadonlyMap<string, Uint8Array>): Pair[] {
  const named = [...hashes]
  const found = named.flatMap(([a, hashA], index) =>
    named.slice(index + 1).map(([b, hashB]): Pair => ({ a, b, distance: distance(hashA, hashB) })),
  )
  return found.sort((left, right) => left.distance - right.distance)
}
