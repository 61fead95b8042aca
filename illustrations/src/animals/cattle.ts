/**
 * Cattle: Ankole (long lyre horns, slim, dewlap, small hump), Friesian (patched, angular hips, big udder), the crosses
 * of Friesian and local cattle that most dairy farms keep, and the small East African zebu (hump, short horns).
 */
import { outline, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { carriage, lowered, nodding, type CattlePose } from "./cattle-carriage"
import { frontHead } from "./cattle-front"
import { coats, dewlapFolds, friesianPatches, markings, shoulderLine, udderSheet, type Marking } from "./cattle-hide"
import type { HeadLook } from "./cattle-horns"
import { profileHead } from "./cattle-profile"
import { gallopingLegs, standingGait, steppingLegs, walkingGait, type Gait } from "./cattle-legs"
import { raisedTail, tail } from "./limbs"

export type { Gait }

export type Breed = "ankole" | "friesian" | "cross" | "zebu"

/** What a breed is called. */
const said: Record<Breed, string> = {
  ankole: "an Ankole",
  friesian: "a Friesian",
  cross: "a Friesian cross",
  zebu: "a zebu",
}

/** Height of a grown cow's horns, centimetres. */
const hornsOf: Record<Breed, number> = { ankole: 84, friesian: 0, cross: 13, zebu: 21 }

export interface CattleOptions {
  breed?: Breed
  /** Cows have an udder, bulls a hump and a heavier neck, calves neither and short faces. */
  age?: "cow" | "bull" | "calf"
  pose?: CattlePose
  /** Hide of an Ankole or a zebu, dark patches of a cross; Friesians are black and white. */
  coat?: Tone
  /** White splashes on an Ankole's flank. */
  splashed?: boolean
  /** Other white on an Ankole. */
  marking?: Marking
  /** Height of the horns, centimetres. */
  horns?: number
  /** How far the horns open: 1 is the usual lyre. */
  spread?: number
  /** Legs of a walking animal; only a moving picture sets it. */
  gait?: Gait
  /** Sideways swing of the tail's end, centimetres. */
  swish?: number
  /** How far the head is lowered in its stride, centimetres. */
  nod?: number
}

/** Where a rope is tied under the jaw of a standing or walking animal, in its own centimetres. */
export const halter = { x: 100, y: -112 } as const

/** A cow, bull or calf of one breed. About 125 cm at the withers; calves are drawn at their own size. */
export function cattle(options: CattleOptions = {}): Part {
  const { breed = "ankole", age = "cow", pose = "standing", swish = 0 } = options
  const marking = options.marking ?? (options.splashed ? "splashed" : undefined)
  const friesian = breed === "friesian" || breed === "cross"
  const zebu = breed === "zebu"
  const bull = age === "bull"
  const calf = age === "calf"
  const dark = breed === "cross" ? (options.coat ?? coats.darkBrown) : hide.friesianBlack
  const plain = zebu ? coats.dun : bull ? hide.ankoleDark : hide.ankole
  const coat = friesian ? hide.friesianWhite : (options.coat ?? plain)
  const gait = options.gait ?? (pose === "walking" ? walkingGait : standingGait)
  const neck = nodding(carriage(pose, bull, calf), options.nod ?? 0)

  const topLine: Point[] = friesian
    ? [
        [-69, -117],
        [-62, -124],
        [-50, -128],
        [-40, -124],
        [-10, -123],
        [18, -124],
        [36, -127],
      ]
    : zebu && !calf
      ? [
          [-68, -110],
          [-60, -119],
          [-46, -123],
          [-26, -118],
          [0, -117],
          [16, -119],
          [24, -132],
          [34, bull ? -152 : -145],
          [44, bull ? -150 : -143],
        ]
      : [
          [-68, -112],
          [-60, -121],
          [-46, -125],
          [-26, -120],
          [0, -119],
          bull ? [20, -127] : [20, -122],
          bull ? [36, -138] : [36, -127],
        ]
  const underLine: Point[] = calf
    ? [
        [46, -64],
        [22, -62],
        [-8, -64],
        [-32, -70],
        [-56, -74],
        [-69, -96],
      ]
    : friesian
      ? [
          [46, -60],
          [22, -54],
          [-6, -50],
          [-30, -55],
          [-54, -70],
          [-70, -92],
        ]
      : [
          [46, -58],
          [22, -57],
          [-8, -57],
          [-32, -63],
          [-54, -72],
          [-70, -92],
        ]
  const body = outline(...topLine, ...neck.crest, ...neck.throat, ...underLine)
  const look: HeadLook = {
    tone: friesian ? dark : coat,
    horns: calf ? 0 : (options.horns ?? (bull && breed === "ankole" ? 92 : hornsOf[breed])),
    hornRoot: zebu || breed === "cross" ? 7 : bull ? 14.5 : 12,
    spread: options.spread ?? 1,
    ...(friesian ? { blaze: hide.friesianWhite } : {}),
    young: calf,
  }
  const turning = ({ behind, front }: { behind: string; front: string }) => {
    const mirror = (markup: string) =>
      markup ? `<g transform="matrix(-1 0 0 1 ${neck.poll[0] * 2} 0)">${markup}</g>` : ""
    return neck.back ? { behind: "", front: mirror(behind + front) } : { behind, front }
  }
  const head = pose === "looking" ? frontHead(look, neck.poll) : turning(profileHead(look, neck.poll, neck.nose))

  const chest: Point[] = lowered(pose)
    ? [
        [60, -76],
        [76, -64],
        [90, -44],
      ]
    : [
        [62, -98],
        [80, -112],
        [110, -100],
      ]
  const belly = outline(
    [-90, -60],
    [-64, -84],
    [-40, -78],
    [-6, -70],
    [24, -72],
    [44, -80],
    ...chest,
    [100, -30],
    [-60, -30],
  )
  const backLight = outline(
    [-80, -140],
    [-66, -112],
    [-46, -117],
    [-22, -112.5],
    [4, -111.5],
    [24, -114],
    [40, -118],
    [54, -124],
    [70, -146],
    [60, -170],
  )
  const lightPaper = mix(coat.base, coat.light, 0.75)
  const patches = friesian ? friesianPatches(pose, dark) : marking ? markings[marking]() : ""
  const folds = bull || !friesian ? dewlapFolds(pose, coat) : ""
  const inside =
    cut(backLight, lightPaper) + cut(belly, mix(coat.base, coat.shade, 0.72)) + patches + shoulderLine(coat) + folds

  const legTone = friesian ? hide.friesianWhite : coat
  const legs = pose === "running" ? gallopingLegs(legTone) : steppingLegs(legTone, gait)
  const tailTone = friesian ? dark : coat
  const hangingTail =
    pose === "running" ? raisedTail([-66, -114], 60, tailTone) : tail([-68, -114], calf ? 46 : 62, tailTone, swish)
  const udder = age === "cow" ? udderSheet(friesian) : ""
  const dewlap =
    !friesian && !lowered(pose) && !calf
      ? cut(
          outline([78, -110], [82, -96], [76, -78], [66, -60], [56, -55], [50, -64], [62, -84]),
          mix(coat.base, coat.shade, 0.4),
        )
      : ""
  const svg =
    groundShadow(-8, 74, 5) +
    legs.far +
    head.behind +
    sheet(hangingTail) +
    udder +
    sheet(dewlap + cut(body, coat.base) + clip(body, inside)) +
    legs.near +
    (pose === "licking" ? sheet(cut(tongue, hide.pink.base), "fine") : "") +
    head.front
  const hornTop = pose === "grazing" ? -130 : neck.poll[1] - look.horns - 8
  const part: Part = {
    svg,
    box: { left: -84, top: Math.min(-140, hornTop), right: pose === "grazing" ? 160 : 134, bottom: 6 },
    name: `${said[breed]} ${age}`,
  }
  return calf ? smaller(part, 0.54, 0.6) : part
}

/** The tongue of an animal that licks, where its muzzle then is. */
const tongue = outline([131, -86], [141, -80], [153, -82], [161, -92], [158, -97], [150, -90], [138, -90])

/** Calves are short in the body and long in the leg. */
const smaller = (part: Part, across: number, up: number): Part => ({
  ...part,
  svg: `<g transform="scale(${across} ${up})">${part.svg}</g>`,
  box: {
    left: part.box.left * across,
    top: part.box.top * up,
    right: part.box.right * across,
    bottom: part.box.bottom * up,
  },
})
