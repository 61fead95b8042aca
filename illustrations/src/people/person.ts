/** Puts a figure together, sheet by sheet, from the far arm to the near hand. */
import { groundShadow } from "../paper"
import { place, round } from "../part"
import { phone, recordBook, staff } from "../tools"
import { figureHead } from "./figure-head"
import { neck } from "./figure-neck"
import { arm, grip, leg, type ArmLook, type LegLook } from "./figure-limbs"
import { pointedSleeve } from "./garments-long"
import { expression, glad, measures, wearing } from "./looks"
import { body, trousers } from "./outfit"
import { personBase } from "./person-base"
import { skeleton } from "./skeleton"
import type { Person, PersonOptions, Pose, Spot } from "./types"

/** A person in a pose. Origin between the feet; everything in centimetres; faces right. */
export function person(options: PersonOptions): Person {
  const pose = options.pose ?? "stand"
  const { kind, clothes, random, seed, look, female, scale, wear, arms } = personBase(options, pose, (build, size) =>
    skeleton(pose, build, unscaled(options.reaches, size)),
  )
  const { bones, light, skin } = wear
  const armLook: ArmLook = { ...arms, hand: options.reaches?.hands ?? bones.stance.hands ?? "rest" }
  const farHand =
    (options.reaches?.far && options.reaches.hands) ??
    bones.stance.farHand ??
    (pose === "wave" || pose === "speak" || pose === "give"
      ? "open"
      : [
            "clasp",
            "fold",
            "read",
            "phone",
            "write",
            "carry-front",
            "kneel",
            "milk",
            "inject",
            "feed",
            "weigh",
            "plant",
          ].includes(pose)
        ? (bones.stance.hands ?? "rest")
        : "rest")
  const farArm =
    arm(bones.far, { ...armLook, hand: farHand, far: true }) +
    (clothes === "gomesi" ? pointedSleeve(wear, bones.far, true) : "")
  const nearArm =
    arm(
      bones.near,
      clothes === "shuka"
        ? { ...armLook, sleeve: look.main, reach: 0.5, print: look.print }
        : { ...armLook, hand: pose === "wave" || pose === "point" ? "rest" : armLook.hand },
    ) + (clothes === "gomesi" ? pointedSleeve(wear, bones.near, false) : "")

  const { tilt, ...mien } = expression(seed)
  const profile = (options.head ?? (bones.stance.profile ? "profile" : "three-quarter")) === "profile"
  const head = figureHead(
    {
      skin,
      light,
      hair: look.hair,
      headwear: look.headwear,
      wrap: look.wrap,
      measures: { ...measures(options.who, female, random), ...mien, ...(options.laughs ? glad : {}) },
      profile,
      bearded: options.who === "elder-man" || (options.who === "man" && random.chance(0.35)),
      grey: options.who.startsWith("elder"),
      seed,
      size: kind.head,
    },
    { x: bones.head.x, y: bones.head.y },
    // A load on the head is carried upright, and work in profile has its own bow.
    bones.nod + (options.nod ?? 0) + (profile || options.carries ? 0 : tilt),
  )
  const legLook: LegLook = {
    skin,
    light,
    girth: kind.girth,
    footwear: look.footwear,
    planted: pose !== "sit-ground",
    ...trousers(clothes, look),
  }
  const farLeg = leg(bones.far, { ...legLook, far: true, planted: legLook.planted && pose !== "kick" })
  const nearLeg = leg(bones.near, { ...legLook, planted: legLook.planted && pose !== "kneel" })
  const nearGrip = grip(bones.near)
  const farGrip = grip(bones.far)
  const held = holding(options, pose, nearGrip, farGrip)
  const crown = { x: bones.head.x, y: bones.head.y - (look.headwear === "none" ? 12.8 : 16.4) * (kind.head / 0.1) }
  const load = options.carries
    ? place(
        options.carries,
        pose === "carry-head" ? crown.x : nearGrip.x + 4,
        pose === "carry-head" ? crown.y + 2 : nearGrip.y + 5,
        1 / scale,
      )
    : ""

  const middle = bones.pelvis.y > -20 ? 14 : (bones.near.ankle.x + bones.far.ankle.x) / 2 + 4
  const markup = [
    groundShadow(round(middle), bones.pelvis.y > -60 ? 38 : 27, bones.pelvis.y > -60 ? 5 : 3.6),
    farLeg,
    head.behind,
    bones.stance.farOver ? "" : farArm,
    nearLeg,
    neck(wear, 5.2 * kind.girth),
    body(clothes, wear),
    head.front,
    pose === "carry-head" ? load : "",
    bones.stance.farOver ? farArm : "",
    pose === "carry-front" ? load : "",
    held,
    nearArm,
  ].join("")
  const shifted = (spot: { x: number; y: number }) => ({ x: round(spot.x * scale), y: round(spot.y * scale) })
  const reachRight = Math.max(farGrip.x + 8, nearGrip.x + 8, bones.far.knee.x + 10, 26)
  return {
    svg: `<g transform="scale(${round(scale * 1000) / 1000})">${markup}</g>`,
    box: {
      left: round(Math.min(-26, bones.near.ankle.x - 12, nearGrip.x - 10) * scale),
      top: round((crown.y - 8) * scale),
      right: round(reachRight * scale),
      bottom: 0,
    },
    name: `${kind.said} ${wearing[clothes]}`,
    with: carriedNames(options, pose),
    nearHand: shifted(nearGrip),
    farHand: shifted(farGrip),
    crown: shifted(crown),
  }
}

/** Places in the figure's own centimetres, turned into those of a figure of the common height. */
function unscaled(reaches: PersonOptions["reaches"], scale: number): { near?: Spot; far?: Spot } {
  const each = (spot: Spot | undefined) => spot && { x: spot.x / scale, y: spot.y / scale }
  return { near: each(reaches?.near), far: each(reaches?.far) }
}

/** What a person has about them, for the description of the picture. */
function carriedNames({ holds, carries }: PersonOptions, pose: Pose): string[] {
  const own = {
    phone: "a telephone",
    call: "a telephone",
    staff: "a herder's staff",
    write: "a record book",
    read: "a record book",
  } as const
  const things = [holds, carries].flatMap((part) => (part ? [part.name, ...(part.with ?? [])] : []))
  return !holds && pose in own ? [...things, own[pose as keyof typeof own]] : things
}

/** What the hands hold: the caller's part, or what the pose is about. */
function holding(
  { holds }: PersonOptions,
  pose: Pose,
  near: { x: number; y: number },
  far: { x: number; y: number },
): string {
  if (holds) return place(holds, near.x, near.y, 1)
  if (pose === "call")
    return `<g transform="translate(${round(near.x + 1)} ${round(near.y + 6)}) rotate(12)">${place(phone({ back: true }), 0, 0, 1)}</g>`
  if (pose === "phone")
    return `<g transform="translate(${round(near.x + 2)} ${round(near.y + 2)}) rotate(14)">${place(phone({ back: true }), 0, 0, 1)}</g>`
  if (pose === "staff") return place(staff(), near.x, 0, 1)
  if (pose === "write" || pose === "read") {
    const x = (near.x + far.x) / 2 + (pose === "write" ? 3 : 2)
    return `<g transform="translate(${round(x)} ${round(Math.max(near.y, far.y) + 3)}) rotate(${pose === "write" ? -12 : -18})">${place(recordBook({ standing: false }), 0, 0, 1)}</g>`
  }
  return ""
}
