/** People seen from behind: an audience, a walk home, a bench at dusk. Centimetres; origin between the feet. */
import type { Tone } from "../palette"
import { groundShadow } from "../paper"
import { place, round, type Part } from "../part"
import { bench } from "../tools"
import { backHead, nape, type BackHead } from "./back-head"
import { arm, type ArmLook } from "./figure-limbs"
import { pointedSleeve } from "./garments-long"
import { kinds, wearing } from "./looks"
import { personBase } from "./person-base"
import { skeleton, type Limbs } from "./skeleton"
import { at } from "./stance"
import type { PersonOptions } from "./types"
import { backGarment, seatCloth } from "./back-cloth"
import { backLegs, type BackPose } from "./back-legs"
import { babyOnBack, satchel } from "./back-loads"

export type { BackPose }

export interface BackOptions extends Omit<PersonOptions, "pose" | "head" | "holds"> {
  pose?: BackPose
  /** One hand up, to vote or to ask. */
  raised?: boolean
  /** A baby tied to the back with a cloth of this colour. */
  baby?: Tone
  /** A school bag on the back. */
  bag?: Tone
  /** Degrees the head leans; positive to the right. */
  tilt?: number
  /** The right arm lies round somebody at that side. */
  embraces?: boolean
}

/** How far the trunk sinks against standing. */
const sunk: Record<BackPose, number> = { stand: 0, walk: 0, sit: 41, "sit-ground": 75 }

/** Legs and the rest apart, so that a bench fits between them. */
interface Layers {
  legs: string
  body: string
  top: number
  scale: number
}

/** A person seen from behind. */
export function fromBehind(options: BackOptions): Part {
  const { legs, body, top, scale } = layers(options)
  const clothes = options.clothes ?? kinds[options.who].clothes[0]
  const wide = options.pose === "sit-ground" ? 34 : 24
  return {
    svg: `<g transform="scale(${round(scale * 1000) / 1000})">${groundShadow(0, wide, 4)}${legs}${body}</g>`,
    box: { left: -26 * scale, top: round(top * scale), right: 26 * scale, bottom: 0 },
    name: `${kinds[options.who].said} ${wearing[clothes]}`,
    with: companions(options),
  }
}

const companions = ({ carries, baby }: BackOptions): string[] => [
  ...(carries ? [carries.name, ...(carries.with ?? [])] : []),
  ...(baby ? ["a baby"] : []),
]

/** A bench with people on it, all seen from behind, `gap` centimetres from one to the next. */
export function benchFromBehind(people: readonly BackOptions[], gap = 52): Part {
  const seats = people.map((options, index) => ({
    ...layers({ ...options, pose: "sit" }),
    embraces: options.embraces ?? false,
    x: round((index - (people.length - 1) / 2) * gap),
  }))
  const each = (pick: (layers: Layers) => string) =>
    [...seats]
      .sort((a, b) => Number(a.embraces) - Number(b.embraces))
      .map(
        (seat) => `<g transform="translate(${seat.x} 0) scale(${round(seat.scale * 1000) / 1000})">${pick(seat)}</g>`,
      )
      .join("")
  const half = ((people.length - 1) * gap) / 2 + 34
  const parts = people.map((options) => fromBehind({ ...options, pose: "sit" }))
  return {
    svg: each(({ legs }) => legs) + bench({ length: half * 2 }).svg + each(({ body }) => body),
    box: { left: -half, top: Math.min(...parts.map(({ box }) => box.top)), right: half, bottom: 0 },
    name: "a bench",
    with: parts.flatMap(({ name, with: others = [] }) => [name, ...others]),
  }
}

function layers(options: BackOptions): Layers {
  const pose = options.pose ?? "stand"
  const { kind, clothes, random, look, scale, wear, arms } = personBase(options, "back", (build) =>
    skeleton("stand", build),
  )
  const { bones, light, skin } = wear
  const drop = sunk[pose]
  const { left, right } = armsOf(bones.near, bones.far, options)
  const limb = (limbs: Limbs, far: boolean, hand: ArmLook["hand"] = "rest") =>
    arm(limbs, { ...arms, hand }) + (clothes === "gomesi" ? pointedSleeve(wear, limbs, far) : "")
  const sitting = pose === "sit" || pose === "sit-ground"
  const before = limb(left, false) + (options.raised || options.embraces ? "" : limb(right, true))
  const after = options.raised ? limb(right, true, "open") : options.embraces ? limb(right, true) : ""
  const head: BackHead = {
    skin,
    light,
    hair: look.hair,
    headwear: look.headwear,
    wrap: look.wrap,
    grey: options.who.startsWith("elder"),
  }
  const lean = options.tilt ?? round(random.between(-5, 5))
  const onNeck = (markup: string, degrees: number) =>
    `<g transform="translate(${round(bones.neck.x)} ${round(bones.neck.y - 16.6)}) rotate(${degrees} 0 14) scale(${kind.head})">${markup}</g>`
  const crown = bones.neck.y - 16.6 - (look.headwear === "none" ? 13.4 : 16.6) * (kind.head / 0.1)
  const load = options.carries ? place(options.carries, bones.neck.x, crown + 2, 1 / scale) : ""
  const trunk = [
    sitting ? before : "",
    pose === "sit" || pose === "sit-ground" ? seatCloth(clothes, wear, look, pose) : "",
    onNeck(nape(head), 0),
    backGarment(clothes, wear, sitting),
    sitting ? "" : before,
    options.bag ? satchel(wear, options.bag) : "",
    onNeck(backHead(head), lean),
    options.baby ? babyOnBack(wear, options.baby) : "",
    load,
    after,
  ].join("")
  return {
    legs: pose === "sit-ground" ? "" : backLegs(pose, clothes, look, wear, kind.girth),
    body: drop ? `<g transform="translate(0 ${drop})">${trunk}</g>` : trunk,
    top: (options.raised ? Math.min(crown, -196) : crown) + drop - (options.carries ? 30 : 4),
    scale,
  }
}

function armsOf(
  near: Limbs,
  far: Limbs,
  { pose = "stand", raised, embraces }: BackOptions,
): { left: Limbs; right: Limbs } {
  const sitting = pose === "sit" || pose === "sit-ground"
  const lap = (limbs: Limbs, side: 1 | -1): Limbs => ({
    ...limbs,
    elbow: at(limbs.shoulder.x + side * 9, limbs.shoulder.y + 27),
    wrist: at(limbs.shoulder.x - side * 5, limbs.shoulder.y + 38),
  })
  const { x, y } = far.shoulder
  const up: Limbs = { ...far, elbow: at(x + 8, y - 26), wrist: at(x + 5, y - 50) }
  const about: Limbs = { ...far, elbow: at(x + 20, y + 14), wrist: at(x + 34, y + 6) }
  return {
    left: sitting ? lap(near, -1) : near,
    right: raised ? up : embraces ? about : sitting ? lap(far, 1) : far,
  }
}
