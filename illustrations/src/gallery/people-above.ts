/** People from straight above, as a bird in a tree sees them: crown, shoulders, two arms. Centimetres. */
import { oval, outline, taper, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import type { Part } from "../part"
import { hairs, skins } from "../people/palette"
import type { SkinNumber } from "../people/types"

interface AboveOptions {
  name: string
  main: Tone
  skin: SkinNumber
  /** A head-wrap; hair with a parting without one. */
  wrap?: Tone
  /** A man's head: a round embroidered cap of the wrap's cloth, or hair cut short. */
  man?: boolean
  /** Elbow and hand of each arm; the shoulders lie at 21 cm on both sides. */
  left: readonly [elbow: Point, hand: Point]
  right: readonly [elbow: Point, hand: Point]
  /** 1 for a grown woman, 0.85 for a girl. */
  size?: number
}

/** Somebody from above who looks up the picture. The origin is under the crown. */
export function personAbove({ name, main, skin, wrap, man = false, left, right, size = 1 }: AboveOptions): Part {
  const brown = skins[skin]
  const back = outline(
    [-30, 2],
    [-24, -8],
    [-9, -11],
    [9, -11],
    [24, -8],
    [30, 2],
    [27, 13],
    [20, 24],
    [16, 42],
    [0, 47],
    [-16, 42],
    [-20, 24],
    [-27, 13],
  )
  const arm = (side: -1 | 1, [elbow, hand]: readonly [Point, Point]) => {
    const shoulder: Point = [21 * side, 0]
    const [hx, hy] = hand
    const turn = (Math.atan2(hy - elbow[1], hx - elbow[0]) * 180) / Math.PI
    const fingers = [-22, -7, 8, 22].map((degrees) => {
      const angle = ((turn + degrees) * Math.PI) / 180
      const tip: Point = [hx + Math.cos(angle) * 9, hy + Math.sin(angle) * 9]
      return taper([[hx, hy], tip], [2.6, 1.7])
    })
    const half: Point = [shoulder[0] + (elbow[0] - shoulder[0]) * 0.7, shoulder[1] + (elbow[1] - shoulder[1]) * 0.7]
    return (
      sheet(cut(taper([shoulder, elbow, hand], [9, 7.4, 5]), brown.base), "fine") +
      sheet(cut(fingers.join("") + oval(hx, hy, 4.2, 4.2), brown.light), "fine") +
      sheet(cut(taper([[14 * side, 0], half], [15, 11.5]), main.base), "fine")
    )
  }
  const folds = line("M-12 4Q-15 24 -9 44M0 8V46M12 4Q15 24 9 44", main.shade, 1.2)
  const head = man
    ? mansHead(wrap)
    : wrap
      ? cut(outline([-12, -3], [-9, -12], [0, -15], [9, -12], [12, -3], [11, 8], [0, 14], [-11, 8]), wrap.base) +
        line("M-11 -5Q0 -12 11 -3M-11.6 1Q0 -6 11.6 4M-9.6 8Q0 1 10 9", wrap.shade, 1.1) +
        sheet(cut(outline([-2, 9], [7, 7], [12, 14], [9, 20], [3, 15], [-3, 20], [-7, 14]), wrap.light), "fine")
      : cut(oval(0, 0, 11.4, 13), hairs.black.base) +
        line("M0 -13Q0.8 0 0 12.6", brown.base, 1) +
        line("M-3 -12Q-8 0 -4 12M3 -12Q8 0 4 12M-7 -9Q-11.4 0 -8 8M7 -9Q11.4 0 8 8", hairs.black.light, 0.8)
  const svg =
    sheet(
      cut(back, main.base) +
        clip(back, folds + cut(outline([-34, 30], [0, 34], [34, 30], [34, 60], [-34, 60]), main.light)),
    ) +
    sheet(cut(outline([-7, -9], [7, -9], [6, 4], [-6, 4]), mix(brown.base, brown.shade, 0.4)), "fine") +
    arm(-1, left) +
    arm(1, right) +
    sheet(cut(oval(0, -13.4, 2.4, 2), brown.base) + head)
  return {
    svg: `<g transform="scale(${size})">${svg}</g>`,
    box: { left: -45 * size, top: -60 * size, right: 45 * size, bottom: 48 * size },
    name,
  }
}

/** A kofia with its seam, or short hair. */
const mansHead = (wrap: Tone | undefined): string => {
  if (!wrap) return cut(oval(0, 0, 11, 12.6), hairs.black.base) + cut(oval(-2, -2.6, 7, 7.6), hairs.black.light)
  return (
    cut(oval(0, 0, 11.6, 12.8), wrap.base) +
    sheet(cut(oval(0, -0.6, 8.4, 9.2), wrap.light), "fine") +
    line("M-10.6 -5Q0 -14 10.6 -5M-10.6 5Q0 14 10.6 5", wrap.shade, 1)
  )
}
