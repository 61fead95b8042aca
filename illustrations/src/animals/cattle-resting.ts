/** Cattle lying on the grass, legs folded under them, chewing the cud or asleep. */
import { outline, taper, through } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import type { Part } from "../part"
import { frontHead } from "./cattle-front"
import type { HeadLook } from "./cattle-horns"
import { profileHead } from "./cattle-profile"
import { necks, type RestingHead } from "./cattle-resting-neck"

export interface RestingOptions {
  breed?: "ankole" | "friesian"
  age?: "cow" | "bull" | "calf"
  /** Where the head is; with "none" a larger head is set at `restingPoll`. */
  head?: RestingHead
  coat?: Tone
  /** Height of the horns, centimetres. */
  horns?: number
  spread?: number
  /** A white flank on an Ankole. */
  splashed?: boolean
}

/** The poll of an animal lying with its head up; a calf's is at 0.6 of it. */
export const restingPoll = { x: 66, y: -106 } as const

const patches = (): string =>
  [
    outline([-86, -30], [-74, -62], [-52, -74], [-36, -66], [-42, -44], [-56, -30], [-74, -20]),
    outline([-14, -80], [8, -80], [20, -64], [14, -40], [-4, -26], [-20, -44], [-24, -66]),
    outline([38, -90], [66, -124], [110, -110], [104, -50], [86, -34], [62, -48], [46, -60]),
  ]
    .map((d) => cut(d, hide.friesianBlack.base))
    .join("")

const splash = (): string =>
  cut(outline([-30, -34], [-18, -52], [-2, -44], [16, -52], [24, -34], [14, -8], [-26, -6]), hide.friesianWhite.base)

/** A cow, bull or calf lying down, facing right. The origin is on the ground under the middle of the body. */
export function restingCattle(options: RestingOptions = {}): Part {
  const { breed = "ankole", age = "cow", head: pose = "profile" } = options
  const friesian = breed === "friesian"
  const calf = age === "calf"
  const coat = options.coat ?? (friesian ? hide.friesianWhite : age === "bull" ? hide.ankoleDark : hide.ankole)
  const neck = necks[pose]
  const hump = age === "bull" ? 9 : 0
  const body = outline(
    [-80, -14],
    [-78, -40],
    [-66, -58],
    [-48, -65],
    [-24, -63],
    [4, -64],
    [26, -70 - hump],
    ...neck.crest,
    ...neck.throat,
    [62, -2],
    [20, 0],
    [-40, 0],
    [-72, 0],
  )
  const low = outline([-100, 10], [-84, -14], [-40, -20], [4, -18], [40, -26], [62, -40], [96, -50], [110, 10])
  const light = outline(
    [-90, -80],
    [-76, -44],
    [-48, -56],
    [-10, -56],
    [26, -60],
    [46, -72],
    [60, -98],
    [50, -130],
    [-40, -110],
  )
  const inside =
    cut(light, mix(coat.base, coat.light, 0.75)) +
    cut(low, mix(coat.base, coat.shade, 0.7)) +
    (friesian ? patches() : options.splashed ? splash() : "") +
    line(
      through([
        [32, -66],
        [26, -48],
        [32, -24],
      ]),
      mix(coat.base, coat.shade, 0.55),
      1.6,
    )
  const look: HeadLook = {
    tone: friesian ? hide.friesianBlack : coat,
    horns: calf ? 0 : (options.horns ?? (friesian ? 0 : 82)),
    hornRoot: age === "bull" ? 14 : 12,
    spread: options.spread ?? 1,
    ...(friesian ? { blaze: hide.friesianWhite } : {}),
    young: calf,
    asleep: pose === "asleep",
  }
  const drawn =
    pose === "none"
      ? { behind: "", front: "" }
      : pose === "looking"
        ? frontHead(look, neck.poll)
        : profileHead(look, neck.poll, neck.nose)
  const mirror = (markup: string) =>
    pose === "turned" && markup ? `<g transform="matrix(-1 0 0 1 ${neck.poll[0] * 2} 0)">${markup}</g>` : markup
  const [behind, front] = [mirror(drawn.behind), mirror(drawn.front)]

  const thigh = outline([-76, -4], [-78, -30], [-66, -48], [-48, -52], [-34, -42], [-30, -22], [-40, -6], [-58, 0])
  const shank = taper(
    [
      [-62, -8],
      [-44, -9],
      [-26, -6],
      [-14, -4],
    ],
    [14, 13, 9, 8],
  )
  const foreleg = taper(
    [
      [44, -30],
      [56, -17],
      [72, -8],
      [60, -4],
      [46, -3.6],
    ],
    [24, 18, 12, 8, 7],
  )
  const hoof = (x: number, way: 1 | -1) =>
    cut(`M${x} -8L${x + 9 * way} -7L${x + 12 * way} 0H${x - 1 * way}Z`, hide.hoof.base)
  const tail = taper(
    [
      [-76, -34],
      [-88, -18],
      [-92, -5],
      [-78, -1.6],
      [-62, -1],
    ],
    [7, 5, 4, 6, 1],
  )
  const svg =
    groundShadow(-2, 92, 5) +
    behind +
    sheet(cut(tail, friesian ? hide.friesianBlack.base : coat.shade), "small") +
    sheet(cut(body, coat.base) + clip(body, inside)) +
    sheet(hoof(-15, 1) + cut(shank, mix(coat.base, coat.shade, 0.35)), "detail") +
    sheet(cut(thigh, friesian ? coat.base : mix(coat.base, coat.light, 0.2)), "detail") +
    sheet(hoof(47, -1) + cut(foreleg, coat.base), "detail") +
    front
  const scale = calf ? 0.6 : 1
  const top = Math.min(-114, neck.poll[1] - look.horns - 8)
  return {
    svg: calf ? `<g transform="scale(${scale})">${svg}</g>` : svg,
    box: { left: -94 * scale, top: top * scale, right: 142 * scale, bottom: 5 },
    name: `${friesian ? "a Friesian" : "an Ankole"} ${age}`,
  }
}
