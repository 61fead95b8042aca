/** Goats and kids in motion and at rest: the poses that `goat` leaves to the shared frame of small stock. */
import { outline, type Point } from "../geometry"
import type { Part } from "../part"
import { cut, groundShadow, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { attitudes, type GoatAttitude } from "./goat-attitudes"
import { adult, young } from "./goat-frame"
import { goatFront } from "./goat-front"
import { goatHead } from "./goat-head"
import { figure } from "./small-stock"
import type { Attitude } from "./small-stock-frame"

export interface PosedGoat {
  pose: GoatAttitude
  age?: "doe" | "buck" | "kid"
  coat?: Tone
  pied?: boolean
  /** A head and neck of another colour, as crosses with Boer goats have. */
  hood?: Tone
  /** Default: Mubende. */
  breed?: "Mubende" | "Small East African" | "Boer"
}

const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy]

/** Boxes are those of a doe. */
function box(pose: GoatAttitude): { left: number; top: number; right: number; bottom: number } {
  if (pose === "lying" || pose === "resting") return { left: -46, top: -76, right: 64, bottom: 3 }
  if (pose === "asleep") return { left: -46, top: -44, right: 70, bottom: 3 }
  if (pose === "climbing") return { left: -50, top: -122, right: 58, bottom: 3 }
  if (pose === "butting") return { left: -54, top: -122, right: 46, bottom: 3 }
  if (pose === "leaping" || pose === "landing") return { left: -56, top: -128, right: 66, bottom: 0 }
  return { left: -47, top: -100, right: 64, bottom: 3 }
}

/** A goat in one of the further poses. */
export function posedGoat(options: PosedGoat): Part {
  const { pose, age = "doe", coat = hide.goatBlack, pied = false, hood, breed = "Mubende" } = options
  const kid = age === "kid"
  const build = kid ? young : adult
  const wanted = attitudes[pose]
  const attitude: Attitude = kid
    ? {
        ...wanted,
        poll: shift(wanted.poll, -9, pose === "asleep" ? -7 : 4),
        ...(wanted.crest && { crest: shift(wanted.crest, -8, -5) }),
      }
    : wanted
  const headCoat = hood ?? coat
  const horns = kid ? 0 : age === "buck" ? 24 : 16
  const size = kid ? 1.2 : 1
  const toUs = pose === "looking" || pose === "resting"
  const profile = goatHead(headCoat, attitude.poll, attitude.nose, horns, !kid, {
    size,
    muzzle: kid ? 0.76 : 1,
    asleep: pose === "asleep",
  })
  const front = toUs
    ? goatFront(
        { coat: headCoat, horns: horns * 0.9, bearded: !kid, size, tilt: -4, blaze: pied },
        shift(attitude.poll, 3, 2),
      )
    : profile.front
  const tailRoot: Point = build.back[1] ?? [-32, -60]
  const [tx, ty] = tailRoot
  const tail = sheet(
    cut(
      attitude.legs
        ? outline(
            [tx, ty + 2],
            [tx - 5, ty - 4],
            [tx - 11, ty - 11],
            [tx - 14, ty - 17],
            [tx - 8, ty - 16],
            [tx - 2, ty - 10],
            [tx + 3, ty - 1],
          )
        : outline(
            [tx + 4, ty],
            [tx - 5, ty - 1],
            [tx - 12, ty + 5],
            [tx - 15, ty + 13],
            [tx - 9, ty + 12],
            [tx - 2, ty + 8],
          ),
      mix(coat.base, coat.light, 0.4),
    ),
    "fine",
  )
  const udder =
    age === "doe" && attitude.legs
      ? cut(outline([-22, -34], [-10, -31], [-9, -25], [-14, -20.5], [-20, -22], [-25, -30]), hide.pink.shade) +
        cut(outline([-17, -22], [-14, -22], [-15, -16.6]), hide.pink.shade)
      : ""
  const patches = pied
    ? cut(
        kid
          ? outline([-14, -46], [-8, -56], [0, -54], [6, -44], [4, -28], [-12, -26])
          : outline([-16, -46], [-9, -55], [0, -52], [5, -42], [12, -38], [10, -24], [-12, -22], [-21, -34]),
        hide.friesianWhite.base,
      )
    : ""
  const airborne = pose === "leaping" || pose === "landing"
  const reared = attitude.pitch?.about === "hips" && attitude.pitch.degrees < 0
  const markup =
    (airborne
      ? groundShadow(2, 30, 2.2, 0.16)
      : groundShadow(reared ? -22 : -2, reared ? 24 : attitude.legs ? 36 : 42, 2.6)) +
    figure(build, attitude, {
      coat,
      markings: patches,
      ...(hood && { hood }),
      tail,
      behind: udder + (toUs ? "" : profile.behind),
      head: front,
    })
  const scale = kid ? 0.58 : age === "buck" ? 1.08 : 1
  const { left, top, right, bottom } = box(pose)
  return {
    svg: scale === 1 ? markup : `<g transform="scale(${scale})">${markup}</g>`,
    box: { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale },
    name: `a ${breed} ${age}`,
  }
}
