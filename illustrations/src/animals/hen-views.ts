/** Hens seen from elsewhere than the side: from the front, and from straight above. */
import { outline, through } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { hide, mix, ramps, type Tone } from "../palette"
import { blade, plumage } from "./feathers"
import { combRed, legPaper } from "./fowl-head"

/** A hen that looks straight at us, about 42 cm tall. */
export function henAhead(coat: Tone = hide.henRust): Part {
  const middle = mix(coat.base, coat.shade, 0.4)
  const body = outline(
    [0, -34],
    [6, -31],
    [10, -25],
    [14.6, -17],
    [12, -9],
    [5, -6],
    [-5, -6],
    [-12, -9],
    [-14.6, -17],
    [-10, -25],
    [-6, -31],
  )
  const wing = (side: 1 | -1) =>
    cut(outline([side * 8, -27], [side * 14, -22], [side * 16.4, -14], [side * 13, -9], [side * 11, -17]), middle) +
    cut(outline([side * 10, -24], [side * 14, -18], [side * 13.4, -12], [side * 10.6, -17]), coat.light)
  const neck = outline(
    [0, -41],
    [4.2, -37],
    [6, -30],
    [8.6, -24, "corner"],
    [5, -25.4],
    [3.4, -21.6, "corner"],
    [0, -24],
    [-3.4, -21.6, "corner"],
    [-5, -25.4],
    [-8.6, -24, "corner"],
    [-6, -30],
    [-4.2, -37],
  )
  const toes = (x: number) => line(`M${x} -7V-1M${x - 3.4} 0.4L${x} -1L${x + 3.4} 0.4M${x} -1V0.8`, legPaper, 1.5)
  const eye = (side: 1 | -1) =>
    `<circle cx="${side * 2.9}" cy="-38.4" r="1" fill="#E7A33A"/><circle cx="${side * 3}" cy="-38.4" r="0.66" fill="#1A100B"/>`
  const svg =
    groundShadow(0, 13, 1.4) +
    toes(-4.6) +
    toes(4.6) +
    sheet(
      cut(body, coat.base) +
        clip(
          body,
          turned(
            plumage({ left: 4, top: -20, right: 36, bottom: 20 }, 3.6, [coat.base, mix(coat.base, coat.light, 0.4)]),
          ) + cut(outline([-16, -13], [0, -8.6], [16, -13], [14, 0], [-14, 0]), middle),
        ),
      "small",
    ) +
    sheet(wing(-1) + wing(1), "fine") +
    sheet(cut(neck, coat.light), "fine") +
    sheet(
      cut(outline([-1, -40, "corner"], [-1.8, -44.6], [0, -46], [1.8, -44.6], [1, -40, "corner"]), combRed.base) +
        cut(
          outline([0, -42.4], [3.6, -40], [3.8, -36.6], [0, -34], [-3.8, -36.6], [-3.6, -40]),
          mix(combRed.light, coat.light, 0.3),
        ) +
        eye(-1) +
        eye(1) +
        cut(outline([-1.8, -35.4], [-0.4, -34.8], [-0.8, -31], [-2.4, -30.6], [-3, -33]), combRed.shade) +
        cut(outline([1.8, -35.4], [0.4, -34.8], [0.8, -31], [2.4, -30.6], [3, -33]), combRed.shade) +
        cut(outline([0, -38.6, "corner"], [1.5, -36.4], [0, -33.6, "corner"], [-1.5, -36.4]), ramps.gold[400]),
      "fine",
    )
  return { svg, box: { left: -17, top: -46, right: 17, bottom: 1 }, name: "a hen" }
}

const turned = (markup: string): string => `<g transform="rotate(-90)">${markup}</g>`

/** A hen from straight above, 46 cm from beak to tail, beak to the right; turn her with `degrees`. Origin in her middle. */
export function henFromAbove(coat: Tone = hide.henRust, degrees = 0): Part {
  const middle = mix(coat.base, coat.shade, 0.4)
  const body = outline(
    [-15, 0],
    [-11, -8.4],
    [-2, -11.4],
    [8, -9.6],
    [14, -4],
    [15, 0],
    [14, 4],
    [8, 9.6],
    [-2, 11.4],
    [-11, 8.4],
  )
  const wing = (side: 1 | -1) => {
    const quills = [3.6, 6.4, 9.2].map((out, index) =>
      cut(blade([5, side * (6 + index)], [-17 + index * 2.4, side * out], 4.4), index % 2 ? middle : coat.shade),
    )
    const cape = outline(
      [9, side * 5],
      [6, side * 10.8],
      [-2, side * 12.4],
      [-8, side * 10],
      [-4, side * 6.4],
      [3, side * 4.6],
    )
    return (
      quills.join("") +
      cut(cape, coat.base) +
      clip(
        cape,
        plumage({ left: -10, top: side > 0 ? 2 : -14, right: 10, bottom: side > 0 ? 14 : -2 }, 3.4, [
          coat.light,
          mix(coat.light, coat.base, 0.5),
        ]),
      )
    )
  }
  const tail = [-5, -2.4, 0, 2.4, 5].map((out, index) =>
    cut(blade([-8, out * 0.5], [-25 + Math.abs(out) * 0.7, out], 5), index % 2 ? coat.shade : middle),
  )
  const neck = through(
    [
      [6, -6],
      [13, -4.6],
      [19, -2.4],
      [20.6, 0],
      [19, 2.4],
      [13, 4.6],
      [6, 6],
      [9, 3, "corner"],
      [5.4, 1.6],
      [8, 0, "corner"],
      [5.4, -1.6],
      [9, -3, "corner"],
    ],
    true,
  )
  const svg =
    `<g transform="rotate(${degrees})">` +
    sheet(tail.join("") + cut(body, coat.base), "small") +
    sheet(wing(-1) + wing(1), "fine") +
    sheet(
      cut("M20.6 -1.6L25.4 0L20.6 1.6Z", ramps.gold[400]) +
        cut(neck, coat.light) +
        cut(
          outline([14, 0], [15.4, -1.1], [18, -0.9], [21, -0.7], [22, 0], [21, 0.7], [18, 0.9], [15.4, 1.1]),
          combRed.base,
        ) +
        `<circle cx="18.6" cy="-2.2" r="0.7" fill="#1A100B"/><circle cx="18.6" cy="2.2" r="0.7" fill="#1A100B"/>`,
      "fine",
    ) +
    `</g>`
  return { svg, box: { left: -26, top: -26, right: 26, bottom: 26 }, name: "a hen" }
}
